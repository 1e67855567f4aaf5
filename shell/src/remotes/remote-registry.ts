import { fetchDescription } from '@assay/shared/api-client';
import type { Logger } from '@assay/shared/platform';
import {
  remoteManifest,
  remotesFile,
  type ManifestRoute,
  type ManifestSidebarItem,
  type RemoteManifest,
} from '@assay/shared/platform/manifest';

/** A remote whose manifest was read. Its code may still be missing, slow or broken. */
export interface KnownRemote {
  readonly name: string;
  /** Where its files lie, with a slash at the end. */
  readonly base: string;
  readonly manifest: RemoteManifest;
}

/** A route and the remote that has its page. */
export interface KnownRoute extends ManifestRoute {
  readonly remote: string;
}

/** Everything that the shell knows of the suite before its first routing decision. */
export interface RemoteRegistry {
  readonly remotes: readonly KnownRemote[];
  readonly routes: readonly KnownRoute[];
  readonly sidebar: readonly ManifestSidebarItem[];
  /** Names of remotes whose manifest could not be read: their addresses are unknown. */
  readonly missing: readonly string[];
}

const withSlash = (base: string) => (base.endsWith('/') ? base : `${base}/`);

/** Makes a registry of remotes. A route id or a path that two remotes claim goes to the first one. */
export function createRegistry(
  remotes: readonly KnownRemote[],
  missing: readonly string[],
  log: Logger,
): RemoteRegistry {
  const routes = new Map<string, KnownRoute>();
  const paths = new Map<string, string>();
  for (const { name, manifest } of remotes) {
    for (const route of manifest.routes) {
      const holder = routes.get(route.id)?.remote ?? paths.get(route.path);
      if (holder === undefined) {
        routes.set(route.id, { ...route, remote: name });
        paths.set(route.path, name);
      } else {
        log.error('remotes.routeTaken', { route: route.id, path: route.path, by: name, holder });
      }
    }
  }
  const sidebar = remotes
    .flatMap(({ manifest }) => manifest.sidebar)
    .toSorted((one, other) => one.order - other.order);
  return { remotes, routes: [...routes.values()], sidebar, missing };
}

/**
 * Reads `/remotes.json` and the manifests of all remotes at once. A manifest that cannot be read costs its own remote
 * only; a missing `/remotes.json` rejects.
 */
export async function loadRegistry(log: Logger, url = '/remotes.json'): Promise<RemoteRegistry> {
  const { remotes } = await fetchDescription(url, remotesFile);
  const read = Object.entries(remotes).map(async ([name, { base }]) => {
    const home = withSlash(base);
    return {
      name,
      base: home,
      manifest: await fetchDescription(`${home}assay-manifest.json`, remoteManifest),
    };
  });
  const outcomes = await Promise.allSettled(read);
  const known = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const missing = Object.keys(remotes).filter((_, index) => outcomes[index]?.status === 'rejected');
  outcomes.forEach((outcome, index) => {
    if (outcome.status === 'rejected')
      log.error('remotes.manifestFailed', { remote: Object.keys(remotes)[index], error: outcome.reason });
  });
  return createRegistry(known, missing, log);
}
