import type { FastifyInstance } from 'fastify';

/** What the browser needs before a user is signed in; shared/platform describes and checks it. No secrets. */
export interface BrowserConfiguration {
  readonly apiBase: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly identity: { readonly userPoolId: string; readonly clientId: string; readonly endpoint?: string };
  /** The OpenID Connect provider; its addresses are left to discovery where we could not ask it. */
  readonly sso: {
    readonly issuer: string;
    readonly clientId: string;
    readonly scope: string;
    readonly logoutStyle: 'oidc' | 'cognito';
    readonly authorizationEndpoint?: string | undefined;
    readonly tokenEndpoint?: string | undefined;
    readonly endSessionEndpoint?: string | undefined;
    readonly revocationEndpoint?: string | undefined;
    readonly idTokenAlgorithms?: readonly string[] | undefined;
  } | null;
  readonly environment: string;
  readonly analytics: { readonly key: string; readonly host: string } | null;
  readonly errorReporting: { readonly dsn: string } | null;
  readonly assistant: { readonly url: string } | null;
}

/** GET /config.json. */
export function registerBrowserConfig(app: FastifyInstance, read: () => Promise<BrowserConfiguration>): void {
  app.get('/config.json', { config: { public: true }, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(await read()),
  );
}
