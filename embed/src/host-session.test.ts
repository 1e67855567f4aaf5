import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createTokenProvider } from './host-session.ts';

const asked: unknown[] = [];
let status = 200;
const server = setupServer(
  http.post('https://assay.example/api/clients/demo/embedding/sessions', async ({ request }) => {
    asked.push(await request.json());
    const session = { idToken: `session ${asked.length}`, expiresIn: 3600 };
    return HttpResponse.json(session, { status });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  asked.length = 0;
  status = 200;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

const provide = (getHostToken: () => Promise<string | null>) =>
  createTokenProvider({ apiBase: 'https://assay.example/api', clientId: 'demo', getHostToken });

describe('the session of a host', () => {
  it('is one for calls at the same moment and after, until it ends or is refused', async () => {
    let tokens = 0;
    const getToken = provide(async () => `token ${++tokens}`);
    const renew = false;
    expect(await Promise.all([getToken({ renew }), getToken({ renew })])).toEqual(['session 1', 'session 1']);
    expect(await getToken({ renew })).toBe('session 1');
    expect(await getToken({ renew: true })).toBe('session 2');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
    expect(await getToken({ renew })).toBe('session 3');
    expect(asked).toEqual([{ token: 'token 1' }, { token: 'token 2' }, { token: 'token 3' }]);
  });

  it('is none where nobody is signed in to the page, or the token is refused', async () => {
    expect(await provide(async () => null)({ renew: false })).toBeNull();
    expect(asked).toEqual([]);
    status = 401;
    expect(await provide(async () => 'used')({ renew: false })).toBeNull();
  });

  it('fails with the status where the exchange fails otherwise', async () => {
    status = 409;
    await expect(provide(async () => 'token')({ renew: false })).rejects.toThrow('status 409');
  });
});
