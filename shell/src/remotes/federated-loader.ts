import type { RemotePages } from '@assay/shared/platform';
import { containerNameOf } from '@assay/shared/platform/container-name';
import {
  loadRemote,
  preloadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { LAZY_ENTRY_POINTS } from '../federation/lazy-entry-points.ts';
import type { KnownRemote } from './remote-registry.ts';
import { isTimeout, timeLimits } from './time-limits.ts';

/** What `./entry` of a remote exposes. */
export interface RemoteEntry {
  readonly pages: RemotePages;
}

/** Loads the code of remotes. */
export interface RemoteLoader {
  /** Loads the pages of a remote. Rejects when it is down, broken or built for another major. */
  readonly loadEntry: (remote: KnownRemote) => Promise<RemoteEntry>;
  /** Fetches the code ahead of a click. A failure shows when the code is used. */
  readonly preload: (remote: KnownRemote) => void;
}

/** Gives the runtime the address of a remote; it ignores one that it has already. */
const register = ({ name, base }: KnownRemote) =>
  registerRemotes([
    { name: containerNameOf(name), entry: `${new URL(base, document.baseURI).href}mf-manifest.json` },
  ]);

/** Loads remotes through the federation runtime. */
export function createRemoteLoader(): RemoteLoader {
  registerPlugins([timeLimits]);
  return {
    loadEntry: async (remote) => {
      const { name } = remote;
      register(remote);
      const load = () => loadRemote<RemoteEntry>(`${containerNameOf(name)}/entry`);
      const entry = await load().catch((error: unknown) => {
        if (isTimeout(error)) throw error;
        // After a failed preload a browser fails the first use too, without a request: try once more.
        return load();
      });
      if (!entry?.pages) throw new Error(`The remote "${name}" exposes no pages.`);
      return entry;
    },
    preload: (remote) => {
      register(remote);
      // 'all' would also fetch the fallbacks of everything that this shell provides.
      const request = {
        nameOrAlias: containerNameOf(remote.name),
        exposes: ['entry'],
        resourceCategory: 'sync' as const,
      };
      void Promise.all([
        preloadRemote([request]),
        ...Object.values(LAZY_ENTRY_POINTS).map((load) => load()),
      ]).catch(() => undefined);
    },
  };
}
