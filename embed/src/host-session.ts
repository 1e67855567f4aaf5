import type { ResponseOf, createHostSession } from '@assay/shared/contracts';

/** How long before expiry a session is renewed, in ms. */
const RENEWAL_MARGIN_MS = 30_000;

interface HostSessionOptions {
  readonly apiBase: string;
  readonly clientId: string;
  /** Returns a token that the page's server requested, or null if the user is no longer signed in to the page. */
  readonly getHostToken: () => Promise<string | null>;
}

/**
 * Token provider for pages whose server requests tokens for its users. Exchanges each for the ID token that the remote
 * uses for API calls, and requests a new one when that expires or is rejected.
 */
export function createTokenProvider({ apiBase, clientId, getHostToken }: HostSessionOptions) {
  let session: { readonly idToken: string; readonly renewAt: number } | null = null;
  let pendingSession: Promise<string | null> | undefined;

  async function createSession(): Promise<string | null> {
    session = null;
    const token = await getHostToken();
    if (token === null) return null;
    const response = await fetch(`${apiBase}/clients/${encodeURIComponent(clientId)}/embedding/sessions`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (response.status === 401) return null;
    if (!response.ok) throw new Error(`The token of the host was not exchanged: status ${response.status}.`);
    const { idToken, expiresIn } = (await response.json()) as ResponseOf<typeof createHostSession>;
    session = { idToken, renewAt: Date.now() + expiresIn * 1000 - RENEWAL_MARGIN_MS };
    return idToken;
  }

  return async ({ renew }: { readonly renew: boolean }): Promise<string | null> => {
    if (!renew && session && Date.now() < session.renewAt) return session.idToken;
    pendingSession ??= createSession().finally(() => (pendingSession = undefined));
    return pendingSession;
  };
}
