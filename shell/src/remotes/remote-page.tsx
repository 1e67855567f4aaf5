import { BRAND } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Outlet } from '@assay/shared/router';
import { EmptyState } from '@assay/shared/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { areaOf } from './area-name.ts';
import { loadPage } from './load-page.ts';
import { NextPage } from './next-page.tsx';
import { consumePreloadedPage } from './preload-pages.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { KnownRoute } from './remote-registry.ts';
import { useRegistry, useRemotes } from './remotes-context.tsx';
import { WaitingForArea } from './waiting-for-area.tsx';

/** Shown for a route of the manifest that the code has no page for. */
function AbsentPage() {
  return (
    <EmptyState
      message={text('shell.pageAbsent')}
      description={text('shell.pageAbsentHint', { product: BRAND.product })}
    />
  );
}

/** A route without a page shows its children, if it has any. */
function WithoutPage({ id }: Pick<KnownRoute, 'id'>) {
  const hasChildren = useRegistry().routes.some(({ parent }) => parent === id);
  return hasChildren ? <Outlet /> : <AbsentPage />;
}

/** The page of a route, loaded when the route is entered, in its own boundary with Retry [AMB-011]. */
export function RemotePage({ route }: { readonly route: KnownRoute }) {
  const remotes = useRemotes();
  const registry = useRegistry();
  const [attempt, setAttempt] = useState(0);
  const { id, remote } = route;
  // Independent of remotes that join late: a new component would mount the open page again.
  const Page = useMemo(() => {
    const load = async () => ({
      default:
        (await (attempt === 0
          ? consumePreloadedPage(remotes, { id, remote })
          : loadPage(remotes, { id, remote }, { isRetry: true }))) ?? (() => <WithoutPage id={id} />),
    });
    // A failed lazy component stays failed, so each attempt makes a new one.
    return { attempt, Component: lazy(load) };
  }, [remotes, remote, id, attempt]).Component;
  return (
    <RemoteBoundary
      key={`${id}:${attempt}`}
      remote={remote}
      area={areaOf(registry, route)}
      log={remotes.log}
      onRetry={() => setAttempt((present) => present + 1)}
    >
      <Suspense fallback={<WaitingForArea />}>
        <Page />
        <NextPage id={id} />
      </Suspense>
    </RemoteBoundary>
  );
}
