/**
 * The embedded identity service: accounts, passwords, sessions and tokens in the Cognito user-pool protocol, and the one
 * verifier of bearer tokens. Rows are in the suite's database, keys with its secrets.
 */
import type { FastifyInstance } from 'fastify';
import { BRAND, DEFAULT_LOCALE } from '@assay/shared/domain';
import { systemClock, type Clock } from '../platform/clock.ts';
import type { DatabaseClient } from '../database/database.ts';
import { createAdminPort } from './admin-port.ts';
import { bootstrapAdministrator, createAdministration } from './administration.ts';
import { createAudit } from './audit.ts';
import { createChallenges } from './challenges.ts';
import { createCodes } from './codes.ts';
import type { IdentityContext, PasswordChosenListener } from './context.ts';
import { MASTER, openKeys } from './keys.ts';
import { findUsers } from './user.repository.ts';
import type { Keys } from './keys.ts';
import type { HostTokenSigner, IdentityService } from './identity-service.ts';
import { describeError, type IdentityLog } from './log.ts';
import { createMails, type LocaleOf } from './mails.ts';
import { createAccountOperations } from './operations/account.ts';
import { createAdminOperations } from './operations/admin.ts';
import { createPasswordOperations } from './operations/passwords.ts';
import { createSignInOperations } from './operations/sign-in.ts';
import type { Outbox } from './outbox.ts';
import { createPasswords } from './passwords.ts';
import { registerIdentityRoutes } from './routes.ts';
import { createKeyedHash, createEncryption, deriveKey } from '../platform/encryption.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import { createSessions } from './sessions.ts';
import type { AdminCredentials } from './sigv4.ts';
import { deleteExpiredRows } from './expired-rows.repository.ts';
import { createPageSecurity } from './openid-provider/page-security.ts';
import { createOpenIdProvider, PROVIDER_CLIENT_ID, PROVIDER_PATH } from './openid-provider/provider.ts';
import { registerSingleSignOnRoutes } from './openid-provider/routes.ts';
import { createPages } from './openid-provider/pages.ts';
import { ProtocolError } from './protocol-error.ts';
import { createRequestLimiter, createThrottle } from './throttle.ts';
import { createTokenVerifier } from './token-verification.ts';
import type { KnownIssuer, TrustedIssuer } from './token-verification.ts';
import { createTokenSigner, localKeyResolver, type TokenSigner } from './tokens.ts';
import { canonicalEmail, createUsers } from './users.ts';

export type { IdentityAdmin } from './admin-port.ts';
export type { PasswordChange, PasswordChosenListener } from './context.ts';
export type { HostTokenSigner, IdentityService, PasswordCheck } from './identity-service.ts';
export { describeIssuer } from './issuer-metadata.ts';
export type { IssuerDescription, IssuerMetadata } from './issuer-metadata.ts';
export { assertSafeListening } from './listening.ts';
export type { IdentityLog } from './log.ts';
export type { AccountChange, Addressee } from './mails.ts';
export { openMessageFolder, openOutbox, type MessageStore, type Outbox } from './outbox.ts';
export { ProtocolError };
export { trustNearestProxy } from './trusted-proxy.ts';
export type { TokenVerifier, TrustedIssuer } from './token-verification.ts';
export { openUserPool } from './user-pool/user-pool.ts';

const POOL_NAME = 'Assay';
const POOL_ID = `local_${POOL_NAME}`;
const CLIENT_ID = 'assaybrowser';
/**
 * Not an address: users are identified by issuer and subject, and both must survive a change of port or domain. The keys
 * are published below the server's own address.
 */
const ISSUER = `urn:assay:identity:${POOL_ID}`;
const ADMIN_KEY_ID = 'ASSAYADMIN';
const HOUR = 3600;
const CLEAN_UP_INTERVAL_MS = 10 * 60_000;

/** Settings of the service. Every default is safe on one machine. */
export interface IdentityConfig {
  /** Lifetime of id and access tokens in seconds; default one hour. */
  tokenSeconds?: number;
  /** Lifetime of a session without signing in again, in seconds; default a day. */
  sessionSeconds?: number;
  /** Offers USER_PASSWORD_AUTH, which sends the password itself; default false. */
  isPasswordFlowAllowed?: boolean;
  /** Requests that one address may make to one process in a minute; default 600. */
  requestsPerMinute?: number;
  /** Origins of pages, besides our own, that may sign users in. */
  allowedOrigins?: readonly string[];
  /** Name of the product in mails and on the pages of the embedded OpenID provider; default the built-in one. */
  product?: string;
  /** Offers the embedded OpenID provider; default false. */
  isProviderOffered?: boolean;
  /** External issuers whose id tokens are accepted too. */
  trustedIssuers?: readonly TrustedIssuer[];
}

