import type { RemotePages } from '@assay/shared/platform';

export { loadTexts } from '@assay/shared/messages';

/** The pages of this remote by route id, for the shell; each comes with its own chunk. */
export const pages: RemotePages = {
  'admin.settings': async () => (await import('./pages/settings/settings.page.tsx')).SettingsPage,
  'admin.users': async () => (await import('./pages/users/users.page.tsx')).UsersPage,
  'admin.userChanges': async () =>
    (await import('./pages/user-changes/user-changes.page.tsx')).UserChangesPage,
  'admin.review': async () =>
    (await import('./pages/review-settings/review-settings.page.tsx')).ReviewSettingsPage,
  'admin.profile': async () => (await import('./pages/profile/profile.page.tsx')).ProfilePage,
};
