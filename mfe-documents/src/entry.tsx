import type { RemotePages } from '@assay/shared/platform';

const documentLists = () => import('./pages/document-list/document-list.page.tsx');

/** The pages of this remote by route id, for the shell; each comes with its own chunk. */
export const pages: RemotePages = {
  'documents.verification': async () => (await documentLists()).VerificationPage,
  'documents.archive': async () => (await documentLists()).ArchivePage,
  'documents.trash': async () => (await documentLists()).TrashPage,
  'documents.qa': async () => (await documentLists()).ManualQaPage,
  'documents.upload': async () => (await import('./pages/upload/upload.page.tsx')).UploadPage,
  'documents.uploads': async () =>
    (await import('./pages/uploads-and-extractions/uploads-and-extractions.page.tsx'))
      .UploadsAndExtractionsPage,
  'documents.errors': async () =>
    (await import('./pages/extraction-errors/extraction-errors.page.tsx')).ExtractionErrorsPage,
  'documents.usage': async () => (await import('./pages/usage/usage.page.tsx')).UsagePage,
};
