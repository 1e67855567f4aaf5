import { createRenderRemote } from '@assay/shared/testing';
// Imported here, so that no test waits for the code of a page or dialog that is loaded lazily.
import '../features/document-actions/components/tags-dialog.tsx';
import '../features/document-export/components/export-documents.tsx';
import '../features/document-list/components/more-filters.tsx';
import '../features/proven-values/components/verify-proven-dialog.tsx';
import '../features/upload/components/upload-dialog.tsx';
import '../pages/dashboards/by-source.page.tsx';
import '../pages/dashboards/dashboards.page.tsx';
import '../pages/dashboards/expected-received.page.tsx';
import '../pages/dashboards/performance.page.tsx';
import '../pages/dashboards/platform-summary.page.tsx';
import '../pages/dashboards/productivity.page.tsx';
import '../pages/document-list/document-list.page.tsx';
import '../pages/document-list/period-decision.tsx';
import '../pages/extraction-errors/extraction-errors.page.tsx';
import '../pages/upload/upload.page.tsx';
import '../pages/uploads-and-extractions/uploads-and-extractions.page.tsx';
import '../pages/figure-documents/figure-documents.page.tsx';
import '../pages/usage/usage.page.tsx';
import { pages } from '../entry.tsx';
import { manifest } from '../manifest.ts';

/** Renders this remote at an address. The document view of the verification remote only says its address. */
export const renderAt = createRenderRemote({
  manifest,
  pages,
  foreignRoutes: [
    { id: 'verification.document', path: '/verification/:documentRequestId/document', text: 'document view' },
  ],
});
