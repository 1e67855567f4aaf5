/** An OpenID provider at the network boundary, with responses in the shapes of the embedded one. */
import { aToken } from './recorded-pool.ts';

export interface RecordedProvider {
  readonly fetch: typeof globalThis.fetch;
  /** The forms that its token endpoint was sent. */
  readonly requests: Record<string, string>[];
  readonly revoked: string[];
  readonly discoveries: number;
  /** Claims of the next id tokens, besides its own. */
  claims: object;
  /** What its token endpoint refuses with, or that it cannot be reached. */
  refuses: string | null;
  readonly expectNonce: (nonce: string) => void;
}

/** A provider that signs in Ann; `now` is its clock in milliseconds. */
export function createRecordedProvider(issuer: string, now: () => number): RecordedProvider {
  let nonce = '';
  let issued = 0;
  const json = (body: object, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const issue = (grant: string) => {
    issued += 1;
    const iat = Math.floor(now() / 1000);
    const claims = { iss: issuer, aud: 'suite', sub: 'ann', email: 'ann@firm.example', iat, exp: iat + 3600 };
    return json({
      id_token: aToken({
        ...claims,
        jti: String(issued),
        ...(grant === 'authorization_code' && { nonce }),
        ...provider.claims,
      }),
      access_token: `opaque-${issued}`,
      refresh_token: `refresh-${issued}`,
      token_type: 'Bearer',
      expires_in: 3600,
    });
  };
  const provider = {
    requests: [] as Record<string, string>[],
    revoked: [] as string[],
    discoveries: 0,
    claims: {},
    refuses: null as string | null,
    expectNonce: (expected: string) => void (nonce = expected),
    fetch: async (input: string | URL | Request, options?: RequestInit) => {
      const { pathname } = new URL(String(input instanceof Request ? input.url : input));
      if (pathname.endsWith('/openid-configuration')) {
        provider.discoveries += 1;
        return json({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          end_session_endpoint: `${issuer}/session/end`,
          revocation_endpoint: `${issuer}/token/revocation`,
          authorization_response_iss_parameter_supported: true,
        });
      }
      const form = Object.fromEntries(new URLSearchParams(String(options?.body)));
      if (pathname.endsWith('/revocation')) {
        provider.revoked.push(form.token ?? '');
        return new Response('');
      }
      provider.requests.push(form);
      if (provider.refuses === 'offline') throw new TypeError('Failed to fetch');
      return provider.refuses ? json({ error: provider.refuses }, 400) : issue(form.grant_type ?? '');
    },
  };
  return provider;
}
