import { BRAND } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Outlet } from '@assay/shared/router';
import { EmptyState, LoadingOverlay } from '@assay/shared/ui';
import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { IncompatibleRemoteError } from '../federation/share-policy.ts';
import { findIncompatibility } from './compatibility.ts';
import type { RemoteLoader } from './federated-loader.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { KnownRemote, KnownRoute } from './remote-registry.ts';
import { useRegistry, useRemotes } from './remotes-context.tsx';

/** The version of the shared entry points that this shell provides. */
const PROVIDED = process.env.ASSAY_SHARED_VERSION ?? '0.0.0';

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

/** The code of a remote could not be loaded [AMB-011]. The name is the one that webpack uses for its chunks. */
class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

async function loadPage(
  loader: RemoteLoader,
  remote: KnownRemote | undefined,
  { id, remote: name }: Pick<KnownRoute, 'id' | 'remote'>,
): Promise<{ default: ComponentType }> {
  if (!remote) throw new ChunkLoadError(`The remote "${name}" is not known.`);
  const mismatch = findIncompatibility(remote.manifest.needs, PROVIDED);
  if (mismatch)
    throw new IncompatibleRemoteError(
      `${remote.name} needs ${mismatch.entryPoint} ${mismatch.needed}, this shell provides ${mismatch.provided}.`,
    );
  try {
    const { pages } = await loader.loadEntry(remote);
    return { default: (await pages[id]?.()) ?? (() => <WithoutPage id={id} />) };
  } catch (cause) {
    throw new ChunkLoadError(`The remote "${remote.name}" could not be loaded.`, { cause });
  }
}

/** The page of a route, loaded when the route is entered, in its own boundary with Retry [AMB-011]. */
export function RemotePage({ route }: { readonly route: KnownRoute }) {
  const { registry, loader, log } = useRemotes();
  const [attempt, setAttempt] = useState(0);
  const { id, remote: name } = route;
  // Independent of remotes that join late: a new component would mount the open page again.
  const Page = useMemo(() => {
    const remote = registry.getState().remotes.find((candidate) => candidate.name === name);
    // A failed lazy component stays failed, so each attempt makes a new one.
    return { attempt, Component: lazy(() => loadPage(loader, remote, { id, remote: name })) };
  }, [registry, loader, name, id, attempt]).Component;
  return (
    <RemoteBoundary
      key={`${id}:${attempt}`}
      remote={name}
      log={log}
      onRetry={() => setAttempt((present) => present + 1)}
    >
      <Suspense fallback={<LoadingOverlay visible />}>
        <Page />
      </Suspense>
    </RemoteBoundary>
  );
}
