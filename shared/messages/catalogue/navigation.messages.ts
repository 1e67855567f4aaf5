import { withTone } from '../message.ts';

/** Sidebar, titles of areas and links between them. */
export const navigationMessages = withTone('neutral', {
  'navigation.upload': 'Upload',
  'navigation.documents': 'Documents',
  'navigation.archive': 'Archive',
  'navigation.trash': 'Trash',
  'navigation.manualQa': 'Manual QA',
  'navigation.dashboard': 'Dashboard',
  'navigation.entities': 'Entities',
  'navigation.builder': 'Builder',
  'navigation.schemas': 'Schemas',
  'navigation.metrics': 'Metrics',
  'navigation.settings': 'Settings',
  'navigation.users': 'Users',
  'navigation.reviewSettings': 'Review',
  'navigation.profile': 'Profile',
  'navigation.logout': 'Logout',
  'navigation.usage': 'Usage',
  'navigation.main': 'Main navigation',
  'navigation.home': '{product}: go to documents',
  'navigation.skipToContent': 'Skip to content',
  'navigation.countOf': '{count} in {item}',
  'navigation.dashboardVerify': 'Verify',
  'navigation.dashboardExtract': 'Extract',
  'navigation.dashboardByConnection': 'By Connection',
  'navigation.dashboardStatus': 'Status',
});
