import type { RemotePages } from '@assay/shared/platform';

/** The pages of this remote by route id, for the shell; each comes with its own chunk. */
export const pages: RemotePages = {
  'admin.profile': async () => (await import('./pages/profile/profile.page.tsx')).ProfilePage,
};
