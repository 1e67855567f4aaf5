import { jwtDecode } from 'jwt-decode';

/** The three tokens of a session [AUTH-004]. */
export interface SessionTokens {
  readonly access: string;
  readonly id: string;
  /** Empty if the provider issued none. */
  readonly refresh: string;
}

/** A session in the browser's storage. */
export interface StoredSession {
  readonly email: string;
  readonly tokens: SessionTokens;
  /** Unix time in seconds, by the clock of this browser. */
  readonly expiresAt: number;
}

/** The prefix of the library's keys for an app client. */
const prefixOf = (clientId: string) => `CognitoIdentityServiceProvider.${clientId}.`;

/**
 * Reads the stored session without the Cognito library, which a page with valid tokens does not load. Null if there is
 * none or it cannot be read.
 */
export function readStoredSession(storage: Storage, clientId: string): StoredSession | null {
  const prefix = prefixOf(clientId);
  const user = storage.getItem(`${prefix}LastAuthUser`);
  if (user === null) return null;
  const item = (name: string) => storage.getItem(`${prefix}${user}.${name}`);
  const [id, access, refresh] = [item('idToken'), item('accessToken'), item('refreshToken')];
  if (!id || !access || !refresh) return null;
  const claims = readIdToken(id);
  if (claims === null) return null;
  const drift = Number.parseInt(item('clockDrift') ?? '0', 10) || 0;
  return { email: claims.email, tokens: { access, id, refresh }, expiresAt: claims.exp + drift };
}

/** Removes every session of the app client from storage, except that of `exceptUser`. */
export function removeStoredSessions(storage: Storage, clientId: string, exceptUser?: string): void {
  const prefix = prefixOf(clientId);
  const exceptPrefix = exceptUser === undefined ? null : `${prefix}${exceptUser}.`;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    const isExcluded =
      exceptPrefix !== null && (key?.startsWith(exceptPrefix) === true || key === `${prefix}LastAuthUser`);
    if (key?.startsWith(prefix) === true && !isExcluded) storage.removeItem(key);
  }
}

/** Whether a change of this key changes the app client's session; null means that everything was removed. */
export function isSessionKey(key: string | null, clientId: string): boolean {
  return key === null || (key.startsWith(prefixOf(clientId)) && /\.(LastAuthUser|idToken)$/.test(key));
}

/**
 * Claims of an ID token that the shell uses, times as Unix time in seconds; null if it cannot be read. The signature is
 * not verified.
 */
export function readIdToken(token: string): { email: string; iat: number; exp: number } | null {
  try {
    const { email, iat, exp } = jwtDecode<Readonly<Record<string, unknown>>>(token);
    if (typeof exp !== 'number') return null;
    return { email: typeof email === 'string' ? email : '', iat: typeof iat === 'number' ? iat : 0, exp };
  } catch {
    return null;
  }
}
