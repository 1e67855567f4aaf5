import { AppError, LOAD_LIMITS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { Config } from '../../config/config.ts';
import type { DatabaseClient } from '../../database/database.ts';
import type { HostTokenSigner } from '../../identity/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { canGetHostToken } from './policy.ts';
import {
  countAudit,
  findCredential,
  findUserByEmail,
  findUserById,
  insertAudit,
  insertToken,
  consumeToken,
} from './repository.ts';
import { createHostSecret, hashHostSecret } from './secrets.ts';

/** How long a token can be exchanged, in seconds. */
export const TOKEN_SECONDS = 60;

const MINUTE = 60_000;

/** What sessions of pages of others need of the service that signs users in. */
export interface HostSessionsIdentity {
  /** Accounts are linked to users under this name. */
  readonly issuer: string;
  /** Null where a user pool signs tokens. */
  readonly signHostToken: HostTokenSigner | null;
}

export interface HostSessionsOptions {
  readonly kysely: DatabaseClient;
  readonly identity: HostSessionsIdentity;
  readonly config: Pick<Config, 'brand' | 'embedOrigins'>;
  readonly clock: Clock;
}

/** Who asks: the client of the path, and the network address. */
export interface HostCaller {
  readonly clientId: string;
  readonly address: string;
}

type Credential = NonNullable<Awaited<ReturnType<typeof findCredential>>>;

/** Sessions in pages of others: their server gets a token for a user, and the page begins the session. */
export class HostSessionsService {
  readonly #options: HostSessionsOptions;

  constructor(options: HostSessionsOptions) {
    this.#options = options;
  }

  /**
   * Creates a token for a user in a page of one origin.
   * @throws AppError UNAUTHENTICATED for an unknown credential, FORBIDDEN for an origin that the installation does not name,
   * NOT_FOUND for a user who is none of the client's or can get no token, TOO_MANY_REQUESTS for more than 600 requests of the
   * credential in a minute, whichever processes they reached, HOST_TOKENS_UNAVAILABLE with a user pool
   */
  async createToken(
    caller: HostCaller,
    credentialSecret: string,
    { user: email, origin }: { readonly user: string; readonly origin: string },
  ): Promise<{ token: string; expiresIn: number }> {
    const { kysely, identity, config, clock } = this.#options;
    this.#signer();
    const credential = await findCredential(kysely, caller.clientId, hashHostSecret(credentialSecret));
    if (credential === undefined) throw new AppError('UNAUTHENTICATED');
    const lately = await countAudit(kysely, credential.id, new Date(clock().getTime() - MINUTE));
    if (lately >= LOAD_LIMITS.hostRequestsPerMinute) throw new AppError('TOO_MANY_REQUESTS');
    const event = { ...this.#eventOf(caller, credential), action: 'token', user_email: email, origin };
    const refuse = async (code: 'FORBIDDEN' | 'NOT_FOUND', identifier: string): Promise<never> => {
      await insertAudit(kysely, { ...event, outcome: `refused: ${identifier}` });
      throw new AppError(code, { identifier });
    };
    if (!config.embedOrigins.includes(origin)) return refuse('FORBIDDEN', 'origin');
    const user = await findUserByEmail(kysely, { issuer: identity.issuer, clientId: caller.clientId, email });
    if (user === undefined || !canGetHostToken(user, config.brand.providerEmailDomain))
      return refuse('NOT_FOUND', 'user');
    const { secret, hash } = createHostSecret('token');
    await kysely.transaction().execute(async (transaction) => {
      await insertToken(transaction, {
        token_hash: hash,
        credential_id: credential.id,
        user_id: user.id,
        origin,
        expires_at: new Date(clock().getTime() + TOKEN_SECONDS * 1000),
      });
      await insertAudit(transaction, { ...event, user_id: user.id, outcome: 'done' });
    });
    return { token: secret, expiresIn: TOKEN_SECONDS };
  }

  /**
   * Exchanges a token for an identity token. Whoever asks, the token cannot be used again.
   * @param origin that of the page, as its browser states it
   * @throws AppError UNAUTHENTICATED for a token that is unknown, used, too old, or for another origin, or whose user may not
   * get a token any more; HOST_TOKENS_UNAVAILABLE with a user pool
   */
  async createSession(
    caller: HostCaller,
    token: string,
    origin: string | undefined,
  ): Promise<{ idToken: string; expiresIn: number }> {
    const { kysely, identity, config, clock } = this.#options;
    const sign = this.#signer();
    const { clientId } = caller;
    const taken = await consumeToken(kysely, clientId, hashHostSecret(token));
    if (taken === undefined) throw new AppError('UNAUTHENTICATED');
    const user = await findUserById(kysely, { issuer: identity.issuer, clientId, id: taken.user_id });
    const event = {
      ...this.#eventOf(caller, taken),
      action: 'session',
      user_id: taken.user_id,
      user_email: user?.email ?? '',
      origin: origin ?? '',
    };
    const refuse = async (reason: string): Promise<never> => {
      await insertAudit(kysely, { ...event, outcome: `refused: ${reason}` });
      throw new AppError('UNAUTHENTICATED');
    };
    if (taken.expires_at <= clock()) return refuse('expired');
    if (taken.origin !== origin) return refuse('origin');
    if (user === undefined || !canGetHostToken(user, config.brand.providerEmailDomain)) return refuse('user');
    const signed = await sign(user.subject, taken.id);
    if (signed === null) return refuse('user');
    await insertAudit(kysely, { ...event, outcome: 'done' });
    return signed;
  }

  #signer(): HostTokenSigner {
    const { signHostToken } = this.#options.identity;
    if (signHostToken) return signHostToken;
    throw new AppError('HOST_TOKENS_UNAVAILABLE', {
      details: { reason: text('signIn.hostTokensUnavailable') },
    });
  }

  #eventOf({ clientId, address }: HostCaller, { id, name }: Credential) {
    const at = this.#options.clock();
    return { client_id: clientId, credential_id: id, credential_name: name, address, at };
  }
}
