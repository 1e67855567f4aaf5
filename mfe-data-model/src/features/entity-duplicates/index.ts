export { duplicateColumns } from './duplicate-columns.tsx';
export { DuplicatesOfEntity } from './duplicates-of-entity.tsx';
export { areDistinct, duplicatesQuery, useDuplicateCount, useDuplicateSearch } from './duplicates.queries.ts';
export { SearchStatus } from './search-status.tsx';
export { useFocusInPlace } from './use-focus-in-place.ts';
