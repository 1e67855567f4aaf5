import type { RemotePages } from '@assay/shared/platform';
import {
  loadRemote,
  preloadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { KnownRemote } from './remote-registry.ts';
import { isTimeout, timeLimits } from './time-limits.ts';

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

/** Tells the runtime where a remote lies; it ignores what it knows already. */
const register = ({ name, base }: KnownRemote) =>
  registerRemotes([
    { name: containerOf(name), entry: `${new URL(base, document.baseURI).href}mf-manifest.json` },
  ]);

/** Loads remotes through the federation runtime. */
export function createRemoteLoader(): RemoteLoader {
  registerPlugins([timeLimits]);
  return {
    loadEntry: async (remote) => {
      const { name } = remote;
      register(remote);
      const load = () => loadRemote<RemoteEntry>(`${containerOf(name)}/entry`);
      const entry = await load().catch((error: unknown) => {
        if (isTimeout(error)) throw error;
        // Browsers answer the first use of a preload that failed with that failure, without asking: ask once more.
        return load();
      });
      if (!entry?.pages) throw new Error(`The remote "${name}" exposes no pages.`);
      return entry;
    },
    preload: (remote) => {
      register(remote);
      // 'all' would also fetch the fallbacks of everything that this shell provides.
      const request = {
        nameOrAlias: containerOf(remote.name),
        exposes: ['entry'],
        resourceCategory: 'sync' as const,
      };
      void Promise.all([preloadRemote([request]), ...lazyDoors.map((load) => load())]).catch(() => undefined);
    },
  };
}
