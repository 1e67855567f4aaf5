import type { ListedUserWire } from '@assay/shared/contracts';
import { ACCOUNT_STATUSES, roleOf } from '@assay/shared/domain';
import { textOf } from '@assay/shared/messages';
import { createTestingHost, type TestingHostOptions } from '@assay/shared/platform/testing-host';
import { render } from '@testing-library/react';
import { lazy, Suspense } from 'react';
// Read beforehand, so that no test waits for a page's code when the entry loads it lazily.
import '../pages/profile/profile.page.tsx';
import '../pages/settings/settings.page.tsx';
import '../pages/user-changes/user-changes.page.tsx';
import '../pages/users/users.page.tsx';
import { pages } from '../entry.tsx';
import { manifest } from '../manifest.ts';

/** A user of the wire, active and without permissions unless told. */
export function aUser(id: number, changes: Partial<ListedUserWire> = {}): ListedUserWire {
  const permissions = changes.permissions ?? 0;
  return {
    id,
    name: `User ${id}`,
    email: `user${id}@demo.example`,
    account_status: ACCOUNT_STATUSES.ACTIVE,
    user_group: 1,
    user_management_scope: 1,
    sso: false,
    ...changes,
    permissions,
    role: roleOf(permissions),
  };
}

/** Renders this remote's pages at an address inside the testing host, by the routes of its own manifest. */
export function renderAt(at: string, options: TestingHostOptions = {}) {
  const pageOf = new Map(Object.entries(pages));
  const elementOf = (id: string) => {
    const load = pageOf.get(id);
    if (!load) throw new Error(`${id} has no page`);
    const Page = lazy(async () => ({ default: await load() }));
    return (
      <Suspense>
        <Page />
      </Suspense>
    );
  };
  const toPage = ({ id, path }: (typeof manifest.routes)[number]) => ({ path, element: elementOf(id) });
  const host = createTestingHost({
    ...options,
    initialAddress: at,
    routes: manifest.routes,
    pages: manifest.routes
      .filter(({ parent }) => parent === undefined)
      .map((route) => ({
        ...toPage(route),
        children: manifest.routes.filter(({ parent }) => parent === route.id).map(toPage),
      })),
  });
  render(<host.Wrapper />);
  return {
    ...host,
    /** Query parameters of the present address. */
    params: () => new URLSearchParams(host.router.state.location.search),
    address: () => host.router.state.location.pathname,
    /** What the toasts said. */
    told: () => host.toasts.map(({ key, params }) => textOf(key, params)),
  };
}
