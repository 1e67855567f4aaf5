/** A browser without a screen, for the provider's redirects and forms. It stores cookies and follows nothing by itself. */
import { createHash, randomBytes } from 'node:crypto';

/** A response as the browser received it. */
export interface Page {
  status: number;
  location: string;
  html: string;
  headers: Headers;
}

/** A browser with its own cookies. */
export type Browser = ReturnType<typeof createBrowser>;

/** Opens a browser at `origin`. */
export function createBrowser(origin: string) {
  const cookies = new Map<string, string>();
  const send = async (address: string, form?: Record<string, string>): Promise<Page> => {
    // The provider names the public address; the server under test listens at another.
    const { pathname, search } = new URL(address, origin);
    const response = await fetch(new URL(`${pathname}${search}`, origin), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const { status, headers } = response;
    return { status, headers, location: headers.get('location') ?? '', html: await response.text() };
  };
  return {
    cookies,
    open: (address: string) => send(address),
    submit: (address: string, form: Record<string, string>) => send(address, form),
    /** Follows redirects until a page or another path than the provider's. */
    async follow(page: Page): Promise<Page> {
      let current = page;
      while (current.location && new URL(current.location, origin).pathname.startsWith('/sso')) {
        current = await send(current.location);
      }
      return current;
    },
  };
}

/** What one authorization request is made of. */
export function createAttempt(changes: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = {
    client_id: 'assaysso',
    response_type: 'code',
    redirect_uri: 'http://localhost:8080/login-idp',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  return { verifier, address: `/sso/auth?${new URLSearchParams(query).toString()}` };
}
