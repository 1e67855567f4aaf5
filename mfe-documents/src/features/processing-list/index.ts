export { useProcessingList } from './api/processing-list.queries.ts';
export { ProcessingTable } from './components/processing-table.tsx';
export { searchRows } from './model/processing-row.ts';
export { useStageMoves } from './use-stage-moves.ts';
