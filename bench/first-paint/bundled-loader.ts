// The shell's loader of remotes for the one-bundle build that the benchmark compares with: the same pages, imported.
import type { RemoteLoader } from '../../shell/src/remotes/federated-loader.ts';

const entries: Readonly<Record<string, RemoteLoader['loadEntry']>> = {
  documents: () => import('../../mfe-documents/src/entry.tsx'),
  verification: () => import('../../mfe-verification/src/entry.tsx'),
  admin: () => import('../../mfe-admin/src/entry.tsx'),
  'data-model': () => import('../../mfe-data-model/src/entry.tsx'),
};

/** Loads the pages of a remote as a chunk of this bundle. */
export function createRemoteLoader(): RemoteLoader {
  return {
    loadEntry: (remote) => entries[remote.name]?.(remote) ?? Promise.reject(new Error(`No bundled remote ${remote.name}.`)),
    preload: () => undefined,
  };
}
