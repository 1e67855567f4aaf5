/** The browser's library against a service under test, as the shell sets it up, with its arithmetic: promises instead of callbacks. */
import * as library from 'amazon-cognito-identity-js';
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js';
import type { CognitoRefreshToken, CognitoUserSession, ICognitoStorage } from 'amazon-cognito-identity-js';
import { installFastSrp } from '../../../../shell/src/session/fast-srp.ts';
import type { IdentityServer } from './identity-server.ts';

installFastSrp(library);

/** How a sign-in ended. */
export type SignIn =
  | { kind: 'signedIn'; user: CognitoUser; session: CognitoUserSession }
  | { kind: 'newPasswordRequired'; user: CognitoUser; attributes: Record<string, string> };

/** A refusal as the library reports it. */
export interface Refusal {
  code: string;
  message: string;
}

/** The library over a service. */
export type LibraryClient = ReturnType<typeof createLibraryClient>;

/** The library with a storage of its own, as one browser tab would have it. */
export function createLibraryClient({ identity, endpoint }: Pick<IdentityServer, 'identity' | 'endpoint'>) {
  const Storage = createMemoryStorage();
  const pool = new CognitoUserPool({
    UserPoolId: identity.poolId,
    ClientId: identity.clientId,
    endpoint,
    Storage,
  });
  // The library repeats a refused refresh for six seconds.
  const client = Reflect.get(pool, 'client') as { request: unknown; requestWithRetry: unknown };
  client.requestWithRetry = client.request;
  const userOf = (email: string) => new CognitoUser({ Username: email, Pool: pool, Storage });
  return {
    pool,
    signIn(email: string, password: string, flow = 'USER_SRP_AUTH'): Promise<SignIn> {
      const user = userOf(email);
      user.setAuthenticationFlowType(flow);
      return new Promise((resolve, reject) =>
        user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password }), {
          onSuccess: (session) => resolve({ kind: 'signedIn', user, session }),
          onFailure: reject,
          newPasswordRequired: (attributes: Record<string, string>) =>
            resolve({ kind: 'newPasswordRequired', user, attributes }),
        }),
      );
    },
    completeNewPassword(user: CognitoUser, password: string, attributes = {}): Promise<CognitoUserSession> {
      return new Promise((onSuccess, onFailure) =>
        user.completeNewPasswordChallenge(password, attributes, { onSuccess, onFailure }),
      );
    },
    restore: () =>
      new Promise<CognitoUserSession>((resolve, reject) =>
        pool
          .getCurrentUser()
          ?.getSession((error: Error | null, session: CognitoUserSession | null) =>
            session ? resolve(session) : reject(error ?? new Error('No session')),
          ),
      ),
    refresh: (user: CognitoUser, refreshToken: CognitoRefreshToken) =>
      new Promise<CognitoUserSession>((resolve, reject) =>
        user.refreshSession(refreshToken, (error: Error | null, session: CognitoUserSession) =>
          error ? reject(error) : resolve(session),
        ),
      ),
    requestReset: (email: string) =>
      new Promise((onSuccess, onFailure) => userOf(email).forgotPassword({ onSuccess, onFailure })),
    confirmReset: (email: string, code: string, password: string) =>
      new Promise((onSuccess, onFailure) =>
        userOf(email).confirmPassword(code, password, { onSuccess, onFailure }),
      ),
    changePassword: (user: CognitoUser, current: string, proposed: string) =>
      new Promise((resolve, reject) =>
        user.changePassword(current, proposed, (error, result) => (error ? reject(error) : resolve(result))),
      ),
    signOut: (user: CognitoUser) => new Promise<void>((resolve) => user.signOut(() => resolve())),
  };
}

/** Uses the protocol without the library, for requests that the library never sends. */
export async function call(
  endpoint: string,
  operation: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** Refreshes once: the library itself repeats a refused refresh for seconds. */
export function refreshOnce(
  { identity, endpoint }: Pick<IdentityServer, 'identity' | 'endpoint'>,
  session: CognitoUserSession,
) {
  return call(endpoint, 'InitiateAuth', {
    ClientId: identity.clientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: session.getRefreshToken().getToken() },
  });
}

/** The refusal that a promise ends with. @throws if it succeeds */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const outcome = await work.then(
    () => null,
    (error: Refusal) => ({ code: error.code, message: error.message }),
  );
  if (!outcome) throw new Error('A refusal was expected');
  return outcome;
}

function createMemoryStorage(): ICognitoStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
