import { type Endpoint } from '@assay/shared/contracts';
import { isRecord } from '@assay/shared/domain';
import { ApiError } from './api-error.ts';
import type { ApiClientOptions, CallOptions } from './client-options.ts';
import { requestUrl } from './request-url.ts';
import { fetchTransport } from './transport.ts';
import { newRequestId } from './request-id.ts';
import { waitForRetry } from './retry-after.ts';
import { transportError } from './transport-error.ts';

/** How long a call may take before it counts as lost, in ms. */
export const DEFAULT_CALL_TIMEOUT = 60_000;

/** The parts of a call, before the endpoint's schemas parse them, and what is accepted. */
export interface PlainInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** The media type that is asked for, where it is not that of the endpoint. */
  readonly accept?: string;
}

/** Sends a call and resolves with the response; rejects with an `ApiError` where there is none. */
export type SendCall = (endpoint: Endpoint, input: PlainInput, options: CallOptions) => Promise<Response>;

const recordOf = (value: unknown) => (isRecord(value) ? value : undefined);
const nameOf = (error: unknown) => (isRecord(error) && 'name' in error ? error.name : undefined);

/** What fetch rejects with. Compared by name, because the class may be that of another realm. */
const isTransportFailure = (error: unknown) =>
  ['TypeError', 'AbortError', 'TimeoutError'].some((name) => name === nameOf(error));

/** Creates the function that sends calls: address, headers, token, one renewal, time limit. */
export function createSendCall(options: ApiClientOptions): SendCall {
  const { base, clientId, getToken, onUnauthenticated, transport = fetchTransport } = options;

  /** The token for a call. Null means that nobody is signed in any more; a service that is down rejects instead. */
  async function tokenFor(endpoint: Endpoint, renew: boolean): Promise<string | null> {
    if (endpoint.permission === 'public') return null;
    try {
      return await getToken({ renew });
    } catch (cause) {
      if (isRecord(cause) && cause.code === 'SERVICE_FAILED') {
        throw new ApiError(endpoint.id, { code: 'SERVICE_UNAVAILABLE', cause });
      }
      return null;
    }
  }

  function sendWith(token: string | null, endpoint: Endpoint, input: PlainInput, signal: AbortSignal) {
    const target = { base: base.replace(/\/$/, ''), clientId, prefix: endpoint.prefix, path: endpoint.path };
    return transport({
      endpoint,
      method: endpoint.method,
      url: requestUrl({ ...target, params: recordOf(input.params), query: recordOf(input.query) }),
      headers: {
        accept: input.accept ?? (endpoint.responseKind === 'file' ? '*/*' : 'application/json'),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        'x-request-id': newRequestId(),
      },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal,
    });
  }

  /** Sends a call, and once more with a renewed token after a 401 [AMB-016]. */
  async function sendWithRenewal(endpoint: Endpoint, input: PlainInput, signal: AbortSignal) {
    const first = await sendWith(await tokenFor(endpoint, false), endpoint, input, signal);
    if (first.status !== 401 || endpoint.permission === 'public') return first;
    const renewed = await tokenFor(endpoint, true);
    const second = renewed === null ? first : await sendWith(renewed, endpoint, input, signal);
    if (second.status === 401) onUnauthenticated?.();
    return second;
  }

  /** Sends a call, and again after each `Retry-After` of the server, within the time limit of the call. */
  async function sendRetrying(endpoint: Endpoint, input: PlainInput, signal: AbortSignal) {
    for (;;) {
      const response = await sendWithRenewal(endpoint, input, signal);
      if (!(await waitForRetry(response.status, response.headers.get('retry-after'), signal)))
        return response;
    }
  }

  return async (endpoint, input, { signal, timeout = DEFAULT_CALL_TIMEOUT }) => {
    const clock = AbortSignal.timeout(timeout);
    try {
      const response = await sendRetrying(endpoint, input, signal ? AbortSignal.any([signal, clock]) : clock);
      if (response.status === 429 && signal?.aborted)
        throw new ApiError(endpoint.id, { code: 'REQUEST_ABORTED' });
      return response;
    } catch (cause) {
      throw isTransportFailure(cause) ? transportError(endpoint.id, { cause, signal }) : cause;
    }
  };
}
