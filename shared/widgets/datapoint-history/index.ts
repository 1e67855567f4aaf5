/** The history of a metric of an entity or a relationship, in a modal. */
export { DatapointHistory, type DatapointHistoryProps } from './datapoint-history.tsx';
export { AsKnownOn } from './as-known-on.tsx';
export { endOfDay } from './end-of-day.ts';
export { valueSourceText } from './value-source-text.ts';
export { isCalculated } from './calculated.ts';
export { useDeleteDatapoints } from './history.mutations.ts';
export { deleteDatapoints, type DatapointOwner } from './datapoint-owner.ts';
