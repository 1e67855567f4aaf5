/**
 * The loader of remotes in the one-bundle build that the benchmark compares with: the same pages, imported. Same
 * interface as shell/src/remotes/federated-loader.ts. `import-remotes.cjs` fills in the entries.
 */
const entries = REMOTE_ENTRIES;

export function createRemoteLoader() {
  return {
    loadEntry: ({ name }) =>
      entries[name]?.() ?? Promise.reject(new Error(`There is no bundled remote ${name}.`)),
    preload: () => undefined,
    isLoaded: () => true,
  };
}
