import type { RemotePages } from '@assay/shared/platform';
import { lazy } from 'react';

/** The pages of this remote by route id, for the shell; each comes with its own chunk. */
export const pages: RemotePages = {
  'verification.document': lazy(async () => ({ default: (await import('./pages/document/document.page.tsx')).DocumentPage })),
  'verification.tabled': lazy(async () => ({ default: (await import('./pages/tabled/tabled.page.tsx')).TabledPage })),
};
