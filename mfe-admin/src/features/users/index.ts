export { userListQuery } from './api/users.queries.ts';
export { CreateUserDialog } from './components/create-user-dialog.tsx';
export { userColumns, type LinkToUser } from './components/user-columns.tsx';
export { UserPanel } from './components/user-panel.tsx';
export type { User } from './model/user.ts';
