/**
 * The shell's loader of remotes for the one-bundle build that the benchmark compares with: the same pages, imported.
 * Same interface as shell/src/remotes/federated-loader.ts.
 */
const entries = {
  documents: () => import('../../mfe-documents/src/entry.tsx'),
  verification: () => import('../../mfe-verification/src/entry.tsx'),
  admin: () => import('../../mfe-admin/src/entry.tsx'),
  'data-model': () => import('../../mfe-data-model/src/entry.tsx'),
};

export function createRemoteLoader() {
  return {
    loadEntry: ({ name }) =>
      entries[name]?.() ?? Promise.reject(new Error(`There is no bundled remote ${name}.`)),
    preload: () => undefined,
  };
}
