import { lazy } from 'react';

/** The export dialog, loaded when it is shown. */
export const ExportDocuments = lazy(async () => ({
  default: (await import('./components/export-documents.tsx')).ExportDocuments,
}));
