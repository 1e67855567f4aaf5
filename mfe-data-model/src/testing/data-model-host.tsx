import { createTestingHost } from '@assay/shared/platform/testing-host';
import { render } from '@testing-library/react';
import { lazy, Suspense } from 'react';
// Read beforehand, so that no test waits for a page's code when the entry loads it lazily.
import '../pages/entities/entities.page.tsx';
import '../pages/learning/learning.page.tsx';
import '../pages/metrics/metrics.page.tsx';
import '../pages/schemas/schemas.page.tsx';
import { pages } from '../entry.tsx';
import { manifest } from '../manifest.ts';

/** Renders this remote's pages at an address inside the testing host, by the routes of its own manifest. */
export function renderAt(at: string, options: { readonly permissions?: number } = {}) {
  const pageOf = new Map(Object.entries(pages));
  const host = createTestingHost({
    initialAddress: at,
    ...options,
    routes: manifest.routes,
    pages: manifest.routes.flatMap(({ id, path }) => {
      const load = pageOf.get(id);
      if (!load) return [];
      const Page = lazy(async () => ({ default: await load() }));
      const element = (
        <Suspense>
          <Page />
        </Suspense>
      );
      return [{ path, element }];
    }),
  });
  render(<host.Wrapper />);
  return {
    ...host,
    /** Query parameters of the present address. */
    params: () => new URLSearchParams(host.router.state.location.search),
  };
}
