import type { Logger } from '@assay/shared/platform';
import type { ManifestRoute, ManifestSidebarItem, RemoteManifest } from '@assay/shared/platform/manifest';
import type { StoreApi } from '@assay/shared/state';

/** A remote whose manifest was read. Its code may still be missing, slow or broken. */
export interface KnownRemote {
  readonly name: string;
  /** The address of its files, with a slash at the end. */
  readonly base: string;
  readonly manifest: RemoteManifest;
  /** Its manifest cannot be read now; this one is of an earlier visit. */
  readonly isKept?: boolean;
}

/** A route and the remote that has its page. */
export interface KnownRoute extends ManifestRoute {
  readonly remote: string;
}

/** A sidebar item and the remote that declares it. */
export interface KnownItem extends ManifestSidebarItem {
  readonly remote: string;
}

/** Everything that the shell knows about the remotes. */
export interface RemoteRegistry {
  readonly remotes: readonly KnownRemote[];
  readonly routes: readonly KnownRoute[];
  readonly sidebar: readonly KnownItem[];
  /** Names of remotes whose manifest has not arrived yet. They join when it does [ADR 0023]. */
  readonly late: readonly string[];
  /** Names of remotes whose manifest could not be read. */
  readonly missing: readonly string[];
}

/** The registry of this page. Routes are added to it, never changed or removed; a remote may get another release. */
export type RegistryStore = StoreApi<RemoteRegistry>;

/** The registry before any manifest is read. */
export const emptyRegistry = (late: readonly string[]): RemoteRegistry => ({
  remotes: [],
  routes: [],
  sidebar: [],
  late,
  missing: [],
});

const without = (names: readonly string[], name: string) => names.filter((other) => other !== name);

/**
 * Adds a remote, or another release of one. A route whose id or path is taken is left out; where another remote has it,
 * that is logged.
 */
export function addRemote(registry: RemoteRegistry, remote: KnownRemote, log: Logger): RemoteRegistry {
  const { name, manifest, isKept = false } = remote;
  const routes = [...registry.routes];
  for (const route of manifest.routes) {
    const owner = routes.find(({ id, path }) => id === route.id || path === route.path)?.remote;
    if (owner === undefined) routes.push({ ...route, remote: name });
    else if (owner !== name)
      log.error('remotes.routeTaken', { route: route.id, path: route.path, by: name, owner });
  }
  const items = manifest.sidebar.map((item) => ({ ...item, remote: name }));
  return {
    remotes: [...registry.remotes.filter((other) => other.name !== name), remote],
    routes,
    sidebar: [...registry.sidebar.filter((item) => item.remote !== name), ...items].toSorted(
      (one, other) => one.order - other.order,
    ),
    late: without(registry.late, name),
    missing: isKept ? [...without(registry.missing, name), name] : without(registry.missing, name),
  };
}

/** A remote whose manifest cannot be read, and that no earlier visit has seen. */
export const loseRemote = (registry: RemoteRegistry, name: string): RemoteRegistry => ({
  ...registry,
  late: without(registry.late, name),
  missing: [...without(registry.missing, name), name],
});
