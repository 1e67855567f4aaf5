import type { Clock } from '../platform/clock.ts';
import { z } from 'zod';

/** How long an issuer may take to return its metadata, in milliseconds. */
const DISCOVERY_TIMEOUT_MS = 5000;
/** How long its description is cached, in milliseconds. */
const METADATA_LIFETIME_MS = 60 * 60_000;

/** The endpoints of an OpenID Connect issuer, as absolute addresses. */
export interface IssuerMetadata {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  endSessionEndpoint?: string | undefined;
  revocationEndpoint?: string | undefined;
  jwksUri: string;
  /** How it signs id tokens. */
  idTokenAlgorithms?: string[] | undefined;
}

/** An issuer's description, read when needed and cached. */
export interface IssuerDescription {
  /** @throws Error while the issuer cannot be reached or describes another one */
  read(): Promise<IssuerMetadata>;
  /** The description that was read last; null before the first. */
  known(): IssuerMetadata | null;
}

const described = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  end_session_endpoint: z.url().optional(),
  revocation_endpoint: z.url().optional(),
  jwks_uri: z.url(),
  id_token_signing_alg_values_supported: z.array(z.string()).optional(),
});

/** The description that an issuer publishes by discovery. Addresses that the operator stated take precedence. */
export function describeIssuer(
  issuer: string,
  stated: Partial<IssuerMetadata>,
  clock: Clock,
): IssuerDescription {
  let known: { metadata: IssuerMetadata; readAt: number } | null = null;
  const isFresh = () => known !== null && clock().getTime() - known.readAt < METADATA_LIFETIME_MS;
  return {
    known: () => known?.metadata ?? null,
    async read() {
      if (known && isFresh()) return known.metadata;
      const metadata = isComplete(stated) ? stated : { ...(await discover(issuer)), ...withoutGaps(stated) };
      known = { metadata, readAt: clock().getTime() };
      return metadata;
    },
  };
}

async function discover(issuer: string): Promise<IssuerMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS) });
  const found = described.parse(await response.json());
  if (found.issuer !== issuer) throw new Error(`${issuer} describes itself as ${found.issuer}`);
  return {
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    endSessionEndpoint: found.end_session_endpoint,
    revocationEndpoint: found.revocation_endpoint,
    jwksUri: found.jwks_uri,
    idTokenAlgorithms: found.id_token_signing_alg_values_supported,
  };
}

function isComplete(stated: Partial<IssuerMetadata>): stated is IssuerMetadata {
  return Boolean(stated.authorizationEndpoint && stated.tokenEndpoint && stated.jwksUri);
}

function withoutGaps(stated: Partial<IssuerMetadata>): Partial<IssuerMetadata> {
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
}
