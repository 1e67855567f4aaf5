import type { DatabaseClient } from '../../database/database.ts';
import type { TokenVerifier } from '../../identity/index.ts';
import { hasCredential } from './repository.ts';

/** Refuses the identity tokens of sessions whose credential was removed. */
export function refuseEndedCredentials(kysely: DatabaseClient, verify: TokenVerifier): TokenVerifier {
  return async (bearer) => {
    const token = await verify(bearer);
    const credential = token?.hostCredentialId ?? null;
    return credential === null || (await hasCredential(kysely, credential)) ? token : null;
  };
}
