import type { Locale } from '@assay/shared/domain';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../config/config.ts';
import type { ExternalIssuerConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import {
  createIdentity,
  describeIssuer,
  openOutbox,
  openUserPool,
  type Identity,
  type IdentityLog,
  type IdentityService,
  type IssuerDescription,
  type IssuerMetadata,
  type Outbox,
  type TrustedIssuer,
} from '../identity/index.ts';
import type { OpenSecrets } from './open-secrets.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { BrowserConfiguration } from '../plugins/browser-config.ts';
import type { VerifyToken } from '../plugins/actor.ts';
import { refuseEndedCredentials } from '../modules/embedding/ended-credentials.ts';
import { SettingsService } from '../modules/settings/service.ts';
import { RecoveryLinks } from '../modules/users/recovery-links.ts';
import { activateOnFirstToken, recordChosenPasswords } from '../modules/users/identity-links.service.ts';

const PROVIDER_SCOPE = 'openid email profile';
/** A user pool whose hosted UI is the provider: its tokens state their use. */
const COGNITO_ISSUER = /^https:\/\/cognito-idp\.[\w-]+\.amazonaws\.com(?:\.cn)?\//;

/** How users sign in to this installation: the identity service, and its part of the browser's configuration. */
export interface SignIn {
  readonly identity: IdentityService;
  readonly verifyToken: VerifyToken;
  /** The parts of `/config.json`. An issuer that cannot be reached now is described without its addresses. */
  browserConfig(): Promise<Pick<BrowserConfiguration, 'identity' | 'sso'>>;
  /** Origins that pages call to sign in, besides our own. */
  origins(): readonly string[];
}

interface SignInParts {
  readonly config: Config;
  readonly database: Database;
  readonly secrets: SecretStore;
  readonly openMessages: OpenSecrets['openMessages'];
  /** Address under which users reach the suite. */
  readonly url: string;
  readonly log: IdentityLog;
}

/** Opens identity as configured: the embedded service or a real pool, and the issuer of single sign-on. */
export async function openSignIn(parts: SignInParts): Promise<SignIn> {
  const { config, database, log } = parts;
  const external = typeof config.singleSignOn === 'string' ? null : config.singleSignOn;
  const issuer = external && describeIssuer(external.issuer, external.stated, systemClock);
  // In the background: an issuer that is down must not keep the suite from starting.
  issuer?.read().catch((error: unknown) => log.warn({ err: error }, 'the issuer is out of reach'));
  const trustedIssuers = external && issuer ? [trustOf(external, issuer, config.client.id)] : [];
  const elsewhere = {
    describe: async () => (external && issuer ? describeForBrowser(external, issuer) : null),
    origins: () => (external && issuer ? issuerOrigins(external, issuer) : []),
  };
  const outbox = await openOutbox({
    messages: await parts.openMessages(),
    from: config.mailFrom,
    smtp: config.smtpUrl === undefined ? undefined : { url: config.smtpUrl },
    clock: systemClock,
    log,
  });
  if (!config.userPool) return openEmbedded(parts, outbox, trustedIssuers, elsewhere);
  const { userPoolId, clientId, endpoint } = config.userPool;
  const identity: IdentityService = await openUserPool({
    ...config.userPool,
    trustedIssuers,
    outbox,
    product: config.brand.product,
    baseUrl: parts.url,
    localeOf: (subject) => localeOfAccount(parts, { issuer: identity.issuer, subject }),
  });
  return {
    identity,
    verifyToken: activateOnFirstToken(database.kysely, identity.verifyToken),
    browserConfig: async () => ({
      identity: { userPoolId, clientId, ...(endpoint !== undefined && { endpoint }) },
      sso: await elsewhere.describe(),
    }),
    origins: () => [originOf(endpoint ?? identity.issuer), ...elsewhere.origins()],
  };
}

/** The language of messages to the user of an account. */
async function localeOfAccount(
  { config, database }: SignInParts,
  account: { readonly issuer: string; readonly subject: string },
): Promise<Locale> {
  const settings = new SettingsService({ kysely: database.kysely, config, clock: systemClock });
  return settings.localeOfAccount(account);
}

interface ExternalProvider {
  describe(): Promise<BrowserConfiguration['sso']>;
  origins(): readonly string[];
}

async function openEmbedded(
  parts: SignInParts,
  outbox: Outbox,
  trustedIssuers: readonly TrustedIssuer[],
  elsewhere: ExternalProvider,
): Promise<SignIn> {
  const { config, database, secrets, url, log } = parts;
  const identity: Identity = await createIdentity({
    db: database.kysely,
    secrets,
    outbox,
    baseUrl: url,
    localeOf: (subject) => localeOfAccount(parts, { issuer: identity.issuer, subject }),
    config: {
      product: config.brand.product,
      isProviderOffered: config.singleSignOn === 'embedded',
      trustedIssuers,
    },
    log,
  });
  identity.onPasswordChosen(recordChosenPasswords(identity, new RecoveryLinks(systemClock, url)));
  const { poolId: userPoolId, clientId, provider } = identity;
  return {
    identity,
    verifyToken: refuseEndedCredentials(database.kysely, identity.verifyToken),
    browserConfig: async () => ({
      identity: { userPoolId, clientId, endpoint: '/identity' },
      sso: provider
        ? { ...provider, scope: PROVIDER_SCOPE, logoutStyle: 'oidc' }
        : await elsewhere.describe(),
    }),
    origins: elsewhere.origins,
  };
}

/** An issuer whose tokens are accepted besides the pool's. New users of the issuer join the client of this installation. */
function trustOf(
  { issuer, clientId }: ExternalIssuerConfig,
  description: IssuerDescription,
  newUserClientId: string,
): TrustedIssuer {
  return {
    issuer,
    kind: COGNITO_ISSUER.test(issuer) ? 'cognito' : 'oidc',
    clientIds: [clientId],
    jwksUri: async () => (await description.read()).jwksUri,
    isSingleSignOn: true,
    newUserClientId,
  };
}

async function describeForBrowser(
  { issuer, clientId, scope, logoutStyle }: ExternalIssuerConfig,
  description: IssuerDescription,
): Promise<BrowserConfiguration['sso']> {
  const found = await description.read().catch(() => null);
  const addresses = found && {
    authorizationEndpoint: found.authorizationEndpoint,
    tokenEndpoint: found.tokenEndpoint,
    endSessionEndpoint: found.endSessionEndpoint,
    revocationEndpoint: found.revocationEndpoint,
    idTokenAlgorithms: found.idTokenAlgorithms,
  };
  return { issuer, clientId, scope, logoutStyle, ...addresses };
}

function issuerOrigins(
  { issuer, stated }: ExternalIssuerConfig,
  description: IssuerDescription,
): readonly string[] {
  const { tokenEndpoint, revocationEndpoint }: Partial<IssuerMetadata> = description.known() ?? stated;
  const called = [issuer, tokenEndpoint, revocationEndpoint].filter((address) => address !== undefined);
  return [...new Set(called.map(originOf))];
}

function originOf(address: string): string {
  return new URL(address).origin;
}
