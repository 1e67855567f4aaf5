import { START_TIMEOUT_MS } from '@assay/shared/domain';
import type { Logger } from '@assay/shared/platform';
import { readReleases, readRemote } from './load-registry.ts';
import { addRemote, type KnownRemote, type RegistryStore } from './remote-registry.ts';

/** Asks which release of a remote is deployed now, and reads it. Rejects where it cannot be read. */
export type RefreshRemote = (name: string) => Promise<KnownRemote>;

/** Creates the function with which Retry, and a file that is gone, look for another release. */
export function createRefreshRemote(registry: RegistryStore, log: Logger): RefreshRemote {
  return async (name) => {
    const release = (await readReleases(START_TIMEOUT_MS)).get(name);
    if (!release) throw new Error(`The remote "${name}" is not deployed.`);
    const remote = await readRemote(name, release, log);
    registry.setState((present) => addRemote(present, remote, log), true);
    return remote;
  };
}

/**
 * When the user comes back to the page, reads again which releases are deployed. A remote whose code is not loaded yet
 * gets the new one; one that is loaded keeps its own until a file of it is gone, so that nothing on screen changes.
 * Returns the function that ends it.
 */
export function followReleases(
  { registry, refresh, log }: { registry: RegistryStore; refresh: RefreshRemote; log: Logger },
  isLoaded: (remote: KnownRemote) => boolean,
): () => void {
  const refreshOld = async () => {
    try {
      const releases = await readReleases(START_TIMEOUT_MS);
      const { remotes, missing } = registry.getState();
      const isOld = (name: string, version: string) => {
        const remote = remotes.find((candidate) => candidate.name === name);
        if (!remote || missing.includes(name)) return true;
        return remote.manifest.version !== version && !isLoaded(remote);
      };
      const old = [...releases].filter(([name, { version }]) => isOld(name, version));
      await Promise.all(old.map(([name]) => refresh(name)));
    } catch (error) {
      log.info('remotes.followFailed', { error });
    }
  };
  const handleFocus = () => void refreshOld();
  window.addEventListener('focus', handleFocus);
  return () => window.removeEventListener('focus', handleFocus);
}
