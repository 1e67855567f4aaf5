import { isSessionKey, readStoredSession, removeStoredSessions } from './stored-session.ts';
import type { TokenSource } from './token-source.ts';
import { openUserPool, type UserPool, type UserPoolAddress } from './user-pool.ts';

/** Sessions of a user pool, stored by its library. */
export interface PoolSource extends TokenSource {
  /** The user pool; its library is loaded on the first call. */
  readonly pool: () => Promise<UserPool>;
}

/** Signing in with a password: sessions in the storage format of the pool's library. */
export function createPoolSource(address: UserPoolAddress, storage: Storage): PoolSource {
  const { clientId } = address;
  const pool = createLazyPool(address, storage);
  return {
    pool,
    read: () => readStoredSession(storage, clientId),
    remove: () => removeStoredSessions(storage, clientId),
    refresh: async ({ tokens }) => (await pool()).refresh(tokens.refresh),
    revoke: async ({ tokens }) => (await pool()).revoke(tokens.refresh),
    changeOf: ({ key, newValue }) => {
      if (!isSessionKey(key, clientId)) return null;
      return newValue === null && (key === null || key.endsWith('.LastAuthUser')) ? 'ended' : 'changed';
    },
  };
}

/** Opens the pool on the first call, and again on a later one if the first failed. */
function createLazyPool(address: UserPoolAddress, storage: Storage): () => Promise<UserPool> {
  let opening: Promise<UserPool> | undefined;
  return () =>
    (opening ??= openUserPool(address, storage).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
}
