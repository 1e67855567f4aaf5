import { resolve } from 'node:path';
import { z } from 'zod';
import { createBrand, type Brand } from '@assay/shared/domain';
import type { BuildSettings } from './build-settings.ts';
import { environmentModel, type Environment } from './environment.ts';
import { sourceContradictions, toSources } from './sources.ts';

/** How an installation is set up, inferred from the environment's model. */
export type Config = ReturnType<typeof toConfig>;
/** An OpenID Connect issuer outside this installation. */
export type ExternalIssuerConfig = Exclude<Config['singleSignOn'], string>;

/**
 * Reads the environment, over what the build of the pages has fixed.
 * @throws Error that names every variable that is wrong
 */
export function readConfig(
  variables: Readonly<Record<string, string | undefined>>,
  build: BuildSettings = { switches: {}, brand: {} },
): Config {
  const parsed = environmentModel.superRefine(refuseContradictions).safeParse(variables);
  if (!parsed.success) throw new Error(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`);
  return toConfig(parsed.data, build);
}

function refuseContradictions(read: Environment, context: z.core.$RefinementCtx<Environment>): void {
  const refuse = (variable: keyof Environment, message: string) =>
    context.addIssue({ code: 'custom', path: [variable], message });
  const hasPool = read.COGNITO_USER_POOL_ID !== undefined;
  if (hasPool !== (read.COGNITO_CLIENT_ID !== undefined))
    refuse('COGNITO_USER_POOL_ID', 'A user pool needs both COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID');
  if (hasPool && read.ASSAY_MODE === 'demo')
    refuse('ASSAY_MODE', 'Demo users are not created in a real user pool: ASSAY_MODE=production');
  if (isExternal(read.SSO_ISSUER) && read.SSO_CLIENT_ID === undefined)
    refuse('SSO_CLIENT_ID', 'SSO_ISSUER needs SSO_CLIENT_ID');
  if (read.DATABASE_DIRECT_URL !== undefined && read.DATABASE_URL === undefined)
    refuse('DATABASE_DIRECT_URL', 'It is the way past the pooler of DATABASE_URL: set both');
  if (read.DATABASE_READ_URL !== undefined && read.DATABASE_URL === undefined)
    refuse('DATABASE_READ_URL', 'It is a replica of DATABASE_URL: set both');
  if (read.STORAGE_URL !== undefined && read.DATABASE_URL === undefined)
    refuse('STORAGE_URL', 'Files in an object store need rows in PostgreSQL: DATABASE_URL');
  if (read.ASSAY_SEALING_KEYS.length > 0 && read.DATABASE_URL === undefined)
    refuse('ASSAY_SEALING_KEYS', 'Sealed secrets lie in PostgreSQL: DATABASE_URL');
  const generative = [read.ASSAY_GENERATIVE_URL, read.ASSAY_GENERATIVE_KEY, read.ASSAY_GENERATIVE_MODEL];
  if (generative.includes(undefined) && generative.some((value) => value !== undefined))
    refuse(
      'ASSAY_GENERATIVE_URL',
      'A generative model needs ASSAY_GENERATIVE_URL, ASSAY_GENERATIVE_KEY and ASSAY_GENERATIVE_MODEL',
    );
  for (const [variable, message] of sourceContradictions(read)) refuse(variable, message);
}

function isExternal(issuer: string | undefined): issuer is string {
  return issuer !== undefined && issuer !== 'none';
}

function toConfig(read: Environment, build: BuildSettings) {
  const isDemo = read.ASSAY_MODE === 'demo';
  const clientId = read.ASSAY_CLIENT ?? (isDemo ? 'demo' : 'main');
  return {
    mode: read.ASSAY_MODE,
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL?.replace(/\/$/, ''),
    isBehindProxy: read.BEHIND_PROXY,
    drainSeconds: read.DRAIN_SECONDS,
    workerPort: read.WORKER_PORT,
    dataFolder: resolve(read.ASSAY_DATA),
    distFolder: resolve(read.ASSAY_DIST),
    samplesFolder: resolve(read.ASSAY_SAMPLES),
    databaseUrl: read.DATABASE_URL,
    /** The database without a pooler; null where there is only a pooler. */
    databaseDirectUrl:
      read.DATABASE_DIRECT_URL === 'none' ? null : (read.DATABASE_DIRECT_URL ?? read.DATABASE_URL),
    databaseReadUrl: read.DATABASE_READ_URL,
    databaseConnections: read.DATABASE_CONNECTIONS,
    queueConnections: read.DATABASE_QUEUE_CONNECTIONS,
    storage: read.STORAGE_URL,
    sealingKeys: read.ASSAY_SEALING_KEYS,
    demoPassword: read.ASSAY_DEMO_PASSWORD,
    bootstrapAdmin: read.BOOTSTRAP_ADMIN,
    client: { id: clientId, name: read.ASSAY_CLIENT_NAME ?? (isDemo ? 'Demo' : clientId) },
    userPool: toUserPool(read),
    singleSignOn: toSingleSignOn(read),
    /** What environment and, below it, build set [AMB-125]. */
    switches: { ...build.switches, ...read.ASSAY_SWITCHES },
    brand: toBrand(read, build),
    maxUploadBytes: read.ASSAY_UPLOAD_LIMIT_BYTES,
    workerSlots: read.ASSAY_WORKERS,
    proposerPaths: read.EXTRACTION_PROPOSERS.map((path) => resolve(path)),
    generativeModel: toGenerativeModel(read),
    sources: toSources(read),
    remotes: read.ASSAY_REMOTES,
    embedOrigins: read.ASSAY_EMBED_ORIGINS,
    connectOrigins: read.ASSAY_CONNECT_ORIGINS,
    analytics: toAnalytics(read),
    errorReporting: read.ERROR_REPORTING_DSN === undefined ? null : { dsn: read.ERROR_REPORTING_DSN },
    assistantUrl: read.ASSISTANT_URL,
    webhookTargets: read.WEBHOOK_TARGETS,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    metricsToken: read.METRICS_TOKEN,
    telemetry: toTelemetry(read),
    logLevel: read.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
  };
}

/** In production nobody is the provider's staff by an address that was not configured [AMB-125]. */
function toBrand(read: Environment, { brand }: BuildSettings): Brand {
  const { product, providerName } = createBrand(brand);
  const { ASSAY_BRAND = product, ASSAY_PROVIDER = providerName } = read;
  const domain = read.ASSAY_PROVIDER_DOMAIN ?? brand.providerEmailDomain;
  const fallback = read.ASSAY_MODE === 'demo' ? createBrand().providerEmailDomain : null;
  return createBrand({
    product: ASSAY_BRAND,
    providerName: ASSAY_PROVIDER,
    providerEmailDomain: domain ?? fallback,
  });
}

/** The model that answers generative metrics; undefined where none is configured. */
function toGenerativeModel({
  ASSAY_GENERATIVE_URL: url,
  ASSAY_GENERATIVE_KEY: key,
  ASSAY_GENERATIVE_MODEL: name,
}: Environment) {
  if (url === undefined || key === undefined || name === undefined) return undefined;
  return { url: url.replace(/\/$/, ''), key, name };
}

/** Where traces and metrics are sent; undefined for nowhere. */
function toTelemetry(read: Environment) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = read;
  return endpoint === undefined ? undefined : { endpoint, serviceName, share: read.OTEL_TRACES_SAMPLER_ARG };
}

/** Events go to the European zone of the service unless another host is named [ANA-004]. */
function toAnalytics({ ANALYTICS_KEY: key, ANALYTICS_HOST: host }: Environment) {
  return key === undefined ? null : { key, host: host.replace(/\/$/, '') };
}

/** The origins that pages call for analytics and error reporting; none without their keys [AMB-125]. */
export function monitoringOrigins({
  analytics,
  errorReporting,
}: Pick<Config, 'analytics' | 'errorReporting'>) {
  return [analytics?.host, errorReporting?.dsn].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  );
}

/** The real user pool; undefined for the embedded one. */
function toUserPool(read: Environment) {
  const { COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID: clientId, COGNITO_ENDPOINT: endpoint } = read;
  if (userPoolId === undefined || clientId === undefined) return undefined;
  return { userPoolId, clientId, endpoint };
}

/** The embedded provider knows the users of the embedded pool only, so a real pool has none by default. */
function toSingleSignOn(read: Environment) {
  const { SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId } = read;
  if (issuer === undefined) return read.COGNITO_USER_POOL_ID === undefined ? 'embedded' : 'none';
  if (!isExternal(issuer) || clientId === undefined) return 'none';
  return {
    issuer,
    clientId,
    scope: read.SSO_SCOPE,
    logoutStyle: read.SSO_LOGOUT_STYLE,
    /** Addresses to use instead of those in the discovery document. */
    stated: {
      authorizationEndpoint: read.SSO_AUTHORIZATION_ENDPOINT,
      tokenEndpoint: read.SSO_TOKEN_ENDPOINT,
      endSessionEndpoint: read.SSO_END_SESSION_ENDPOINT,
      jwksUri: read.SSO_JWKS_URI,
    },
  };
}
