export { DuplicateDialog, type RepeatingDocument } from './components/duplicate-dialog.tsx';
