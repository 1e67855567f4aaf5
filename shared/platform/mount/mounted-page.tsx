import { usePlatform, type LoadPage } from '@assay/shared/platform';
import { LoadingOverlay } from '@assay/shared/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { MountBoundary } from './mount-boundary.tsx';

/** A page of a mounted remote, loaded when it is entered, with Retry where that fails. */
export function MountedPage({ load }: { readonly load: LoadPage }) {
  const { log } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  // A failed lazy component stays failed, so each attempt makes a new one.
  const Page = useMemo(
    () => ({ attempt, Component: lazy(async () => ({ default: await load() })) }),
    [load, attempt],
  ).Component;
  return (
    <MountBoundary key={attempt} log={log} onRetry={() => setAttempt((present) => present + 1)}>
      <Suspense fallback={<LoadingOverlay visible />}>
        <Page />
      </Suspense>
    </MountBoundary>
  );
}
