import { defineManifest, type IdsOfManifest } from '@assay/shared/platform/manifest';

/** The document view and the tabled verification [ROUTE-010, ROUTE-012]. */
export const manifest = defineManifest({
  name: 'verification',
  routes: [
    {
      id: 'verification.document',
      name: 'Document',
      title: 'verification.toDocument',
      path: '/verification/:documentRequestId/document',
      access: 'signedIn',
      hidesSideNavigation: true,
    },
    {
      id: 'verification.grid',
      name: 'Grid',
      title: 'tables.gridTitle',
      path: '/verification/grid',
      access: 'signedIn',
    },
    {
      id: 'verification.tabled',
      name: 'Tables',
      title: 'verification.tables',
      path: '/verification/:documentRequestId/:breadcrumbIndex',
      access: 'signedIn',
    },
  ],
  sidebar: [],
});

declare module '@assay/shared/router' {
  interface RouteIds extends IdsOfManifest<typeof manifest> {}
}
