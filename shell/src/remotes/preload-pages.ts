import type { ComponentType } from 'react';
import { findIncompatibility } from './compatibility.ts';
import { loadPage } from './load-page.ts';
import type { PreloadTime } from './remote-files.ts';
import type { KnownRoute } from './remote-registry.ts';
import type { Remotes } from './remotes-context.tsx';

type LoadedPage = Promise<ComponentType | undefined>;
const ahead = new WeakMap<Remotes, Map<KnownRoute['id'], LoadedPage>>();

/** Starts to load the pages of routes that are about to be shown, while the session and the settings are on their way. */
export function preloadPages(remotes: Remotes, ids: readonly string[]): void {
  const started = ahead.get(remotes) ?? new Map<KnownRoute['id'], LoadedPage>();
  ahead.set(remotes, started);
  for (const route of remotes.registry.getState().routes) {
    if (!ids.includes(route.id) || started.has(route.id)) continue;
    const page = loadPage(remotes, route, { isRetry: false });
    // What failed before anybody took it is tried again by who needs it.
    page.catch(() => started.delete(route.id));
    started.set(route.id, page);
  }
}

/** The page of a route: the one that was started ahead, for whom takes it first, or else loaded now. */
export function consumePreloadedPage(remotes: Remotes, route: Pick<KnownRoute, 'id' | 'remote'>): LoadedPage {
  const page = ahead.get(remotes)?.get(route.id) ?? loadPage(remotes, route, { isRetry: false });
  ahead.get(remotes)?.delete(route.id);
  return page;
}

/**
 * Fetches the code of the page of a route, of the page around it, and of the child that is shown when it is entered, unless
 * their remote does not fit this shell.
 */
export function preloadPage({ registry, loader, provided }: Remotes, id: string, when: PreloadTime): void {
  const { routes, remotes } = registry.getState();
  const route = routes.find((candidate) => candidate.id === id);
  const remote = remotes.find(({ name }) => name === route?.remote);
  if (!remote || findIncompatibility(remote.manifest, provided)) return;
  for (const page of [id, route?.parent, route?.redirectTo])
    if (page !== undefined) loader.preload(remote, page, when);
}
