/** The only importer of the identity library. Turns its callbacks into promises and corrects its retries. */
import type { CognitoUser, CognitoUserPool, IAuthenticationCallback } from 'amazon-cognito-identity-js';
import { installFastSrp } from './fast-srp.ts';

const RETRIES = 3;
const FIRST_RETRY_AFTER = 200;

/** The address of a pool. Without an endpoint it is a real one, whose region is part of its id. */
export interface UserPoolAddress {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly endpoint?: string;
}

/** The response of the pool to a password or a challenge. */
export type PoolResponse =
  | { readonly kind: 'signedIn'; readonly subject: string }
  | {
      readonly kind: 'newPasswordRequired';
      readonly userAttributes: Record<string, string>;
      readonly challenge: CognitoUser;
    };

/** The pool's operations. Each rejects with the library's error, whose `code` is the pool's. */
export interface UserPool {
  readonly authenticate: (email: string, password: string) => Promise<PoolResponse>;
  readonly completeNewPassword: (
    challenge: CognitoUser,
    password: string,
    attributes: Readonly<Record<string, string>>,
  ) => Promise<PoolResponse>;
  /** Refreshes the tokens of the stored session; a refused session is removed from storage. */
  readonly refresh: (refreshToken: string) => Promise<void>;
  readonly forgotPassword: (email: string) => Promise<void>;
  readonly confirmPassword: (email: string, code: string, password: string) => Promise<void>;
  /** Changes the password of the stored session's user. */
  readonly changePassword: (current: string, proposed: string) => Promise<void>;
  /**
   * Ends a session at the pool. The library's own sign-out would renew an old session first, and leave its tokens in
   * storage if that fails.
   */
  readonly revoke: (refreshToken: string) => Promise<void>;
}

/** Loads the library and opens the pool. The library stores everything in `storage`. */
export async function openUserPool(address: UserPoolAddress, storage: Storage): Promise<UserPool> {
  const library = await import('amazon-cognito-identity-js');
  installFastSrp(library);
  const pool = new library.CognitoUserPool({
    UserPoolId: address.userPoolId,
    ClientId: address.clientId,
    endpoint: address.endpoint && new URL(address.endpoint, window.location.origin).href,
    Storage: storage,
  });
  retryNetworkErrorsOnly(pool);
  // A user does not inherit the pool's storage.
  const userOf = (name: string) => new library.CognitoUser({ Username: name, Pool: pool, Storage: storage });

  return {
    authenticate: (email, password) => {
      const details = new library.AuthenticationDetails({ Username: email, Password: password });
      const user = userOf(email);
      return responseOf(user, (callbacks) => user.authenticateUser(details, callbacks));
    },
    completeNewPassword: (challenge, password, attributes) =>
      responseOf(challenge, (callbacks) =>
        challenge.completeNewPasswordChallenge(password, attributes, callbacks),
      ),
    refresh: (refreshToken) => {
      const token = new library.CognitoRefreshToken({ RefreshToken: refreshToken });
      return new Promise((resolve, reject) => {
        const user = pool.getCurrentUser();
        if (!user) return reject(new Error('Nobody is signed in'));
        user.refreshSession(token, (error: unknown) => (error ? reject(error as Error) : resolve()));
      });
    },
    forgotPassword: (email) =>
      new Promise((resolve, onFailure) =>
        userOf(email).forgotPassword({ onSuccess: () => resolve(), onFailure }),
      ),
    confirmPassword: (email, code, password) =>
      new Promise((resolve, onFailure) =>
        userOf(email).confirmPassword(code, password, { onSuccess: () => resolve(), onFailure }),
      ),
    changePassword: async (current, proposed) => {
      const user = await readSignedInUser(pool);
      return new Promise((resolve, reject) =>
        user.changePassword(current, proposed, (error) => (error ? reject(error) : resolve())),
      );
    },
    revoke: (refreshToken) =>
      new Promise((resolve, reject) =>
        clientOf(pool).request('RevokeToken', { Token: refreshToken, ClientId: address.clientId }, (error) =>
          error ? reject(error as Error) : resolve(),
        ),
      ),
  };
}

function responseOf(
  user: CognitoUser,
  start: (callbacks: IAuthenticationCallback) => void,
): Promise<PoolResponse> {
  return new Promise((resolve, reject) =>
    start({
      onSuccess: () => resolve({ kind: 'signedIn', subject: user.getUsername() }),
      onFailure: reject,
      newPasswordRequired: (userAttributes: Record<string, string>) =>
        resolve({ kind: 'newPasswordRequired', userAttributes, challenge: user }),
    }),
  );
}

/** The stored user with their session, refreshed first if it is old. */
function readSignedInUser(pool: CognitoUserPool): Promise<CognitoUser> {
  return new Promise((resolve, reject) => {
    const user = pool.getCurrentUser();
    if (!user) return reject(new Error('Nobody is signed in'));
    user.getSession((error: Error | null) => (error ? reject(error) : resolve(user)));
  });
}

type Callback = (error: unknown, data?: unknown) => void;
type Send = (operation: string, parameters: object, callback: Callback) => void;

/** The library's HTTP client. It is not in the library's types; the version is pinned, and tests cover it. */
function clientOf(pool: CognitoUserPool): { request: Send; requestWithRetry: Send } {
  return Reflect.get(pool, 'client') as { request: Send; requestWithRetry: Send };
}

/**
 * The library repeats a refused refresh for more than six seconds, which cannot help. Here only a refresh that did not
 * reach the pool is repeated.
 */
function retryNetworkErrorsOnly(pool: CognitoUserPool): void {
  const client = clientOf(pool);
  const send = (operation: string, parameters: object, callback: Callback, retries: number): void =>
    client.request(operation, parameters, (error, data) => {
      if (retries === 0 || !isNetworkError(error)) return callback(error, data);
      const delay = FIRST_RETRY_AFTER * 2 ** (RETRIES - retries);
      setTimeout(() => send(operation, parameters, callback, retries - 1), delay);
    });
  client.requestWithRetry = (operation, parameters, callback) =>
    send(operation, parameters, callback, RETRIES);
}

function isNetworkError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'NetworkError';
}
