import type { Clock } from '../platform/clock.ts';
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { createHash } from 'node:crypto';
import { textInput } from '@assay/shared/contracts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { HOST_CREDENTIAL_CLAIM } from './tokens.ts';

const CLOCK_TOLERANCE_SECONDS = 30;
const CACHE_SIZE = 2000;
/** Other tokens of a provider (access, sign-out) name another type. */
const ID_TOKEN_TYPES: readonly (string | undefined)[] = [undefined, 'jwt'];
const UNREACHABLE = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'];

/** An issuer whose id tokens are accepted. */
export interface TrustedIssuer {
  issuer: string;
  /** Cognito's tokens state their use; those of other providers are distinguished by type and audience. */
  kind: 'cognito' | 'oidc';
  /** The app clients whose tokens are meant for us. */
  clientIds: readonly string[];
  /** Where its keys are published; a function where the issuer has to be asked first. */
  jwksUri: string | (() => Promise<string>);
  /** Its users arrive by single sign-on, so it stores their name, address and password. */
  isSingleSignOn?: boolean;
  /** The client of the suite that uninvited users join; if absent, they are refused. */
  newUserClientId?: string;
}

/** The identity in a verified id token. */
export interface VerifiedToken {
  issuer: string;
  subject: string;
  /** In lower case; null if the issuer does not state it. */
  email: string | null;
  /** Whether the issuer has verified the address. */
  isEmailVerified: boolean;
  name: string | null;
  /** To the second. */
  issuedAt: Date;
  /** When the user proved who they are, to the second; null if the issuer does not state it. */
  authenticatedAt: Date | null;
  isSingleSignOn: boolean;
  newUserClientId: string | null;
  /** The credential of the server that asked for the token; null where the user signed in. */
  hostCredentialId: string | null;
}

/** Reads a bearer token: null for everything that is not a valid id token of a trusted issuer. */
export type TokenVerifier = (bearer: string) => Promise<VerifiedToken | null>;

/** An issuer whose keys are available locally. */
export interface KnownIssuer extends Omit<TrustedIssuer, 'jwksUri'> {
  findKey: JWTVerifyGetKey;
  /** The name by which users are linked, if the issuer's own name is an address that may change. */
  knownAs?: string;
}

/** What the verifier needs: the issuers of this server with their local keys, and external issuers. */
export interface TokenVerifierSettings {
  local: readonly KnownIssuer[];
  trusted: readonly TrustedIssuer[];
  clock: Clock;
}

const claimText = textInput(2048);
const claims = z.object({
  iss: claimText,
  sub: claimText,
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number().optional(),
  email: claimText.optional(),
  // Some providers write the claim as text.
  email_verified: z.union([z.boolean(), z.string().transform((word) => word === 'true')]).default(false),
  name: claimText.optional(),
  [HOST_CREDENTIAL_CLAIM]: z.uuid().optional(),
});

/**
 * Creates the one verifier of bearer tokens. Only issuers on the list count, and nothing is fetched from an address in a
 * token. Whether the user may still sign in is not in the token but in the user's row.
 *
 * The verifier throws only when an issuer's keys cannot be reached, which does not show whether the token is valid.
 */
export function createTokenVerifier({ local, trusted, clock }: TokenVerifierSettings): TokenVerifier {
  const issuers = [
    ...local,
    ...trusted.map((issuer) => ({ ...issuer, findKey: createRemoteKeys(issuer.jwksUri) })),
  ];
  const cache = createCache(clock);

  return async (bearer) => {
    const known = cache.get(bearer);
    if (known) return known;
    const issuer = findIssuer(issuers, bearer);
    if (!issuer) return null;
    const payload = await verify(bearer, issuer, clock());
    const parsed = claims.safeParse(payload);
    if (!parsed.success) return null;
    const verified = toVerifiedToken(parsed.data, issuer);
    cache.set(bearer, verified, parsed.data.exp);
    return verified;
  };
}

/** The issuer that a token names; of two issuers of one name, the one whose application it is meant for. */
function findIssuer(issuers: readonly KnownIssuer[], bearer: string): KnownIssuer | undefined {
  const { iss, aud = [] } = readUnverified(bearer);
  const named = issuers.filter(({ issuer }) => issuer === iss);
  const isFor = ({ clientIds }: KnownIssuer) => [aud].flat().some((client) => clientIds.includes(client));
  return named.find(isFor) ?? named[0];
}

function readUnverified(bearer: string): JWTPayload {
  try {
    return decodeJwt(bearer);
  } catch {
    return {};
  }
}

/** The keys that an issuer publishes. Their address is read with the first token. */
function createRemoteKeys(jwksUri: TrustedIssuer['jwksUri']): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined;
  return async (header, token) => {
    keys ??= createRemoteJWKSet(new URL(typeof jwksUri === 'string' ? jwksUri : await jwksUri()));
    return keys(header, token);
  };
}

async function verify(bearer: string, issuer: KnownIssuer, now: Date): Promise<JWTPayload | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(bearer, issuer.findKey, {
      issuer: issuer.issuer,
      audience: [...issuer.clientIds],
      algorithms: ['RS256', 'ES256'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    const isIdToken =
      issuer.kind === 'cognito'
        ? payload.token_use === 'id'
        : ID_TOKEN_TYPES.includes(protectedHeader.typ?.toLowerCase());
    return isIdToken ? payload : null;
  } catch (error) {
    if (error instanceof errors.JOSEError && !UNREACHABLE.includes(error.code)) return null;
    throw error;
  }
}

function toVerifiedToken(payload: z.output<typeof claims>, issuer: KnownIssuer): VerifiedToken {
  return {
    issuer: issuer.knownAs ?? payload.iss,
    subject: payload.sub,
    email: payload.email?.toLowerCase() ?? null,
    isEmailVerified: payload.email_verified,
    name: payload.name ?? null,
    issuedAt: new Date(payload.iat * 1000),
    authenticatedAt: payload.auth_time === undefined ? null : new Date(payload.auth_time * 1000),
    isSingleSignOn: issuer.isSingleSignOn ?? false,
    newUserClientId: issuer.newUserClientId ?? null,
    hostCredentialId: payload[HOST_CREDENTIAL_CLAIM] ?? null,
  };
}

/** Caches verified tokens by their hash until they expire: all requests of a page carry the same one. */
function createCache(clock: Clock) {
  const entries = new LRUCache<string, { token: VerifiedToken; expires: number }>({ max: CACHE_SIZE });
  const keyOf = (bearer: string) => createHash('sha256').update(bearer).digest('base64');
  return {
    get(bearer: string): VerifiedToken | undefined {
      const entry = entries.get(keyOf(bearer));
      return entry && entry.expires > clock().getTime() ? entry.token : undefined;
    },
    set(bearer: string, token: VerifiedToken, exp: number): void {
      entries.set(keyOf(bearer), { token, expires: exp * 1000 });
    },
  };
}
