import { defineManifest, type IdsOfManifest } from '@assay/shared/platform/manifest';

/** Users, review settings and the user's profile [AMB-007]. */
export const manifest = defineManifest({
  name: 'admin',
  routes: [
    {
      id: 'admin.settings',
      name: 'Settings',
      title: 'navigation.settings',
      path: '/settings',
      access: 'signedIn',
      topNavigation: true,
      redirectTo: 'admin.profile',
    },
    {
      id: 'admin.users',
      name: 'Users',
      path: '/settings/users',
      access: 'listUsers',
      parent: 'admin.settings',
      label: 'navigation.users',
    },
    {
      id: 'admin.userChanges',
      name: 'Changes to users',
      title: 'users.changesTitle',
      path: '/settings/users/changes',
      access: 'updateUsers',
      parent: 'admin.settings',
    },
    {
      id: 'admin.review',
      name: 'Review',
      path: '/settings/review',
      access: 'signedIn',
      parent: 'admin.settings',
      label: 'navigation.reviewSettings',
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

declare module '@assay/shared/router' {
  interface RouteIds extends IdsOfManifest<typeof manifest> {}
}
