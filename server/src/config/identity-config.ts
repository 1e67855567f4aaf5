import { z } from 'zod';
import { text } from './environment-text.ts';

const address = text.pipe(z.url().optional());

/** The environment's variables about who may sign in, and where. */
export const identityEnvironment = {
  /** A real Cognito user pool, `{region}_{id}`; the embedded service when absent. */
  COGNITO_USER_POOL_ID: text.pipe(
    z
      .string()
      .regex(/^[a-z]{2}(?:-[a-z]+)+-\d_\w+$/)
      .optional(),
  ),
  /** The pool's app client for browsers, without a secret. */
  COGNITO_CLIENT_ID: text,
  /** Where the pool answers, if not at AWS itself. */
  COGNITO_ENDPOINT: address,
  /** An OpenID Connect issuer; the embedded provider when absent; `none` for no single sign-on. */
  SSO_ISSUER: text.pipe(z.union([z.literal('none'), z.url()]).optional()),
  /** The application that is registered with the issuer for this suite, without a secret. */
  SSO_CLIENT_ID: text,
  SSO_SCOPE: text.pipe(z.string().default('openid email profile')),
  /** How the issuer signs people out; a Cognito hosted UI has its own way. */
  SSO_LOGOUT_STYLE: text.pipe(z.enum(['oidc', 'cognito']).default('oidc')),
  /** Addresses to use in place of what the issuer's discovery says. */
  SSO_AUTHORIZATION_ENDPOINT: address,
  SSO_TOKEN_ENDPOINT: address,
  SSO_END_SESSION_ENDPOINT: address,
  SSO_JWKS_URI: address,
};

type IdentityVariables = z.output<z.ZodObject<typeof identityEnvironment>>;

export interface UserPoolConfig {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly endpoint: string | undefined;
}

/** An issuer elsewhere. */
export interface ExternalIssuerConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  readonly logoutStyle: 'oidc' | 'cognito';
  /** What the operator states in place of discovery. */
  readonly stated: {
    readonly authorizationEndpoint: string | undefined;
    readonly tokenEndpoint: string | undefined;
    readonly endSessionEndpoint: string | undefined;
    readonly jwksUri: string | undefined;
  };
}

export type SingleSignOnConfig = 'embedded' | 'none' | ExternalIssuerConfig;

/** @throws Error where only half of it is given */
export function readUserPool(read: IdentityVariables): UserPoolConfig | undefined {
  const { COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID: clientId, COGNITO_ENDPOINT: endpoint } = read;
  if (userPoolId === undefined && clientId === undefined) return undefined;
  if (userPoolId === undefined || clientId === undefined) {
    throw new Error('A user pool needs both COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID');
  }
  return { userPoolId, clientId, endpoint };
}

/** The embedded provider knows the people of the embedded pool only. @throws Error where only half of it is given */
export function readSingleSignOn(read: IdentityVariables): SingleSignOnConfig {
  const { SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId } = read;
  if (issuer === undefined) return read.COGNITO_USER_POOL_ID === undefined ? 'embedded' : 'none';
  if (issuer === 'none') return 'none';
  if (clientId === undefined) throw new Error('SSO_ISSUER needs SSO_CLIENT_ID');
  return {
    issuer,
    clientId,
    scope: read.SSO_SCOPE,
    logoutStyle: read.SSO_LOGOUT_STYLE,
    stated: {
      authorizationEndpoint: read.SSO_AUTHORIZATION_ENDPOINT,
      tokenEndpoint: read.SSO_TOKEN_ENDPOINT,
      endSessionEndpoint: read.SSO_END_SESSION_ENDPOINT,
      jwksUri: read.SSO_JWKS_URI,
    },
  };
}
