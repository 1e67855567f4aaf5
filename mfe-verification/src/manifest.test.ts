import { matchRoutes } from '@assay/shared/router';
import { manifest } from './manifest.ts';

const routeAt = (address: string) =>
  matchRoutes(
    manifest.routes.map(({ id, path }) => ({ id, path })),
    address,
  )?.[0]?.route.id;

describe('the manifest of the verification remote', () => {
  it('ROUTE-010 ROUTE-012 distinguishes the document view from the tabled one by address', () => {
    expect(routeAt('/verification/42/document')).toBe('verification.document');
    expect(routeAt('/verification/42/0')).toBe('verification.tabled');
    expect(routeAt('/verification/42/abc')).toBe('verification.tabled');
  });

  it('ROUTE-011 hides the side navigation on the document view only', () => {
    const hidden = manifest.routes
      .filter(({ hidesSideNavigation }) => hidesSideNavigation)
      .map(({ id }) => id);
    expect(hidden).toEqual(['verification.document']);
  });
});
