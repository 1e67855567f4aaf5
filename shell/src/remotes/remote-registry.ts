import { fetchDescription } from '@assay/shared/api-client';
import { CHUNK_LOAD_TIMEOUT_MS, MANIFEST_WAIT_MS, START_TIMEOUT_MS } from '@assay/shared/domain';
import type { Logger } from '@assay/shared/platform';
import {
  remoteManifest,
  remotesFile,
  type ManifestRoute,
  type ManifestSidebarItem,
  type RemoteManifest,
} from '@assay/shared/platform/manifest';
import { createUiStore, type StoreApi } from '@assay/shared/state';

/** A remote whose manifest was read. Its code may still be missing, slow or broken. */
export interface KnownRemote {
  readonly name: string;
  /** The address of its files, with a slash at the end. */
  readonly base: string;
  readonly manifest: RemoteManifest;
}

/** A route and the remote that has its page. */
export interface KnownRoute extends ManifestRoute {
  readonly remote: string;
}

/** Everything that the shell knows about the remotes. */
export interface RemoteRegistry {
  readonly remotes: readonly KnownRemote[];
  readonly routes: readonly KnownRoute[];
  readonly sidebar: readonly ManifestSidebarItem[];
  /** Names of remotes whose manifest has not arrived yet. They join when it does [ADR 0023]. */
  readonly late: readonly string[];
  /** Names of remotes whose manifest could not be read: their addresses are unknown. */
  readonly missing: readonly string[];
}

/** The registry of this page. Remotes are added to it, never changed or removed. */
export type RegistryStore = StoreApi<RemoteRegistry>;

const withSlash = (base: string) => (base.endsWith('/') ? base : `${base}/`);

/** The registry before any manifest is read. */
export const emptyRegistry = (late: readonly string[]): RemoteRegistry => ({
  remotes: [],
  routes: [],
  sidebar: [],
  late,
  missing: [],
});

/** Adds a remote. A route whose id or path an earlier remote has is left out and logged. */
export function addRemote(registry: RemoteRegistry, remote: KnownRemote, log: Logger): RemoteRegistry {
  const { name, manifest } = remote;
  const routes = [...registry.routes];
  for (const route of manifest.routes) {
    const owner = routes.find(({ id, path }) => id === route.id || path === route.path)?.remote;
    if (owner === undefined) routes.push({ ...route, remote: name });
    else log.error('remotes.routeTaken', { route: route.id, path: route.path, by: name, owner });
  }
  return {
    ...registry,
    remotes: [...registry.remotes, remote],
    routes,
    sidebar: [...registry.sidebar, ...manifest.sidebar].toSorted((one, other) => one.order - other.order),
    late: registry.late.filter((other) => other !== name),
  };
}

const loseRemote = (registry: RemoteRegistry, name: string): RemoteRegistry => ({
  ...registry,
  late: registry.late.filter((other) => other !== name),
  missing: [...registry.missing, name],
});

/** Waits for a promise, at most the given time in ms. */
async function waitAtMost(ms: number, all: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([all, limit]);
  clearTimeout(timer);
}

/**
 * Reads `/remotes.json` and the manifests of all remotes at once. Resolves when all are read, or after 3 s with those
 * that have arrived; the store adds the others as they arrive [ADR 0023]. A manifest that cannot be read, or that takes
 * longer than a script may, makes its own remote missing. Rejects where `/remotes.json` cannot be read.
 */
export async function loadRegistry(log: Logger, url = '/remotes.json'): Promise<RegistryStore> {
  const { remotes } = await fetchDescription(url, remotesFile, { limitMs: START_TIMEOUT_MS });
  const names = Object.keys(remotes);
  const outcomes = new Map<string, KnownRemote | 'failed'>();
  const reads = Object.entries(remotes).map(async ([name, { base }]) => {
    const home = withSlash(base);
    try {
      const address = `${home}assay-manifest.json`;
      const manifest = await fetchDescription(address, remoteManifest, { limitMs: CHUNK_LOAD_TIMEOUT_MS });
      outcomes.set(name, { name, base: home, manifest });
    } catch (error) {
      log.error('remotes.manifestFailed', { remote: name, error });
      outcomes.set(name, 'failed');
    }
    return name;
  });
  const take = (registry: RemoteRegistry, name: string): RemoteRegistry => {
    const outcome = outcomes.get(name);
    if (outcome === undefined) return registry;
    return outcome === 'failed' ? loseRemote(registry, name) : addRemote(registry, outcome, log);
  };
  await waitAtMost(MANIFEST_WAIT_MS, Promise.all(reads));
  // In the order of the file, so that the owner of a path does not depend on timing.
  const inTime = names.reduce(take, emptyRegistry(names));
  const store = createUiStore<RemoteRegistry>()(() => inTime);
  for (const name of inTime.late)
    void reads[names.indexOf(name)]?.then(() => store.setState((registry) => take(registry, name), true));
  return store;
}
