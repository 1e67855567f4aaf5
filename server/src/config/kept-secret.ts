import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A secret of this installation: made at random on the first start and kept in a file that only its owner reads.
 * Processes that start together agree on the one that was written first.
 */
export async function keptSecret(
  path: string,
  make = () => randomBytes(32).toString('base64url'),
): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      const secret = make();
      await file.writeFile(secret);
      await file.sync();
      return secret;
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return (await readFile(path, 'utf8')).trim();
    throw error;
  }
}
