export { CreateUserDialog } from './components/create-user-dialog.tsx';
export { DiscardWarning } from './components/discard-warning.tsx';
export { UserPanel } from './components/user-panel.tsx';
export { UsersToolbar } from './components/users-toolbar.tsx';
export { useUsers } from './use-users.tsx';
