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
import { useRemotes } from './remotes-context.tsx';

/** The version of the shared doors that this shell provides. */
const PROVIDED = process.env.ASSAY_SHARED_VERSION ?? '0.0.0';

/** A page that the manifest announces and the code does not have (yet). */
function AbsentPage() {
  return (
    <EmptyState
      message={text('shell.pageAbsent')}
      description={text('shell.pageAbsentHint', { product: BRAND.product })}
    />
  );
}

interface PageRequest extends Pick<KnownRoute, 'id' | 'remote'> {
  /** What is shown where the code has no page of this id. */
  readonly withoutPage: ComponentType;
}

/** The code of a remote did not arrive. The boundary tells it from a page that crashed. */
class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}

async function loadPage(
  loader: RemoteLoader,
  remote: KnownRemote | undefined,
  route: PageRequest,
): Promise<{ default: ComponentType }> {
  if (!remote) throw new RemoteLoadError(`The remote "${route.remote}" is not known.`);
  const misfit = findIncompatibility(remote.manifest.needs, PROVIDED);
  if (misfit)
    throw new IncompatibleRemoteError(
      `${remote.name} needs ${misfit.door} ${misfit.needed}, this shell provides ${misfit.provided}.`,
    );
  try {
    const { pages } = await loader.loadEntry(remote);
    return { default: (await pages[route.id]?.()) ?? route.withoutPage };
  } catch (cause) {
    throw new RemoteLoadError(`The remote "${remote.name}" could not be loaded.`, { cause });
  }
}

/** The page of a route, loaded when the route is entered, in its own boundary with Retry [architecture, section 4]. */
export function RemotePage({ route }: { readonly route: KnownRoute }) {
  const { registry, loader, log } = useRemotes();
  const [attempt, setAttempt] = useState(0);
  const { id, remote: name } = route;
  const Page = useMemo(() => {
    const remote = registry.remotes.find((candidate) => candidate.name === name);
    const hasChildren = registry.routes.some(({ parent }) => parent === id);
    const withoutPage = hasChildren ? Outlet : AbsentPage;
    // A failed lazy component stays failed, so each attempt makes a new one.
    return { attempt, Component: lazy(() => loadPage(loader, remote, { id, remote: name, withoutPage })) };
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
