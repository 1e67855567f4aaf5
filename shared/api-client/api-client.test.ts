import {
  deleteDocuments,
  exportVerifiedMetrics,
  getNavigation,
  listDocumentRequests,
  listDocumentRequestsByStage,
  reprocessDocuments,
} from '@assay/shared/contracts';
import { aDocumentId, mockApi } from '@assay/shared/testing';
import { http, HttpResponse } from 'msw';
import { createApiClient, filenameOf } from './api-client.ts';
import type { ApiClientOptions } from './client-options.ts';
import { ApiError } from './api-error.ts';

const api = mockApi();
const COUNTS = { EXT_DONE: 3, ARCHIVED: 0, TRASHED: 1, EXT_MANUAL_QA: 0, PROCESSING: 2 };
const EMPTY_PAGE = { items: [], count: 0, totalCount: 0 };

const aClient = (changes: Partial<ApiClientOptions> = {}) =>
  createApiClient({
    base: 'http://localhost/api',
    clientId: 'demo',
    getToken: () => Promise.resolve('token'),
    ...changes,
  });

const rejection = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

/** Listens to the requests as they leave. */
function watchRequests() {
  const seen: Request[] = [];
  api.server.events.on('request:start', ({ request }) => void seen.push(request.clone()));
  return seen;
}

afterEach(() => api.server.events.removeAllListeners());

