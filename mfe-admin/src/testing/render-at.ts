import { createRenderRemote } from '@assay/shared/testing';
// Imported here, so that no test waits for the code of a page that the entry loads lazily.
import '../pages/profile/profile.page.tsx';
import '../pages/review-settings/review-settings.page.tsx';
import '../pages/settings/settings.page.tsx';
import '../pages/user-changes/user-changes.page.tsx';
import '../pages/users/users.page.tsx';
import { pages } from '../entry.tsx';
import { manifest } from '../manifest.ts';

/** Renders this remote at an address. */
export const renderAt = createRenderRemote({ manifest, pages });
