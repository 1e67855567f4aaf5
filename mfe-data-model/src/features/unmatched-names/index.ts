export { NameSuggestionsProvider } from './name-suggestions.tsx';
export { SelectedNames } from './selected-names.tsx';
export { unmatchedNameColumns } from './unmatched-name-columns.tsx';
export { isUnconfirmed, unmatchedNamesQuery, useUnmatchedNameCount } from './unmatched-names.queries.ts';
