import type { RemotePages } from '@assay/shared/platform';
import { ProfilePage } from './pages/profile/profile.page.tsx';

/** The pages of this remote by route id, for the shell. */
export const pages: RemotePages = { 'admin.profile': ProfilePage };
