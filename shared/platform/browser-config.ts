import * as z from '@assay/shared/zod';

/**
 * `GET /config.json`: what the browser needs before anybody is signed in. The server makes it from its own
 * configuration; it contains no secret.
 */
export const browserConfig = z.object({
  /** API base without a slash at its end, same origin or absolute. */
  apiBase: z.string(),
  /** The client whose users sign in here [AMB-022]. */
  clientId: z.string(),
  /** Name of the client, for the analytics user id [ANA-003]; the client id where there is none. */
  clientName: z.string().optional(),
  /** The Cognito user pool; `endpoint` is absent for a real pool and `/identity` for the embedded service [AMB-013]. */
  identity: z.object({
    userPoolId: z.string(),
    clientId: z.string(),
    endpoint: z.string().optional(),
  }),
  /** The OpenID Connect provider, null while single sign-on is not configured [AMB-014]. */
  sso: z
    .object({
      issuer: z.string(),
      clientId: z.string(),
      scope: z.string().optional(),
      authorizationEndpoint: z.string().optional(),
      tokenEndpoint: z.string().optional(),
      endSessionEndpoint: z.string().optional(),
      revocationEndpoint: z.string().optional(),
      /** How the provider signs its id tokens, where it says so. */
      idTokenAlgorithms: z.array(z.string()).optional(),
      /** How it signs users out; a Cognito hosted UI has parameters of its own. */
      logoutStyle: z.enum(['oidc', 'cognito']).default('oidc'),
    })
    .nullable(),
  /** `production`, `test`, `integrated` or any other name; decides the log level [ANA-007]. */
  environment: z.string(),
  /** The analytics service; without one events go to the console [AMB-119]. */
  analytics: z.object({ key: z.string(), host: z.url() }).nullish(),
  /** Where errors are reported; without it they stay in the console [ANA-006, AMB-119]. */
  errorReporting: z.object({ dsn: z.string() }).nullish(),
  /** Page of the assistant, shown while its switch is on [FLAG-016]. */
  assistant: z.object({ url: z.url() }).nullish(),
});
export type BrowserConfig = z.output<typeof browserConfig>;
