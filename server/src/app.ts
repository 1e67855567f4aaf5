import multipart from '@fastify/multipart';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { BRAND, LOAD_LIMITS, type Brand, type LoadLimits, type SwitchValues } from '@assay/shared/domain';
import type { Database } from './database/database.ts';
import type { VerifyToken } from './plugins/actor.ts';
import { apiDescription } from './plugins/api-description.ts';
import { authentication } from './plugins/authentication.ts';
import { embedOrigins } from './plugins/embed-origins.ts';
import { errors, refuse } from './plugins/errors.ts';
import { forwardedAddress } from './plugins/forwarded-address.ts';
import { health } from './plugins/health.ts';
import { compression } from './plugins/compression.ts';
import { closeIdleConnections } from './plugins/idle-connections.ts';
import { userLoad } from './plugins/user-load.ts';
import type { MetricsAccess } from './plugins/metrics-access.ts';
import { requestId, requestIdOf } from './plugins/request-id.ts';
import { RequestSpans, requestSpans } from './plugins/request-spans.ts';
import { lastWrites } from './plugins/last-writes.ts';
import { noStore } from './plugins/no-store.ts';
import { securityHeaders, type SecurityHeadersOptions } from './plugins/security-headers.ts';
import { staticFiles, type StaticFilesOptions } from './plugins/static-files.ts';
import type { StoreWatch } from './storage/store-watch.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** Dependencies of a server. Everything outside the process is one of them, so that tests can replace it. */
export interface AppOptions {
  readonly database: Database;
  readonly verifyToken: VerifyToken;
  /** What environment and build set; nothing if not given. */
  readonly installationSwitches?: SwitchValues;
  /** Names of product and provider; the built-in ones if not given. */
  readonly brand?: Brand;
  /** Mounts the areas of the API and, in the embedded default, the identity service. */
  readonly modules: readonly ((app: FastifyInstance) => void | Promise<void>)[];
  /** Checks responses and refusals against their contracts: in tests and development. */
  readonly checksResponses: boolean;
  readonly security?: Partial<SecurityHeadersOptions>;
  readonly pages?: StaticFilesOptions;
  /** Origins of the pages that may show our remotes or frame us; none if not given. */
  readonly embedOrigins?: readonly string[];
  /** Whether the disk has room for files; always true if not given. */
  readonly hasRoom?: () => Promise<boolean>;
  /** Looks at the store of files in the background; it is taken to be there if not given. */
  readonly storeWatch?: StoreWatch | undefined;
  /** Who may read `/metrics`; callers on this machine if not given. */
  readonly metrics?: MetricsAccess;
  /** Without one nothing is logged. */
  readonly log?: FastifyBaseLogger;
  /** Where spans and figures are sent; nowhere if not given. */
  readonly telemetry?: Telemetry | undefined;
  /** Whether the process is about to close its port; never if not given. */
  readonly isDraining?: () => boolean;
  /** Those of the product where not given. */
  readonly limits?: Partial<LoadLimits>;
  /** Which proxies may state the caller's address, as Fastify's `trustProxy`. */
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
}

const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

/**
 * Builds the server without listening: tests inject into it.
 * @throws when a route names neither an action nor that it is public.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, verifyToken, checksResponses, security, pages, trustProxy = false } = options;
  const { installationSwitches = {}, brand = BRAND, telemetry } = options;
  const spans = telemetry && new RequestSpans(telemetry);
  const limits = { ...LOAD_LIMITS, ...options.limits };
  const { embedOrigins: origins = [] } = options;
  const { idleConnectionMs: idleMs, requestHeadMs: headMs } = limits;
  const app = Fastify({
    ...(options.log === undefined ? {} : { loggerInstance: options.log }),
    trustProxy,
    genReqId: requestIdOf,
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    ...(spans === undefined ? {} : { childLoggerFactory: spans.childLoggerFactory }),
    // A request that arrives on an open connection while the port is being closed is still answered.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { ignoreTrailingSlash: true },
    // An invalid address is found before our error handler is called.
    frameworkErrors: (_error, _request, reply) => void refuse(reply, 'INVALID_REQUEST'),
    // A proxy keeps its connections longer than we keep those of users, and must be the one that closes them.
    ...(trustProxy === false ? { keepAliveTimeout: idleMs } : {}),
  });
  closeIdleConnections(app.server, { idleMs, headMs });
  app.decorate('checksResponses', checksResponses);
  await app.register(requestId);
  if (spans !== undefined) await app.register(requestSpans, { spans });
  await app.register(noStore);
  await app.register(compression);
  await app.register(errors);
  await app.register(embedOrigins, { origins });
  // Before whatever may refuse a request: refusals have them too.
  await app.register(securityHeaders, {
    remoteOrigins: [],
    connectOrigins: () => [],
    isHttps: false,
    frameOrigins: origins,
    ...security,
  });
  if (trustProxy !== false) await app.register(forwardedAddress);
  await app.register(authentication, {
    kysely: database.kysely,
    hasReplica: database.lists.hasReplica,
    verifyToken,
    installationSwitches,
    providerEmailDomain: brand.providerEmailDomain,
  });
  if (database.lists.hasReplica) await app.register(lastWrites, { lists: database.lists });
  await app.register(userLoad, limits);
  await app.register(multipart);
  await app.register(apiDescription, { product: brand.product });
  const { hasRoom, storeWatch, metrics, isDraining } = options;
  const { kysely } = database;
  await app.register(health, { kysely, hasRoom, storeWatch, metrics, isDraining, telemetry });
  for (const mount of options.modules) await mount(app);
  if (pages !== undefined) await app.register(staticFiles, pages);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'NOT_FOUND'));
  await app.ready();
  return app;
}
