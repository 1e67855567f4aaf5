import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseClient } from '../../database/database.ts';
import type { Encryption } from '../../platform/encryption.ts';
import { consumeArtifact, deleteArtifacts, findArtifact, upsertArtifact } from './artifact.repository.ts';

/** Lifetime of an artifact whose kind has none of its own. */
const DEFAULT_LIFETIME_SECONDS = 24 * 3600;

/** Dependencies of an artifact store. */
export interface ArtifactStoreOptions {
  db: DatabaseClient;
  encryption: Encryption;
  clock: Clock;
  /** Creates the error by which the provider refuses what was used before. */
  alreadyConsumed: () => Error;
}

/**
 * One kind of the provider's artifacts (`Session`, `AuthorizationCode`, `RefreshToken`…) over the suite's database.
 * Ids are tokens, so only their hashes are stored; the payload, which repeats them, is encrypted.
 */
export function createArtifactStore(
  kind: string,
  { db, encryption, clock, alreadyConsumed }: ArtifactStoreOptions,
): Adapter {
  const keyOf = (id: string) => hashOf(kind, id);
  const find = async (column: 'key_hash' | 'uid_hash', hash: string): Promise<AdapterPayload | undefined> => {
    const row = await findArtifact(db, column, hash, clock());
    if (!row) return undefined;
    const payload = JSON.parse(encryption.decrypt(row.key_hash, row.sealed)) as AdapterPayload;
    const consumed = row.consumed_at && Math.floor(new Date(row.consumed_at).getTime() / 1000);
    return { ...payload, ...(consumed !== null && { consumed }) };
  };

  return {
    find: (id) => find('key_hash', keyOf(id)),
    findByUid: (uid) => find('uid_hash', hashOf('uid', uid)),
    // The device flow, which user codes belong to, is not offered.
    findByUserCode: async () => undefined,
    async upsert(id, payload, expiresIn = DEFAULT_LIFETIME_SECONDS) {
      await upsertArtifact(db, {
        key_hash: keyOf(id),
        sealed: encryption.encrypt(keyOf(id), JSON.stringify(payload)),
        uid_hash: payload.uid === undefined ? null : hashOf('uid', payload.uid),
        grant_hash: payload.grantId === undefined ? null : hashOf('grant', payload.grantId),
        subject: payload.accountId ?? null,
        expires_at: new Date(clock().getTime() + expiresIn * 1000),
      });
    },
    async consume(id) {
      if (!(await consumeArtifact(db, keyOf(id), clock()))) throw alreadyConsumed();
    },
    destroy: (id) => deleteArtifacts(db, 'key_hash', keyOf(id)),
    revokeByGrantId: (grantId) => deleteArtifacts(db, 'grant_hash', hashOf('grant', grantId)),
  };
}

function hashOf(kind: string, id: string): string {
  return createHash('sha256').update(`${kind}:${id}`).digest('base64');
}
