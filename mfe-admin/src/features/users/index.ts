export { useUsers } from './api/users.queries.ts';
export { CreateUserDialog } from './components/create-user-dialog.tsx';
export { UserPanel } from './components/user-panel.tsx';
export { UserTable } from './components/user-table.tsx';
export { USER_COLUMNS, type UserColumn } from './model/sort-users.ts';
export type { User } from './model/user.ts';
