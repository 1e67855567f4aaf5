import { ApiError, apiErrorOf } from './api-error.ts';

/** Fetches what a short-lived signed address holds: a document, its annotations, figures [AMB-055]. */
export async function fetchSigned(url: string, { signal }: { signal?: AbortSignal } = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'omit', ...(signal && { signal }) });
  } catch (cause) {
    throw new ApiError('storage.get', {
      code: signal?.aborted ? 'REQUEST_ABORTED' : 'NETWORK_FAILED',
      cause,
    });
  }
  if (!response.ok) throw apiErrorOf('storage.get', response.status, undefined);
  return response;
}

/** Fetches the JSON behind a signed address. The caller parses it. */
export async function fetchSignedJson(url: string, options: { signal?: AbortSignal } = {}): Promise<unknown> {
  const response = await fetchSigned(url, options);
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError('storage.get', { code: 'RESPONSE_INVALID', status: response.status, cause });
  }
}
