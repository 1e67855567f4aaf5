import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration, Interaction, KoaContextWithOIDC, default as OidcProvider } from 'oidc-provider';
import type { IdentityContext } from '../context.ts';
import type { Keys } from '../keys.ts';
import { createEncryption, deriveKey } from '../../platform/encryption.ts';
import { createArtifactStore, type ArtifactStoreOptions } from './artifact-store.ts';
import type { ProviderPages } from './pages.ts';
import type { PageSecurity } from './page-security.ts';

/** Where the provider is mounted below the server's own address. */
export const PROVIDER_PATH = '/sso';
/** The suite's own browser application at its own provider. */
export const PROVIDER_CLIENT_ID = 'assaysso';

const CODE_SECONDS = 60;
const INTERACTION_SECONDS = 600;

/** Dependencies and settings of the provider. */
export interface ProviderOptions {
  context: IdentityContext;
  keys: Keys;
  /** Address under which users reach the suite, without a slash at its end. */
  baseUrl: string;
  /** Origins of pages, besides our own, that may sign users in. */
  allowedOrigins: readonly string[];
  tokenSeconds: number;
  sessionSeconds: number;
  security: PageSecurity;
  pages: ProviderPages;
}

/** The embedded OpenID provider, as far as its routes need it. */
export interface OpenIdProvider {
  /** Responds to one request of the protocol. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The sign-in that a browser has begun. @throws if there is none */
  readInteraction(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
  /** Ends it with a user and redirects the browser. */
  finishInteraction(request: IncomingMessage, response: ServerResponse, subject: string): Promise<void>;
}

/**
 * Opens the provider on the suite's own users. Its library is loaded with the first request; it reads its keys once,
 * so a new signing key makes a new provider over the same rows.
 */
export function createOpenIdProvider(options: ProviderOptions): OpenIdProvider {
  let opened: { kid: string; provider: Promise<OidcProvider> } | undefined;
  const current = async () => {
    const { kid } = await options.keys.signingKey();
    if (opened?.kid !== kid) opened = { kid, provider: openProvider(options) };
    return opened.provider;
  };
  return {
    async handle(request, response) {
      await (await current()).callback()(request, response);
    },
    readInteraction: async (request, response) => (await current()).interactionDetails(request, response),
    async finishInteraction(request, response, subject) {
      const result = { login: { accountId: subject } };
      await (
        await current()
      ).interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    },
  };
}

async function openProvider(options: ProviderOptions): Promise<OidcProvider> {
  const { default: Provider, errors } = await import('oidc-provider');
  const { db, clock } = options.context;
  const ground: ArtifactStoreOptions = {
    db,
    clock,
    encryption: createEncryption(options.keys.masterKey, 'sso-artifact'),
    alreadyConsumed: () => new errors.InvalidGrant('already used'),
  };
  const provider = new Provider(`${options.baseUrl}${PROVIDER_PATH}`, configure(options, ground));
  // The routes set the public address (routes.ts): what a caller writes into headers is ignored.
  provider.proxy = true;
  return provider;
}

function configure(options: ProviderOptions, ground: ArtifactStoreOptions): Configuration {
  const { context, keys, baseUrl, allowedOrigins, tokenSeconds, sessionSeconds, security, pages } = options;
  const origins = [new URL(baseUrl).origin, ...allowedOrigins];
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;
  return {
    adapter: (kind) => createArtifactStore(kind, ground),
    jwks: { keys: keys.privateKeys() as NonNullable<Configuration['jwks']>['keys'] },
    clients: [
      {
        client_id: PROVIDER_CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: origins.map((origin) => `${origin}/login-idp`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/login`),
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Otherwise the id token, which is all that our API reads, would not name the address.
    conformIdTokenClaims: false,
    clientBasedCORS: (_context, origin) => origins.includes(origin),
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: tokenSeconds,
      IdToken: tokenSeconds,
      AuthorizationCode: CODE_SECONDS,
      Interaction: INTERACTION_SECONDS,
      Session: sessionSeconds,
      Grant: sessionSeconds,
      RefreshToken: sessionSeconds,
    },
    cookies: {
      keys: [deriveKey(keys.masterKey, 'sso-cookies').toString('hex')],
      names: { session: 'assay_sso', interaction: 'assay_sso_step', resume: 'assay_sso_resume' },
      long: { ...cookie, path: PROVIDER_PATH },
      short: cookie,
    },
    interactions: { url: (_context, { uid }) => `${PROVIDER_PATH}/interaction/${uid}` },
    loadExistingGrant: grantToOurselves,
    findAccount: (_context, subject) => findAccount(context, subject),
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (koa, form) => sendPage(koa, security.allowScript, pages.renderLogout(form)),
      },
    },
    renderError: (koa, out) =>
      sendPage(koa, security.allowNothing, pages.renderFailure(out.error, out.error_description)),
  };
}

/** Our own application is granted what it requests, without asking the user for consent. */
async function grantToOurselves({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId,
    accountId: oidc.session?.accountId,
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** The user of a subject for the provider; undefined if they may no longer sign in. */
async function findAccount({ users }: IdentityContext, subject: string) {
  const user = await users.findBySubject(subject);
  if (!user?.enabled || user.status !== 'CONFIRMED') return undefined;
  const { email, email_verified, name } = user;
  return { accountId: subject, claims: async () => ({ sub: subject, email, email_verified, name }) };
}

async function sendPage(koa: KoaContextWithOIDC, policy: string, html: string): Promise<void> {
  koa.set('content-security-policy', policy);
  koa.type = 'html';
  koa.body = html;
}
