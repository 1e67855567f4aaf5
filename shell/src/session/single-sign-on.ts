/** The only importer of the single sign-on library: authorization code with PKCE, state and nonce [AMB-014]. */
import type { BrowserConfig } from '@assay/shared/platform/browser-config';
import type { AuthorizationServer, Client } from 'oauth4webapi';
import type * as Oauth from 'oauth4webapi';
import { SessionError } from './session-port.ts';
import { createSingleSignOnStorage, type SingleSignOnStorage } from './single-sign-on.storage.ts';
import type { StoredSession } from './stored-tokens.ts';
import type { TokenSource } from './token-source.ts';

/** How long somebody may take at their provider, in milliseconds. */
const ATTEMPT_LIFETIME = 10 * 60_000;
const DEFAULT_SCOPE = 'openid email profile';

/** The provider of single sign-on, as `/config.json` describes it. */
export type SingleSignOnAddress = NonNullable<BrowserConfig['sso']>;

/** What a way through the provider and back needs of the browser. */
export interface SingleSignOnOptions {
  /** Where the session is kept. */
  readonly storage: Storage;
  /** Where an attempt waits for its answer: it is this tab's. */
  readonly tabStorage: Storage;
  readonly origin: string;
  /** Leaves the page for another address. What it answers comes when the browser brings this page back, if ever. */
  readonly leave: (address: string) => Promise<void> | void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The way of single sign-on. */
export interface SingleSignOn extends TokenSource {
  /** Leaves for the provider [AUTH-034]. */
  readonly start: () => Promise<void>;
  /** Exchanges the code of the provider's answer and stores the session [AUTH-035]. Rejects with whatever is wrong. */
  readonly finish: (answer: URL) => Promise<void>;
  /** Leaves for the provider's own sign-out, which comes back to SignIn [AMB-017]. */
  readonly leaveProvider: () => Promise<void>;
}

/** What every step works with. */
interface Way extends SingleSignOnOptions {
  readonly address: SingleSignOnAddress;
  readonly client: Client;
  readonly redirectUri: string;
  readonly kept: SingleSignOnStorage;
}

/** Opens the way; the library is loaded when it is gone. */
export function createSingleSignOn(address: SingleSignOnAddress, options: SingleSignOnOptions): SingleSignOn {
  const { storage, tabStorage, now, origin } = options;
  const kept = createSingleSignOnStorage(storage, tabStorage, now);
  const redirectUri = `${origin}/login-idp`;
  const way: Way = { ...options, address, client: { client_id: address.clientId }, redirectUri, kept };
  return {
    read: kept.read,
    remove: kept.remove,
    hear: kept.hear,
    start: () => start(way),
    finish: (answer) => finish(way, answer),
    refresh: (session) => refresh(way, session),
    revoke: (session) => revoke(way, session),
    leaveProvider: () => leaveProvider(way),
  };
}

async function open({ address }: Way) {
  const library = await import('oauth4webapi');
  const request = { [library.allowInsecureRequests]: isLoopback(address.issuer) };
  return { library, request, server: await describe(library, address, request) };
}

async function start(way: Way): Promise<void> {
  const { library, server } = await open(way);
  if (!server.authorization_endpoint) throw new Error('The provider does not say where to sign in');
  const attempt = {
    state: library.generateRandomState(),
    nonce: library.generateRandomNonce(),
    verifier: library.generateRandomCodeVerifier(),
    at: way.now(),
  };
  way.kept.keepAttempt(attempt);
  const query = {
    client_id: way.address.clientId,
    response_type: 'code',
    redirect_uri: way.redirectUri,
    scope: way.address.scope ?? DEFAULT_SCOPE,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await library.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  };
  void way.leave(withQuery(server.authorization_endpoint, query));
}

async function finish(way: Way, answer: URL): Promise<void> {
  const { client, redirectUri, kept, now } = way;
  const attempt = kept.readAttempt();
  if (!attempt || now() - attempt.at > ATTEMPT_LIFETIME) throw new Error('No sign-in waits for this answer');
  const { library, request, server } = await open(way);
  // Somebody else's answer fails here and leaves the attempt to its own.
  const parameters = library.validateAuthResponse(server, client, answer, attempt.state);
  kept.removeAttempt();
  const response = await library.authorizationCodeGrantRequest(
    server,
    client,
    library.None(),
    parameters,
    redirectUri,
    attempt.verifier,
    request,
  );
  const expected = { expectedNonce: attempt.nonce, requireIdToken: true };
  const tokens = await library.processAuthorizationCodeResponse(server, client, response, expected);
  if (!kept.store(tokens)) throw new Error('The id token cannot be read');
}

async function refresh(way: Way, session: StoredSession): Promise<void> {
  const { client, kept } = way;
  const { refresh: token } = session.tokens;
  if (!token) throw new SessionError('SESSION_INVALID', 'The provider renews nothing');
  const { library, request, server } = await open(way);
  const response = await library.refreshTokenGrantRequest(server, client, library.None(), token, request);
  const tokens = await library.processRefreshTokenResponse(server, client, response);
  if (!kept.store(tokens, session)) throw new SessionError('SESSION_INVALID', 'No id token was renewed');
}

async function revoke(way: Way, { tokens }: StoredSession): Promise<void> {
  const { library, request, server } = await open(way);
  if (!server.revocation_endpoint || !tokens.refresh) return;
  await library.revocationRequest(server, way.client, library.None(), tokens.refresh, request);
}

async function leaveProvider(way: Way): Promise<void> {
  const { server } = await open(way);
  if (!server.end_session_endpoint) return;
  const { clientId, logoutStyle } = way.address;
  const back = logoutStyle === 'cognito' ? 'logout_uri' : 'post_logout_redirect_uri';
  // The id token could go along as a hint, but tokens do not belong into addresses.
  await way.leave(
    withQuery(server.end_session_endpoint, { client_id: clientId, [back]: `${way.origin}/login` }),
  );
}

/** What the server found out about the provider, or else what the provider itself says. */
async function describe(
  library: typeof Oauth,
  address: SingleSignOnAddress,
  request: object,
): Promise<AuthorizationServer> {
  const { issuer, authorizationEndpoint, tokenEndpoint, idTokenAlgorithms } = address;
  if (!authorizationEndpoint || !tokenEndpoint) {
    const identifier = new URL(issuer);
    return library.processDiscoveryResponse(identifier, await library.discoveryRequest(identifier, request));
  }
  return {
    issuer,
    authorization_endpoint: authorizationEndpoint,
    token_endpoint: tokenEndpoint,
    ...(address.endSessionEndpoint && { end_session_endpoint: address.endSessionEndpoint }),
    ...(address.revocationEndpoint && { revocation_endpoint: address.revocationEndpoint }),
    ...(idTokenAlgorithms && { id_token_signing_alg_values_supported: [...idTokenAlgorithms] }),
  };
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const target = new URL(address);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  return target.href;
}

/** Only the provider of this very machine may speak without TLS. */
function isLoopback(issuer: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(issuer).hostname);
}