/** The parts of the service that come from outside. */
export interface IdentityOptions {
  db: DatabaseClient;
  /** Keeps the keys. */
  secrets: SecretStore;
  /** Takes the messages to users. Closing the service waits until the posted ones are written. */
  outbox: Outbox;
  /** Address under which users reach the suite, without a slash at its end. Written into messages. */
  baseUrl: string;
  /** The language of messages to the user of an account; English if not given. */
  localeOf?: LocaleOf;
  config?: IdentityConfig;
  clock?: Clock;
  log: IdentityLog;
}

/** The embedded service. */
export interface Identity extends IdentityService {
  /** The embedded OpenID provider for the browser's configuration; null where it is not offered. */
  provider: { issuer: string; clientId: string } | null;
  /** Calls `listener` whenever a user chooses a password; see there for the transaction. */
  onPasswordChosen(listener: PasswordChosenListener): void;
  /** The credentials that sign requests to the administration operations; derived, never stored. */
  adminCredentials: AdminCredentials;
}

/**
 * Opens the service: keys (created on the first start), outbox, and the regular clean-up of expired rows.
 * The caller has applied the migrations.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { db, secrets, outbox, config = {}, clock = systemClock, log } = options;
  const localeOf = options.localeOf ?? (async () => DEFAULT_LOCALE);
  const keys = await openKeys(secrets, clock);
  const listeners: PasswordChosenListener[] = [];
  const settings = { issuer: ISSUER, clientId: CLIENT_ID, tokenSeconds: config.tokenSeconds ?? HOUR };
  const signer = createTokenSigner(keys, settings, clock);
  const context = createContext({ ...options, config, clock, localeOf }, { keys, signer, listeners });
  await assertMasterKeyFits(context, secrets);
  const administration = createAdministration(context);
  const adminCredentials = createAdminCredentials(keys.masterKey);
  const stopCleanUp = await startCleanUp(async () => {
    await deleteExpiredRows(db, clock());
    await outbox.sweep();
    await keys.maintain();
  }, log);
  const provider = config.isProviderOffered ? describeProvider(options.baseUrl) : null;

  return {
    provider,
    poolId: POOL_ID,
    clientId: CLIENT_ID,
    issuer: ISSUER,
    adminCredentials,
    admin: createAdminPort(context, administration),
    signHostToken: createHostTokenSigner(context, signer),
    sendEmailCode: (to, code) => context.mails.postVerificationCode(to, code),
    sendAccountChange: (to, change) => context.mails.postAccountChange(to, change),
    checkPassword: createPasswordCheck(context),
    verifyToken: createTokenVerifier({
      local: localIssuers(keys, provider),
      trusted: config.trustedIssuers ?? [],
      clock,
    }),
    registerRoutes(app) {
      const limitRequests = createRequestLimiter(config.requestsPerMinute ?? 600, clock);
      if (provider) registerProvider(app, { ...options, config, context, keys, limitRequests });
      registerIdentityRoutes(app, {
        poolId: POOL_ID,
        publicOperations: {
          ...createSignInOperations(context),
          ...createPasswordOperations(context),
          ...createAccountOperations(context),
        },
        adminOperations: createAdminOperations(context, administration),
        adminCredentials,
        publicKeys: keys.publicKeys,
        limitRequests,
        allowedOrigins: config.allowedOrigins ?? [],
        clock,
        log,
      });
    },
    onPasswordChosen: (listener) => void listeners.push(listener),
    bootstrapAdministrator: (email) => bootstrapAdministrator(context, canonicalEmail(email)),
    async close() {
      await stopCleanUp();
      await outbox.drain();
    },
  };
}

function createHostTokenSigner({ users }: IdentityContext, signer: TokenSigner): HostTokenSigner {
  return async (subject, credentialId) => {
    const user = await users.findBySubject(subject);
    if (!user?.enabled) return null;
    return { idToken: await signer.signForHost(user, credentialId), expiresIn: signer.tokenSeconds };
  };
}

/** Attempts count for the user alone, so that guesses in a stolen session do not keep the owner from signing in. */
function createPasswordCheck({
  users,
  passwords,
  throttle,
}: IdentityContext): NonNullable<IdentityService['checkPassword']> {
  return async (subject, password) => {
    const user = await users.findBySubject(subject);
    if (!user?.enabled) return 'wrong';
    const from = `check ${subject}`;
    try {
      await throttle.takePasswordAttempt(user.email, from);
    } catch (error) {
      if (error instanceof ProtocolError) return 'locked';
      throw error;
    }
    if (!passwords.matches(user, password)) return 'wrong';
    await throttle.forgetPasswordAttempts(user.email, from);
    return 'right';
  };
}

