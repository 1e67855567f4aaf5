import type * as z from '@assay/shared/zod';
import type { remotesFile } from './manifest.ts';

/** Where the files of a release are. */
export interface Release {
  readonly base: string;
  readonly version: string;
}

type DeployedRemote = z.output<typeof remotesFile>['remotes'][string];

const STORAGE_KEY = 'assay.browserId';

/** A random id that this browser keeps; for this visit alone where nothing can be stored. */
export function readBrowserId(storage: Storage = window.localStorage): string {
  try {
    const kept = storage.getItem(STORAGE_KEY);
    if (kept) return kept;
    const id = crypto.randomUUID();
    storage.setItem(STORAGE_KEY, id);
    return id;
  } catch {
    return crypto.randomUUID();
  }
}

/** A number from 0 to 1, spread evenly, and the same each time for the same text (FNV-1a with a final mix). */
export function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The release of a remote that this browser uses: its canary, where the browser is among the share that tries it. */
export function chooseRelease(name: string, remote: DeployedRemote, browserId: string): Release {
  const { canary, base, version } = remote;
  return canary && shareOf(`${browserId} ${name}`) < canary.share
    ? { base: canary.base, version: canary.version }
    : { base, version };
}
