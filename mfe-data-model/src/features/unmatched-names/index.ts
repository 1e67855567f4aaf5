export { unmatchedNameColumns } from './unmatched-name-columns.tsx';
export { unmatchedNamesQuery, useUnmatchedNameCount } from './unmatched-names.queries.ts';
