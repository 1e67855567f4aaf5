import { ApiError } from './api-error.ts';
import { isLeavingPage } from './leaving-page.ts';

/**
 * The error of a request that brought no response, or only a part of one. A request that its caller cancelled, or that
 * the browser ended because the page is being left, is REQUEST_ABORTED: nobody is told and nothing is reported.
 */
export function transportError(
  endpointId: string,
  { cause, signal }: { readonly cause?: unknown; readonly signal?: AbortSignal | undefined } = {},
): ApiError {
  const isCancelled = signal?.aborted === true || isLeavingPage();
  return new ApiError(endpointId, { code: isCancelled ? 'REQUEST_ABORTED' : 'NETWORK_FAILED', cause });
}

/** The text of a response. @throws ApiError where the response ends before its body does */
export const textOf = (endpointId: string, response: Response, signal?: AbortSignal): Promise<string> =>
  response.text().catch((cause: unknown) => {
    throw transportError(endpointId, { cause, signal });
  });