function describeProvider(baseUrl: string) {
  return { issuer: `${baseUrl}${PROVIDER_PATH}`, clientId: PROVIDER_CLIENT_ID };
}

/** Our pool, and our provider, which has the users of the pool. Both have one issuer name at any address. */
function localIssuers(keys: Keys, provider: Identity['provider']): KnownIssuer[] {
  const findKey = localKeyResolver(keys);
  const pool: KnownIssuer = { issuer: ISSUER, kind: 'cognito', clientIds: [CLIENT_ID], findKey };
  if (!provider) return [pool];
  const { issuer, clientId } = provider;
  return [
    pool,
    { issuer, knownAs: ISSUER, kind: 'oidc', clientIds: [clientId], findKey, isSingleSignOn: true },
  ];
}

interface ProviderParts extends Required<Pick<IdentityOptions, 'baseUrl' | 'config' | 'log'>> {
  context: IdentityContext;
  keys: Keys;
  limitRequests: (address: string) => void;
}

function registerProvider(
  app: FastifyInstance,
  { baseUrl, config, log, context, keys, limitRequests }: ProviderParts,
): void {
  const allowedOrigins = config.allowedOrigins ?? [];
  const security = createPageSecurity(allowedOrigins);
  const pages = createPages(config.product ?? BRAND.product);
  const provider = createOpenIdProvider({
    context,
    keys,
    baseUrl,
    allowedOrigins,
    security,
    pages,
    tokenSeconds: config.tokenSeconds ?? HOUR,
    sessionSeconds: config.sessionSeconds ?? 24 * HOUR,
  });
  registerSingleSignOnRoutes(app, { context, provider, baseUrl, security, pages, limitRequests, log });
}

type CompleteOptions = Required<
  Pick<IdentityOptions, 'db' | 'outbox' | 'baseUrl' | 'localeOf' | 'config' | 'clock'>
>;

interface ContextParts {
  readonly keys: Keys;
  readonly signer: TokenSigner;
  readonly listeners: readonly PasswordChosenListener[];
}

/** How many accounts are looked at: one value that cannot be read may be damaged by itself. */
const MAX_TRIED = 20;

/** @throws Error when the database was sealed with another master key: nobody could sign in */
async function assertMasterKeyFits({ db, passwords }: IdentityContext, secrets: SecretStore): Promise<void> {
  const users = await findUsers(db, { after: '', limit: MAX_TRIED });
  if (users.length === 0 || users.some((user) => passwords.isReadable(user))) return;
  throw secrets.damageError(MASTER, 'is not the key that the passwords in the database were sealed with');
}

function createContext(
  { db, outbox, baseUrl, localeOf, config, clock }: CompleteOptions,
  { keys, signer, listeners }: ContextParts,
): IdentityContext {
  const { masterKey } = keys;
  return {
    db,
    clock,
    poolId: POOL_ID,
    poolName: POOL_NAME,
    clientId: CLIENT_ID,
    isPasswordFlowAllowed: config.isPasswordFlowAllowed ?? false,
    users: createUsers(db, clock),
    passwords: createPasswords(POOL_NAME, masterKey),
    challenges: createChallenges(db, createEncryption(masterKey, 'challenge'), clock),
    codes: createCodes(db, createKeyedHash(masterKey, 'code'), clock),
    throttle: createThrottle(db, createKeyedHash(masterKey, 'throttle'), clock),
    sessions: createSessions(db, signer, config.sessionSeconds ?? 24 * HOUR, clock),
    mails: createMails(outbox, {
      product: config.product ?? BRAND.product,
      signInUrl: `${baseUrl}/login`,
      localeOf,
    }),
    audit: createAudit(db, createKeyedHash(masterKey, 'audit'), clock),
    passwordChosenListeners: listeners,
  };
}

function createAdminCredentials(masterKey: Buffer): AdminCredentials {
  return {
    accessKeyId: ADMIN_KEY_ID,
    secretAccessKey: deriveKey(masterKey, 'administration').toString('hex'),
  };
}

/** Cleans up now and at regular intervals. @returns a function that stops it and waits for a run under way */
async function startCleanUp(cleanUp: () => Promise<void>, log: IdentityLog): Promise<() => Promise<void>> {
  await cleanUp();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(cleanUp).catch((error: unknown) => {
      log.error(describeError(error), 'cleaning up the identity tables failed');
    });
  }, CLEAN_UP_INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
