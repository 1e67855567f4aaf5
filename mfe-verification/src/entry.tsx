import type { RemotePages } from '@assay/shared/platform';

export { loadTexts } from '@assay/shared/messages';

/** The pages of this remote by route id, for the shell; each comes with its own chunk. */
export const pages: RemotePages = {
  'verification.document': async () => (await import('./pages/document/document.page.tsx')).DocumentPage,
  'verification.grid': async () => (await import('./pages/grid/grid.page.tsx')).GridPage,
  'verification.tabled': async () => (await import('./pages/tabled/tabled.page.tsx')).TabledPage,
};
