/**
 * In place of the part of the federation runtime that reads manifests: shell and embedding script read them themselves, and the runtime
 * gets the address of the entry. The build puts this module in; the runtime uses no more of it than this.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
}

/** Only called for a remote that is removed, which neither does. */
export const getGlobalRemoteInfo = () => ({});
