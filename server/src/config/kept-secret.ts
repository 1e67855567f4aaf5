import { randomBytes } from 'node:crypto';
import { damaged } from '../data-folder/damaged.ts';
import { readOrCreateFile } from '../platform/files.ts';

/** What is made here has 43; what somebody else put in its place is no secret when it is shorter than this. */
const LEAST_CHARACTERS = 32;

/**
 * A secret of this installation: made at random on the first start and kept in a file that only its owner reads.
 * Processes that start together agree on one.
 * @throws Error when the file no longer holds a secret: with an empty one, anybody could sign.
 */
export async function keptSecret(path: string): Promise<string> {
  const secret = await keptText(path, () => randomBytes(32).toString('base64url'));
  if (!/^[\x21-\x7e]+$/u.test(secret) || secret.length < LEAST_CHARACTERS)
    throw damaged(path, 'holds no secret');
  return secret;
}

/** One line of text of this installation, made by `make` on the first start and kept like a secret. @throws Error when it is empty */
export async function keptText(path: string, make: () => string): Promise<string> {
  const text = (await readOrCreateFile(path, make)).trim();
  if (text === '') throw damaged(path, 'is empty');
  return text;
}
