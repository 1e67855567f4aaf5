import type { RemotePages } from '@assay/shared/platform';
import { loadRemote, preloadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { KnownRemote } from './remote-registry.ts';

/** What `./entry` of a remote exposes. */
export interface RemoteEntry {
  readonly pages: RemotePages;
}

/** The one place that knows how code of remotes arrives. */
export interface RemoteLoader {
  /** Loads the pages of a remote. Rejects when it is down, broken or built for another major. */
  readonly loadEntry: (remote: KnownRemote) => Promise<RemoteEntry>;
  /** Fetches the code ahead of a click; failures wait for the click. */
  readonly preload: (remote: KnownRemote) => void;
}

const containerOf = (name: string) => `assay_${name.replaceAll('-', '_')}`;

/**
 * Doors that the first paint does without. The runtime offers remotes only what this bundle asks for somewhere: without
 * these lines each remote would load its own copy. They are fetched together with the code of a remote that is about
 * to be opened.
 */
const lazyDoors: readonly (() => Promise<unknown>)[] = [
  () => import('@assay/shared/ui/forms'),
  () => import('@assay/shared/widgets'),
];

/** The remotes of `/remotes.json` through the federation runtime. */
export function createRemoteLoader(remotes: readonly KnownRemote[]): RemoteLoader {
  registerRemotes(
    remotes.map(({ name, base }) => ({
      name: containerOf(name),
      entry: `${new URL(base, document.baseURI).href}mf-manifest.json`,
    })),
  );
  return {
    loadEntry: async ({ name }) => {
      const load = () => loadRemote<RemoteEntry>(`${containerOf(name)}/entry`);
      // The runtime answers the load after a failed one with the old failure, while it fetches anew: ask once more.
      const entry = await load().catch(load);
      if (!entry?.pages) throw new Error(`The remote "${name}" exposes no pages.`);
      return entry;
    },
    preload: ({ name }) => {
      // 'all' would also fetch the fallbacks of everything that this shell provides.
      const request = {
        nameOrAlias: containerOf(name),
        exposes: ['entry'],
        resourceCategory: 'sync' as const,
      };
      void Promise.all([preloadRemote([request]), ...lazyDoors.map((load) => load())]).catch(() => undefined);
    },
  };
}