describe('call', () => {
  it('API-002 sends the identity token as bearer and resolves with the parsed model', async () => {
    const seen = watchRequests();
    api.respond(getNavigation, () => COUNTS);
    await expect(aClient().call(getNavigation)).resolves.toEqual(COUNTS);
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(seen[0]?.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['clients/', listDocumentRequests, {}, 'http://localhost/api/clients/demo/document-requests'],
    [
      'client/',
      listDocumentRequestsByStage,
      { query: { stage: 'EXT_DONE' } },
      'http://localhost/api/client/demo/documentrequest',
    ],
    [
      'v2/clients/',
      reprocessDocuments,
      { body: { documents: [{ id: aDocumentId(), documentType: null }] } },
      'http://localhost/api/v2/clients/demo/documents/reprocess',
    ],
  ])(
    'API-001 AMB-038 builds an address under %s for an endpoint of that kind',
    async (_, endpoint, input, expected) => {
      const seen = watchRequests();
      api.server.use(http.all('http://localhost/api/*', () => HttpResponse.json({})));
      await aClient()
        .call(endpoint as never, input as never)
        .catch(() => undefined);
      expect(seen[0]?.url.split('?')[0]).toBe(expected);
    },
  );

  it('API-003 sends lists as repeated query keys and omits undefined values', async () => {
    const seen = watchRequests();
    api.respond(listDocumentRequests, () => EMPTY_PAGE);
    await aClient().call(listDocumentRequests, {
      query: { stage: ['EXT_DONE', 'ARCHIVED'], search: undefined, tags: ['a&b'] },
    });
    expect(new URL(seen[0]?.url ?? '').search).toBe('?stage=EXT_DONE&stage=ARCHIVED&tags=a%26b');
  });

  it('AMB-040 rejects with code, status and every refused field', async () => {
    const errors = [
      { code: 'RESOURCE_DUPLICATED', identifier: 'name', message: 'taken' },
      { code: 'INVALID_REQUEST', message: 'also' },
    ];
    api.server.use(
      http.get('http://localhost/api/*', () =>
        HttpResponse.json({ errors, details: { theirs: '7' } }, { status: 409 }),
      ),
    );
    const error = await rejection(aClient().call(getNavigation));
    expect(error).toMatchObject({ code: 'RESOURCE_DUPLICATED', status: 409, details: { theirs: '7' } });
    expect(error.fields.map(({ identifier }) => identifier)).toEqual(['name', undefined]);
  });

  it.each([
    [502, 'SERVICE_UNAVAILABLE'],
    [500, 'INTERNAL_ERROR'],
    [413, 'FILE_TOO_LARGE'],
  ])('reports status %i with a body in an unknown format as %s', async (status, code) => {
    api.server.use(
      http.get('http://localhost/api/*', () => new HttpResponse('<html>proxy</html>', { status })),
    );
    await expect(rejection(aClient().call(getNavigation))).resolves.toMatchObject({ code, status });
  });

  it('rejects a response that does not match its contract and names the mismatch', async () => {
    const breaches: string[] = [];
    api.server.use(http.get('http://localhost/api/*', () => HttpResponse.json({ EXT_DONE: 'many' })));
    const client = aClient({ onFailure: ({ message }) => void breaches.push(message) });
    await expect(rejection(client.call(getNavigation))).resolves.toMatchObject({ code: 'RESPONSE_INVALID' });
    expect(breaches).toEqual(['navigation.get: RESPONSE_INVALID (200)']);
  });

  it('distinguishes a lost connection from a cancelled call', async () => {
    api.failNetwork(getNavigation);
    await expect(rejection(aClient().call(getNavigation))).resolves.toMatchObject({
      code: 'NETWORK_FAILED',
      status: 0,
    });
    const controller = new AbortController();
    api.respond(getNavigation, async () => {
      controller.abort();
      return COUNTS;
    });
    const call = aClient().call(getNavigation, {}, { signal: controller.signal });
    await expect(rejection(call)).resolves.toMatchObject({ code: 'REQUEST_ABORTED' });
  });

  it('ANA-006 takes a call that ends because the page is left for a cancelled one, also within its response', async () => {
    const reported: string[] = [];
    const client = aClient({ onFailure: ({ code }) => void reported.push(code) });
    window.dispatchEvent(new Event('pagehide'));
    api.failNetwork(getNavigation);
    await rejection(client.call(getNavigation));
    const half = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    api.server.use(http.get('http://localhost/api/*', () => new HttpResponse(half)));
    await rejection(client.call(getNavigation));
    window.dispatchEvent(new Event('pageshow'));
    api.failNetwork(getNavigation);
    await rejection(client.call(getNavigation));
    expect(reported).toEqual(['REQUEST_ABORTED', 'REQUEST_ABORTED', 'NETWORK_FAILED']);
  });

  it('times out after the given time', async () => {
    api.respond(getNavigation, () => new Promise(() => undefined));
    await expect(rejection(aClient().call(getNavigation, {}, { timeout: 20 }))).resolves.toMatchObject({
      code: 'NETWORK_FAILED',
    });
  });
});

describe('a server that asks the client to wait', () => {
  const path = 'http://localhost/api/clients/demo/navigation';
  const busy = (headers: Record<string, string>) =>
    HttpResponse.json({ errors: [{ code: 'TOO_MANY_REQUESTS', message: 'x' }] }, { status: 429, headers });

  it('the client retries after the requested time until the server responds', async () => {
    let asked = 0;
    api.server.use(
      http.get(path, () => ((asked += 1) < 4 ? busy({ 'retry-after': '0' }) : HttpResponse.json(COUNTS))),
    );
    await expect(aClient().call(getNavigation)).resolves.toEqual(COUNTS);
    expect(asked).toBe(4);
  });

  it('the client does not retry if the server names no delay, a long one or a date', async () => {
    let asked = 0;
    for (const headers of [
      {},
      { 'retry-after': '3600' },
      { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' },
    ]) {
      api.server.use(
        http.get(path, () => {
          asked += 1;
          return busy(headers as Record<string, string>);
        }),
      );
      expect((await rejection(aClient().call(getNavigation))).code).toBe('TOO_MANY_REQUESTS');
    }
    expect(asked).toBe(3);
  });

  it('the client does not retry once the call is cancelled or has timed out', async () => {
    // Answers at once, so that both calls wait to be sent again before any time has passed.
    const client = aClient({ transport: () => Promise.resolve(busy({ 'retry-after': '9' })) });
    const cancel = new AbortController();
    const cancelled = rejection(client.call(getNavigation, {}, { signal: cancel.signal }));
    const tooLong = rejection(client.call(getNavigation, {}, { timeout: 20 }));
    expect((await tooLong).code).toBe('TOO_MANY_REQUESTS');
    cancel.abort();
    expect((await cancelled).code).toBe('REQUEST_ABORTED');
  });
});

describe('an expired token', () => {
  /** A server that accepts one token only. */
  const acceptOnly = (token: string) =>
    api.server.use(
      http.get('http://localhost/api/*', ({ request }) =>
        request.headers.get('authorization') === `Bearer ${token}`
          ? HttpResponse.json(COUNTS)
          : HttpResponse.json({ errors: [{ code: 'UNAUTHENTICATED', message: 'expired' }] }, { status: 401 }),
      ),
    );

  it('AMB-016 the client renews the token once after a 401 and repeats the call', async () => {
    acceptOnly('new');
    const renewals: boolean[] = [];
    const client = aClient({
      getToken: ({ renew }) => {
        renewals.push(renew);
        return Promise.resolve(renew ? 'new' : 'old');
      },
      onUnauthenticated: () => renewals.push(false),
    });
    await expect(client.call(getNavigation)).resolves.toEqual(COUNTS);
    expect(renewals).toEqual([false, true]);
  });

  it('AMB-016 the client ends the session if the renewed token is refused too', async () => {
    acceptOnly('never');
    const onUnauthenticated = jest.fn();
    await expect(rejection(aClient({ onUnauthenticated }).call(getNavigation))).resolves.toMatchObject({
      code: 'UNAUTHENTICATED',
      status: 401,
    });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it('AMB-016 the client ends the session if the token cannot be renewed', async () => {
    acceptOnly('never');
    const onUnauthenticated = jest.fn();
    const getToken = ({ renew }: { renew: boolean }) =>
      renew ? Promise.reject(new Error('refused')) : Promise.resolve('old');
    await expect(
      rejection(aClient({ getToken, onUnauthenticated }).call(getNavigation)),
    ).resolves.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });
});

describe('file downloads', () => {
  it('the client uses the file name that the server sends', async () => {
    api.respondWithFile(exportVerifiedMetrics, () => ({ content: 'a,b', filename: 'metrics.csv' }));
    const { blob, filename } = await aClient().callForFile(exportVerifiedMetrics, {
      body: { documentRequests: [aDocumentId()] },
    });
    expect(filename).toBe('metrics.csv');
    expect(await blob.text()).toBe('a,b');
  });

  it.each([
    [`attachment; filename="plain.pdf"; filename*=UTF-8''Gesch%C3%A4ft.pdf`, 'Geschäft.pdf'],
    ['attachment; filename="say \\"hi\\".pdf"', 'say "hi".pdf'],
    ['attachment', undefined],
    [null, undefined],
  ])('a file with the header %s is named %s', (header, name) => {
    expect(filenameOf(header)).toBe(name);
  });

  it('a refused download rejects with a code like any other call', async () => {
    api.refuse(exportVerifiedMetrics, 'NO_VERIFIED_METRICS');
    const call = aClient().callForFile(exportVerifiedMetrics, {
      body: { documentRequests: [aDocumentId()] },
    });
    await expect(rejection(call)).resolves.toMatchObject({ code: 'NO_VERIFIED_METRICS', status: 422 });
  });
});

it('a missing path parameter is an error of the caller', async () => {
  await expect(
    aClient().call({ ...deleteDocuments, path: 'documentrequest/:id' } as never, {} as never),
  ).rejects.toThrow('"id"');
});
