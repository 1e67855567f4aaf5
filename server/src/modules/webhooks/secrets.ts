import { readOrCreateSecret } from '../../secrets/created-secret.ts';
import type { SecretStore } from '../../secrets/secret-store.ts';
import type { DatabaseClient } from '../../database/database.ts';
import { createEncryption, type Encryption } from '../../platform/encryption.ts';
import { findUnsealed, updateSecret } from './repository.ts';

/** Seals the secrets of webhooks, each for its endpoint, so that the database alone signs nothing. */
export type WebhookSeal = Encryption;

/** The seal of an installation; its key is one of the secrets, created on first use. */
export async function openWebhookSeal(secrets: SecretStore): Promise<WebhookSeal> {
  const key = await readOrCreateSecret(secrets, 'secrets/sealing');
  return createEncryption(Buffer.from(key, 'base64url'), 'webhook-secret');
}

/** Seals the secrets that a former version stored as they are. */
export async function sealStoredSecrets(kysely: DatabaseClient, seal: WebhookSeal): Promise<void> {
  for (const { id, secret } of await findUnsealed(kysely))
    await updateSecret(kysely, id, seal.encrypt(id, secret));
}

/** The secret of an endpoint. @throws Error that says what an operator can do where the key is another one */
export function unsealSecret(seal: WebhookSeal, endpointId: string, sealed: Uint8Array | null): string {
  try {
    return seal.decrypt(endpointId, sealed ?? Buffer.alloc(0));
  } catch (error) {
    const message =
      'The secret cannot be read with the key in secrets/sealing: restore that file, or remove the webhook and add it again.';
    throw new Error(message, { cause: error });
  }
}
