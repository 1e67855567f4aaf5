export { VerifyProvenDialog } from './lazy-verify-proven-dialog.ts';
