import { NEXT_PAGE_DELAY_MS } from '@assay/shared/domain';
import { useEffect } from 'react';
import { preloadPage } from './preload-pages.ts';
import type { KnownRoute } from './remote-registry.ts';
import { useRegistry, useRemotes } from './remotes-context.tsx';

/** Beside a page that is shown: fetches the code of the page that users open from it, when the network is idle. */
export function NextPage({ id }: Pick<KnownRoute, 'id'>) {
  const remotes = useRemotes();
  const next = useRegistry().routes.find((route) => route.id === id)?.next;
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => preloadPage(remotes, next, 'later'), NEXT_PAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [remotes, next]);
  return null;
}
