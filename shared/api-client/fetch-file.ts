import { MAX_DESCRIPTION } from '@assay/shared/domain';
import type * as z from '@assay/shared/zod';
import { ApiError, apiErrorOf } from './api-error.ts';
import { textOf, transportError } from './transport-error.ts';

/** Fetches a file from a short-lived signed address: a document, its annotations, figures [AMB-055]. */
export async function fetchSigned(url: string, { signal }: { signal?: AbortSignal } = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'omit', ...(signal && { signal }) });
  } catch (cause) {
    throw transportError('storage.get', { cause, signal });
  }
  if (!response.ok) throw apiErrorOf('storage.get', response.status, undefined);
  return response;
}

/** Fetches the JSON behind a signed address. The caller parses it. */
export async function fetchSignedJson(url: string, options: { signal?: AbortSignal } = {}): Promise<unknown> {
  const response = await fetchSigned(url, options);
  const text = await textOf('storage.get', response, options.signal);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('storage.get', { code: 'RESPONSE_INVALID', status: response.status, cause });
  }
}

/** Fetches, and aborts where the whole response, its body included, takes longer than `limitMs`. */
export function fetchWithin(url: string, limitMs: number, options: RequestInit = {}): Promise<Response> {
  const clock = new AbortController();
  // Never cleared: after the end of the body it changes nothing.
  setTimeout(() => clock.abort(new Error(`${url} timed out.`)), limitMs);
  return fetch(url, { ...options, signal: clock.signal });
}

/** The JSON of a description; undefined where it is none, or too long. */
function readDescription(text: string): unknown {
  if (text.length > MAX_DESCRIPTION) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Fetches one of the small files that describe an installation (`/config.json`, `/remotes.json`, manifests) and
 * checks it. They are never cached: a new deployment is in them. Rejects where it takes longer than `limitMs` or has more
 * than 64 kB.
 */
export async function fetchDescription<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  { limitMs }: { readonly limitMs: number },
): Promise<z.output<Schema>> {
  let response: Response;
  try {
    // The same request as the page's preload link, so that its response is used.
    response = await fetchWithin(url, limitMs, { credentials: 'same-origin' });
  } catch (cause) {
    throw transportError(url, { cause });
  }
  if (!response.ok) throw apiErrorOf(url, response.status, undefined);
  const description = readDescription(await textOf(url, response));
  const parsed = schema.safeParse(description);
  if (description === undefined)
    throw new ApiError(url, { code: 'RESPONSE_INVALID', status: response.status });
  if (!parsed.success)
    throw new ApiError(url, { code: 'RESPONSE_INVALID', status: response.status, cause: parsed.error });
  return parsed.data;
}
