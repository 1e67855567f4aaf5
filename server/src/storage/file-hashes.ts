import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Files whose hashes are kept in mind; of more, the one that was asked for longest ago is forgotten. */
const REMEMBERED = 10_000;

async function versionOf(path: string): Promise<string> {
  const { size, mtimeNs } = await stat(path, { bigint: true });
  return `${size}:${mtimeNs}`;
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** SHA-256 of files in hex, read once per version of a file; its size and time of change tell versions apart [AMB-131]. */
export function createFileHashes() {
  const known = new Map<string, { readonly version: string; readonly hash: Promise<string> }>();

  /** Two readers of one version share one look. One that fails is forgotten. */
  function look(path: string, version: string): Promise<string> {
    const hash = hashFile(path);
    known.set(path, { version, hash });
    hash.catch(() => known.delete(path));
    return hash;
  }

  return {
    /** @throws what the file system says of a file that cannot be read. */
    async of(path: string): Promise<string> {
      const version = await versionOf(path);
      const before = known.get(path);
      known.delete(path);
      if (before?.version !== version) return look(path, version);
      known.set(path, before);
      const [oldest] = known.size > REMEMBERED ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
      return before.hash;
    },
  };
}
