import type { ResponseOf, createHostSession } from '@assay/shared/contracts';

/** A session is renewed this long before it would end, in ms. */
const EARLY_MS = 30_000;

interface HostSessionOptions {
  readonly apiBase: string;
  readonly clientId: string;
  /** Gives a token that the page's server has asked for, or null where the user is not signed in to the page any more. */
  readonly getHostToken: () => Promise<string | null>;
}

/**
 * The token provider of a page whose server asks for tokens of its users. Each of these is exchanged once, for the identity
 * token with which the remote calls the API; a new one is asked for when that ends or was refused.
 */
export function createTokenProvider({ apiBase, clientId, getHostToken }: HostSessionOptions) {
  let session: { readonly idToken: string; readonly renewAt: number } | null = null;
  let starting: Promise<string | null> | undefined;

  async function start(): Promise<string | null> {
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
    session = { idToken, renewAt: Date.now() + expiresIn * 1000 - EARLY_MS };
    return idToken;
  }

  return async ({ renew }: { readonly renew: boolean }): Promise<string | null> => {
    if (!renew && session && Date.now() < session.renewAt) return session.idToken;
    starting ??= start().finally(() => (starting = undefined));
    return starting;
  };
}
