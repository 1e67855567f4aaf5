import type { Locale } from '@assay/shared/domain';
import type { RemotePages } from '@assay/shared/platform';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { LAZY_ENTRY_POINTS } from '../federation/lazy-entry-points.ts';
import type { KnownRemote } from './remote-registry.ts';
import { loadPreloaded, preloadFile, readCodeFiles, remoteFiles, type PreloadTime } from './remote-files.ts';

/** What `./entry` of a remote exposes. */
export interface RemoteEntry {
  readonly pages: RemotePages;
  /** Loads its texts in a language of the interface; absent in releases that have English ones only. */
  readonly loadTexts?: (locale: Locale) => Promise<void>;
}

/** Loads the code of remotes. */
export interface RemoteLoader {
  /** Loads the pages of a release. Rejects when it is down, broken or built for another major. */
  readonly loadEntry: (remote: KnownRemote) => Promise<RemoteEntry>;
  /**
   * Fetches the code, and that of the page of a route, before it is used: what a user is about to open now, what they may open
   * later when the network has nothing else to do. A failure shows when it is used.
   */
  readonly preload: (remote: KnownRemote, route: string, when: PreloadTime) => void;
  /** Whether the pages of this release were loaded. */
  readonly isLoaded: (remote: KnownRemote) => boolean;
}

/** Gives the runtime the address of a release; it ignores one that it has already. */
async function register(remote: KnownRemote): Promise<void> {
  const { container } = remote.manifest;
  const { entry } = await readCodeFiles(remote);
  registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }]);
}

/** Loads remotes through the federation runtime. */
export function createRemoteLoader(): RemoteLoader {
  registerPlugins([remoteFiles]);
  const loaded = new Set<string>();
  return {
    loadEntry: async (remote) => {
      const { base, manifest } = remote;
      const { container } = manifest;
      await register(remote);
      const entry = await loadPreloaded(base, () => loadRemote<RemoteEntry>(`${container}/entry`));
      if (!entry?.pages) throw new Error(`The remote "${remote.name}" exposes no pages.`);
      loaded.add(container);
      return entry;
    },
    preload: (remote, route, when) => {
      const fetchCode = async () => {
        const { entry, files, pages, entryPoints } = await readCodeFiles(remote);
        for (const file of [entry, ...files, ...(pages[route] ?? [])]) preloadFile(file, when);
        const needed = Object.entries(LAZY_ENTRY_POINTS).filter(([name]) =>
          entryPoints[route]?.includes(name),
        );
        await Promise.all(needed.map(([, load]) => load()));
      };
      void fetchCode().catch(() => undefined);
    },
    isLoaded: ({ manifest }) => loaded.has(manifest.container),
  };
}
