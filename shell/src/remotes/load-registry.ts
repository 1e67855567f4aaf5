import { fetchDescription } from '@assay/shared/api-client';
import { CHUNK_LOAD_TIMEOUT_MS, MANIFEST_WAIT_MS, START_TIMEOUT_MS } from '@assay/shared/domain';
import type { Logger } from '@assay/shared/platform';
import { readManifest, remotesFile } from '@assay/shared/platform/manifest';
import { chooseRelease, readBrowserId, type Release } from '@assay/shared/platform/release-choice';
import { createUiStore } from '@assay/shared/state';
import * as z from '@assay/shared/zod';
import { cacheRemotes, readCachedRemotes } from './cached-remotes.ts';
import {
  addRemote,
  emptyRegistry,
  loseRemote,
  type KnownRemote,
  type RegistryStore,
  type RemoteRegistry,
} from './remote-registry.ts';

const REMOTES_URL = '/remotes.json';
const withSlash = (base: string) => (base.endsWith('/') ? base : `${base}/`);

/** Waits for a promise, at most the given time in ms. */
async function waitAtMost(ms: number, all: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([all, limit]);
  clearTimeout(timer);
}

/** The release of each remote that this browser uses, by the names of the remotes, from `/remotes.json`. */
export async function readReleases(
  limitMs: number,
  url = REMOTES_URL,
): Promise<ReadonlyMap<string, Release>> {
  const { remotes } = await fetchDescription(url, remotesFile, { limitMs });
  const browserId = readBrowserId();
  return new Map(
    Object.entries(remotes).map(([name, remote]) => [name, chooseRelease(name, remote, browserId)]),
  );
}

/** Reads the manifest of a release. What this shell cannot use of it is logged. Rejects where it cannot be read. */
export async function readRemote(name: string, { base }: Release, log: Logger): Promise<KnownRemote> {
  const home = withSlash(base);
  const description = await fetchDescription(`${home}assay-manifest.json`, z.unknown(), {
    limitMs: CHUNK_LOAD_TIMEOUT_MS,
  });
  const { manifest, dropped } = readManifest(description);
  for (const entry of dropped) log.warn('remotes.entryDropped', { remote: name, ...entry });
  return { name, base: home, manifest };
}

/** The releases, or those of an earlier visit where `/remotes.json` cannot be read. Rejects where there is neither. */
async function readReleasesOrKept(kept: readonly KnownRemote[], log: Logger, url: string) {
  try {
    return await readReleases(kept.length > 0 ? MANIFEST_WAIT_MS : START_TIMEOUT_MS, url);
  } catch (error) {
    if (kept.length === 0) throw error;
    log.error('remotes.listFailed', { error });
    return new Map(kept.map(({ name, base, manifest }) => [name, { base, version: manifest.version }]));
  }
}

/**
 * Reads `/remotes.json` and the manifests of all remotes at once. Resolves when all are read, or after 3 s with those
 * that have arrived; the store adds the others as they arrive [ADR 0023]. In place of what cannot be read it takes what
 * an earlier visit has read; a remote that no visit has read is missing. Rejects where `/remotes.json` cannot be read and
 * never was.
 */
export async function loadRegistry(log: Logger, url = REMOTES_URL): Promise<RegistryStore> {
  const kept = readCachedRemotes();
  const releases = await readReleasesOrKept(kept, log, url);
  const names = [...releases.keys()];
  const outcomes = new Map<string, KnownRemote | 'failed'>();
  const reads = [...releases].map(async ([name, release]) => {
    const outcome = await readRemote(name, release, log).catch((error: unknown) => {
      log.error('remotes.manifestFailed', { remote: name, error });
      return kept.find((remote) => remote.name === name) ?? 'failed';
    });
    outcomes.set(name, outcome);
    return name;
  });
  const take = (registry: RemoteRegistry, name: string): RemoteRegistry => {
    const outcome = outcomes.get(name);
    if (outcome === undefined) return registry;
    return outcome === 'failed' ? loseRemote(registry, name) : addRemote(registry, outcome, log);
  };
  await waitAtMost(MANIFEST_WAIT_MS, Promise.all(reads));
  // In the order of the file, so that the owner of a path does not depend on timing.
  const inTime = names.reduce(take, emptyRegistry(names));
  const store = createUiStore<RemoteRegistry>()(() => inTime);
  cacheRemotes(inTime.remotes);
  store.subscribe(({ remotes }) => cacheRemotes(remotes));
  for (const name of inTime.late)
    void reads[names.indexOf(name)]?.then(() => store.setState((registry) => take(registry, name), true));
  return store;
}
