import type { RemotePages } from '@assay/shared/platform';
import { lazy } from 'react';

/** The pages of this remote by route id, for the shell; each comes with its own chunk. */
export const pages: RemotePages = {
  'admin.profile': lazy(async () => ({
    default: (await import('./pages/profile/profile.page.tsx')).ProfilePage,
  })),
};
