import { lazy } from 'react';

/** The dialog that verifies proven values, loaded when it is shown. */
export const VerifyProvenDialog = lazy(async () => ({
  default: (await import('./components/verify-proven-dialog.tsx')).VerifyProvenDialog,
}));
