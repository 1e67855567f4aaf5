export { VerifyProvenDialog } from './components/verify-proven-dialog.tsx';
