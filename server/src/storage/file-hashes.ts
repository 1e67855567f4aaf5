import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';

/** Number of files whose hashes are cached. */
const MAX_CACHED = 10_000;

async function versionOf(path: string): Promise<string> {
  const { size, mtimeNs } = await stat(path, { bigint: true });
  return `${size}:${mtimeNs}`;
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** SHA-256 of files in hex. Each version of a file is read once; size and time of change identify a version (AMB-131). */
export function createFileHashes() {
  const cache = new LRUCache<string, { readonly version: string; readonly hash: Promise<string> }>({
    max: MAX_CACHED,
  });

  /** Callers that ask for one version at the same time share one read. A read that fails is not cached. */
  function read(path: string, version: string): Promise<string> {
    const hash = hashFile(path);
    cache.set(path, { version, hash });
    hash.catch(() => cache.delete(path));
    return hash;
  }

  return {
    /** @throws the file system's error for a file that cannot be read */
    async of(path: string): Promise<string> {
      const version = await versionOf(path);
      const cached = cache.get(path);
      return cached?.version === version ? cached.hash : read(path, version);
    },
  };
}
