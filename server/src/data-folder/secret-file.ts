import { randomBytes } from 'node:crypto';
import { readOrCreateFile } from '../platform/files.ts';
import { damagedFolderError } from './damaged-folder-error.ts';

/** Created secrets have 43 characters. A shorter text was put there by something else and is no secret. */
const MIN_CHARACTERS = 32;

/**
 * A secret of this installation: random, created on the first start, in a file that only its owner can read. Processes
 * that start together get the same one.
 * @throws Error when the file no longer holds a secret: with an empty one, anybody could sign
 */
export async function readOrCreateSecret(path: string): Promise<string> {
  const secret = await readOrCreateLine(path, () => randomBytes(32).toString('base64url'));
  if (!/^[\x21-\x7e]+$/u.test(secret) || secret.length < MIN_CHARACTERS)
    throw damagedFolderError(path, 'holds no secret');
  return secret;
}

/** One line of text that `create` makes on the first start, stored like a secret. @throws Error when the file is empty */
export async function readOrCreateLine(path: string, create: () => string): Promise<string> {
  const text = (await readOrCreateFile(path, create)).trim();
  if (text === '') throw damagedFolderError(path, 'is empty');
  return text;
}
