import type { RemotePages } from '@assay/shared/platform';

export { loadTexts } from '@assay/shared/messages';

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
  'documents.figure': async () =>
    (await import('./pages/figure-documents/figure-documents.page.tsx')).FigureDocumentsPage,
  'documents.dashboards': async () => (await import('./pages/dashboards/dashboards.page.tsx')).DashboardsPage,
  'documents.platformSummary': async () =>
    (await import('./pages/dashboards/platform-summary.page.tsx')).PlatformSummaryPage,
  'documents.productivity': async () =>
    (await import('./pages/dashboards/productivity.page.tsx')).ProductivityPage,
  'documents.performance': async () =>
    (await import('./pages/dashboards/performance.page.tsx')).PerformancePage,
  'documents.bySource': async () => (await import('./pages/dashboards/by-source.page.tsx')).BySourcePage,
  'documents.expectedReceived': async () =>
    (await import('./pages/dashboards/expected-received.page.tsx')).ExpectedReceivedPage,
  'documents.usage': async () => (await import('./pages/usage/usage.page.tsx')).UsagePage,
};
