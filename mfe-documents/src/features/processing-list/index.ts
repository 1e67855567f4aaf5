export { useFinishedFiles } from './api/finished-documents.queries.ts';
export { FinishedList } from './components/finished-list.tsx';
export { processingListQuery, useProcessingChanges } from './api/processing-list.queries.ts';
export { processingColumns } from './components/processing-columns.tsx';
export { useEndedExtractions } from './use-ended-extractions.ts';
export { useStageMoves } from './use-stage-moves.ts';
