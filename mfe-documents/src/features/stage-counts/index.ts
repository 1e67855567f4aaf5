export { useRefreshStageCounts, useStageCounts } from './api/stage-counts.queries.ts';
export { StageCountTable } from './components/stage-count-table.tsx';
export { stageLines, IN_PROGRESS_AND_FAILED_STAGES, uploadTotals } from './model/stage-totals.ts';
