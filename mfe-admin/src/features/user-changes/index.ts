export { userChangesQuery } from './api/user-changes.queries.ts';
export { userChangeColumns } from './components/user-change-columns.ts';
