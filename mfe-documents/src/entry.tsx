import type { RemotePages } from '@assay/shared/platform';
import { lazy } from 'react';

const documentLists = () => import('./pages/document-list/document-list.page.tsx');

/** The pages of this remote by route id, for the shell; each comes with its own chunk. */
export const pages: RemotePages = {
  'documents.verification': lazy(async () => ({ default: (await documentLists()).VerificationPage })),
  'documents.archive': lazy(async () => ({ default: (await documentLists()).ArchivePage })),
  'documents.trash': lazy(async () => ({ default: (await documentLists()).TrashPage })),
  'documents.qa': lazy(async () => ({ default: (await documentLists()).ManualQaPage })),
  'documents.upload': lazy(async () => ({
    default: (await import('./pages/upload/upload.page.tsx')).UploadPage,
  })),
  'documents.uploads': lazy(async () => ({
    default: (await import('./pages/uploads-and-extractions/uploads-and-extractions.page.tsx'))
      .UploadsAndExtractionsPage,
  })),
  'documents.errors': lazy(async () => ({
    default: (await import('./pages/extraction-errors/extraction-errors.page.tsx')).ExtractionErrorsPage,
  })),
  'documents.usage': lazy(async () => ({
    default: (await import('./pages/usage/usage.page.tsx')).UsagePage,
  })),
};
