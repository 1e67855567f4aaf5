import { defineManifest } from '@assay/shared/platform/manifest';

/** The own profile [S1 §2]. */
export const manifest = defineManifest({
  name: 'admin',
  routes: [
    {
      id: 'admin.settings',
      name: 'Settings',
      path: '/settings',
      access: 'signedIn',
      redirectTo: 'admin.profile',
    },
    {
      id: 'admin.profile',
      name: 'profile',
      path: '/settings/profile',
      access: 'signedIn',
      parent: 'admin.settings',
      label: 'navigation.profile',
    },
  ],
  sidebar: [
    { route: 'admin.profile', label: 'navigation.settings', icon: 'settings', group: 'end', order: 10 },
  ],
});
