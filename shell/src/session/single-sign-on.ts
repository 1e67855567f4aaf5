/** The only importer of the single sign-on library: authorization code with PKCE, state and nonce [AMB-014]. */
import type { BrowserConfig } from '@assay/shared/platform/browser-config';
import type { AuthorizationServer, Client } from 'oauth4webapi';
import type * as Oauth from 'oauth4webapi';
import { SessionError } from './session-port.ts';
import { createSingleSignOnStorage, type SingleSignOnStorage } from './single-sign-on.storage.ts';
import type { StoredSession } from './stored-session.ts';
import type { TokenSource } from './token-source.ts';

/** How long a user may take at the provider, in milliseconds. */
const ATTEMPT_LIFETIME = 10 * 60_000;
const DEFAULT_SCOPE = 'openid email profile';

/** The provider of single sign-on, as `/config.json` describes it. */
export type SingleSignOnAddress = NonNullable<BrowserConfig['sso']>;

/** What single sign-on needs of the browser. */
export interface SingleSignOnOptions {
  /** Stores the session. */
  readonly storage: Storage;
  /** Stores a started sign-in, which belongs to this tab. */
  readonly tabStorage: Storage;
  readonly origin: string;
  /** Goes to an address outside of the page. Resolves if the browser restores this page later. */
  readonly leave: (address: string) => Promise<void> | void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Signing in through a provider. */
export interface SingleSignOn extends TokenSource {
  /** Redirects to the provider [AUTH-034]. */
  readonly start: () => Promise<void>;
  /** Exchanges the code of the provider's response and stores the session [AUTH-035]. Rejects where that fails. */
  readonly finish: (response: URL) => Promise<void>;
  /** Redirects to the provider's own sign-out, which redirects back to SignIn [AMB-017]. */
  readonly signOutAtProvider: () => Promise<void>;
}

/** What every step needs. */
interface Context extends SingleSignOnOptions {
  readonly address: SingleSignOnAddress;
  readonly client: Client;
  readonly redirectUri: string;
  readonly stored: SingleSignOnStorage;
}

/** Creates single sign-on; the library is loaded on the first redirect. */
export function createSingleSignOn(address: SingleSignOnAddress, options: SingleSignOnOptions): SingleSignOn {
  const { storage, tabStorage, now, origin } = options;
  const stored = createSingleSignOnStorage(storage, tabStorage, now);
  const redirectUri = `${origin}/login-idp`;
  const context: Context = {
    ...options,
    address,
    client: { client_id: address.clientId },
    redirectUri,
    stored,
  };
  return {
    read: stored.read,
    remove: stored.remove,
    changeOf: stored.changeOf,
    start: () => start(context),
    finish: (response) => finish(context, response),
    refresh: (session) => refresh(context, session),
    revoke: (session) => revoke(context, session),
    signOutAtProvider: () => signOutAtProvider(context),
  };
}

async function open({ address }: Context) {
  const library = await import('oauth4webapi');
  const request = { [library.allowInsecureRequests]: isLoopback(address.issuer) };
  return { library, request, server: await describe(library, address, request) };
}

async function start(context: Context): Promise<void> {
  const { library, server } = await open(context);
  if (!server.authorization_endpoint) throw new Error('The provider does not say where to sign in');
  const attempt = {
    state: library.generateRandomState(),
    nonce: library.generateRandomNonce(),
    verifier: library.generateRandomCodeVerifier(),
    at: context.now(),
  };
  context.stored.storeAttempt(attempt);
  const query = {
    client_id: context.address.clientId,
    response_type: 'code',
    redirect_uri: context.redirectUri,
    scope: context.address.scope ?? DEFAULT_SCOPE,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await library.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  };
  void context.leave(withQuery(server.authorization_endpoint, query));
}

async function finish(context: Context, redirect: URL): Promise<void> {
  const { client, redirectUri, stored, now } = context;
  const attempt = stored.readAttempt();
  if (!attempt || now() - attempt.at > ATTEMPT_LIFETIME)
    throw new Error('No sign-in waits for this response');
  const { library, request, server } = await open(context);
  // A response to another sign-in fails here, and this one still waits for its own.
  const parameters = library.validateAuthResponse(server, client, redirect, attempt.state);
  stored.removeAttempt();
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
  if (!stored.store(tokens)) throw new Error('The id token cannot be read');
}

async function refresh(context: Context, session: StoredSession): Promise<void> {
  const { client, stored } = context;
  const { refresh: token } = session.tokens;
  if (!token) throw new SessionError('SESSION_INVALID', 'The provider gave no refresh token');
  const { library, request, server } = await open(context);
  const response = await library.refreshTokenGrantRequest(server, client, library.None(), token, request);
  const tokens = await library.processRefreshTokenResponse(server, client, response);
  if (!stored.store(tokens, session)) throw new SessionError('SESSION_INVALID', 'No id token was renewed');
}

async function revoke(context: Context, { tokens }: StoredSession): Promise<void> {
  const { library, request, server } = await open(context);
  if (!server.revocation_endpoint || !tokens.refresh) return;
  await library.revocationRequest(server, context.client, library.None(), tokens.refresh, request);
}

async function signOutAtProvider(context: Context): Promise<void> {
  const { server } = await open(context);
  if (!server.end_session_endpoint) return;
  const { clientId, logoutStyle } = context.address;
  const back = logoutStyle === 'cognito' ? 'logout_uri' : 'post_logout_redirect_uri';
  // No id token as a hint: tokens do not belong in addresses.
  await context.leave(
    withQuery(server.end_session_endpoint, { client_id: clientId, [back]: `${context.origin}/login` }),
  );
}

/** The provider as the server described it, or else as its own discovery document does. */
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

/** Only a provider on this machine may be used without TLS. */
function isLoopback(issuer: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(issuer).hostname);
}
