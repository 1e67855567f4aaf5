import { randomBytes } from 'node:crypto';
import type { SecretName, SecretStore } from './secret-store.ts';

/** Created secrets have 43 characters. A shorter text was put there by something else and is no secret. */
const MIN_CHARACTERS = 32;

/**
 * A secret of this installation: random, created on the first start. Processes that start together get the same one.
 * @throws Error when its place no longer holds a secret: with an empty one, anybody could sign
 */
export async function readOrCreateSecret(secrets: SecretStore, name: SecretName): Promise<string> {
  const secret = await readOrCreateLine(secrets, name, () => randomBytes(32).toString('base64url'));
  if (!/^[\x21-\x7e]+$/u.test(secret) || secret.length < MIN_CHARACTERS)
    throw secrets.damageError(name, 'holds no secret');
  return secret;
}

/** One line of text that `create` makes on the first start, stored like a secret. @throws Error when it is empty */
export async function readOrCreateLine(
  secrets: SecretStore,
  name: SecretName,
  create: () => string,
): Promise<string> {
  const text = (await secrets.readOrCreate(name, create)).trim();
  if (text === '') throw secrets.damageError(name, 'is empty');
  return text;
}
