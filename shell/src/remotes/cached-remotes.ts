import { isRecord } from '@assay/shared/domain';
import { readManifest } from '@assay/shared/platform/manifest';
import type { KnownRemote } from './remote-registry.ts';

/** Key of local storage: the last manifests that could be read. */
const STORAGE_KEY = 'assay.remotes';

function readRemote([name, kept]: [string, unknown]): KnownRemote[] {
  if (!isRecord(kept) || typeof kept.base !== 'string') return [];
  return [{ name, base: kept.base, manifest: readManifest(kept.manifest).manifest, isKept: true }];
}

/** The remotes of earlier visits, as they were last read. None where nothing is stored, or not by this version. */
export function readCachedRemotes(storage: Storage = window.localStorage): readonly KnownRemote[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
    return isRecord(stored) ? Object.entries(stored).flatMap(readRemote) : [];
  } catch {
    return [];
  }
}

/** Keeps what was read, for a visit in which it cannot be. */
export function cacheRemotes(remotes: readonly KnownRemote[], storage: Storage = window.localStorage): void {
  const entries = remotes.map(({ name, base, manifest }) => [name, { base, manifest }]);
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Storage that is full or forbidden: the next visit depends on the server again.
  }
}
