import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@assay/shared/contracts';
import { statusOf, type ErrorCode } from '@assay/shared/domain';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { z } from 'zod';

/** A call as a mock sees it: parsed by the contract. */
export interface MockCall<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

/** A file as the response of a mock. */
export interface MockFile {
  readonly content: BodyInit;
  readonly filename: string;
}

/** A refusal as the response of a mock. */
export class MockRefusal {
  readonly code: ErrorCode;
  /** Further data of the refusal, e.g. both values of a save conflict. */
  readonly details: unknown;
  /** The field that the refusal is about. */
  readonly identifier: string | undefined;

  constructor(code: ErrorCode, details?: unknown, identifier?: string) {
    this.code = code;
    this.details = details;
    this.identifier = identifier;
  }
}

type Responder<E extends Endpoint> = (
  call: MockCall<E>,
) => z.input<E['response']> | MockRefusal | Promise<z.input<E['response']> | MockRefusal>;
type FileResponder<E extends Endpoint> = (
  call: MockCall<E>,
) => MockFile | MockRefusal | Promise<MockFile | MockRefusal>;

const refusalResponse = ({ code, details, identifier }: MockRefusal) =>
  HttpResponse.json({ errors: [{ code, identifier, message: code }], details }, { status: statusOf(code) });

/** Query parameters as the server's parser gives them: a repeated key is a list. */
function readQuery(url: string): Record<string, string | string[]> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/**
 * A network mock of the API, made from the contracts. Requests and responses are checked by their endpoint. One that
 * does not match, and a call without a response, fails the test at its end.
 *
 * Call it once at the top of a test file; responses set in a test apply to that test only.
 */
export function mockApi({ base = 'http://localhost/api', clientId = 'demo' } = {}) {
  const server = setupServer();
  let breaches: string[] = [];

  beforeAll(() =>
    server.listen({
      onUnhandledFrame: async ({ frame, defaults }) => {
        breaches.push(await frame.getUnhandledMessage());
        defaults.error();
      },
    }),
  );
  afterEach(() => {
    const found = breaches;
    breaches = [];
    server.resetHandlers();
    expect(found).toEqual([]);
  });
  afterAll(() => server.close());

  const parse = (endpoint: Endpoint, part: 'params' | 'query' | 'body', value: unknown): unknown => {
    const schema = endpoint[part];
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (!parsed.success) breaches.push(`${part} of ${endpoint.id}: ${parsed.error.message}`);
    return parsed.data;
  };

  function handle<E extends Endpoint>(endpoint: E, respond: (call: MockCall<E>) => Promise<Response>) {
    const path = `${base}/${endpoint.prefix}/${clientId}/${endpoint.path}`;
    const method = http[endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>];
    server.use(
      method(path, async ({ request, params }) => {
        const isPublic = endpoint.permission === 'public';
        if (!isPublic && !request.headers.get('authorization'))
          breaches.push(`${endpoint.id} came without a token`);
        const text = await request.text();
        const call = {
          params: parse(endpoint, 'params', params),
          query: parse(endpoint, 'query', readQuery(request.url)),
          body: parse(endpoint, 'body', text === '' ? undefined : JSON.parse(text)),
        };
        return respond(call as MockCall<E>); // The endpoint's own schemas parsed it.
      }),
    );
  }

  return {
    /** Responds to an endpoint from now on; the last response given wins. */
    respond<E extends Endpoint>(endpoint: E, responder: Responder<E>) {
      handle(endpoint, async (call) => {
        const response = await responder(call);
        if (response instanceof MockRefusal) return refusalResponse(response);
        const checked = endpoint.response.safeParse(response);
        if (!checked.success) breaches.push(`answer of ${endpoint.id}: ${checked.error.message}`);
        return HttpResponse.json(response as Record<string, unknown>);
      });
    },
    /** Responds to an endpoint with a file from now on. */
    respondWithFile<E extends Endpoint>(endpoint: E, responder: FileResponder<E>) {
      handle(endpoint, async (call) => {
        const response = await responder(call);
        if (response instanceof MockRefusal) return refusalResponse(response);
        return new HttpResponse(response.content, {
          headers: { 'content-disposition': `attachment; filename="${response.filename}"` },
        });
      });
    },
    /** Refuses an endpoint with a code from now on. */
    refuse(endpoint: Endpoint, code: ErrorCode) {
      handle(endpoint, () => Promise.resolve(refusalResponse(new MockRefusal(code))));
    },
    /** Breaks the connection: the endpoint does not respond. */
    failNetwork(endpoint: Endpoint) {
      handle(endpoint, () => Promise.resolve(HttpResponse.error()));
    },
    /** For what is not the API, such as storage. */
    server,
  };
}
