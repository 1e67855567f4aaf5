export { useUserChanges } from './api/user-changes.queries.ts';
export { UserChangeTable } from './components/user-change-table.tsx';
