export { DuplicateDialog } from './components/duplicate-dialog.tsx';
