import { lazy } from 'react';

/** The upload dialog, loaded when it is shown. */
export const UploadDialog = lazy(async () => ({
  default: (await import('./components/upload-dialog.tsx')).UploadDialog,
}));
