/**
 * In place of parts of the federation runtime that neither shell nor embedding script uses. The build puts this module in
 * for each of them; the rest of the runtime uses no more of it than this.
 */

interface WebpackRequire {
  readonly federation: {
    readonly runtime: { readonly init: (options: unknown) => unknown };
    readonly initOptions: unknown;
  };
}

/** What reads manifests: shell and script read them themselves, and give the runtime the address of the entry. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
}

/** Only called for a remote that is removed, which neither does. */
export const getGlobalRemoteInfo = () => ({});

/** What fetches files ahead: the shell does that by links. */
export const formatPreloadArgs = () => [];
export const preloadAssets = async () => [];
export const generatePreloadAssetsPlugin = undefined;

/** What loads the modules of remotes that a build names: ours are found at run time. */
export const remotes = undefined;

/** What chooses between parts of shared libraries: ours are whole. */
export const getSharedFallbackGetter = undefined;
export const init = ({ webpackRequire: { federation } }: { readonly webpackRequire: WebpackRequire }) =>
  federation.runtime.init(federation.initOptions);
