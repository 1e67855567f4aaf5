import { errorBody } from '@assay/shared/contracts';
import { type ApiError, apiErrorOf } from './api-error.ts';
import { newRequestId } from './request-id.ts';
import { waitForRetry } from './retry-after.ts';
import { transportError } from './transport-error.ts';

/** A file on its way to storage [AMB-046]. */
export interface SignedFormPost {
  /** Signed address of the storage. */
  readonly url: string;
  /** Form fields that go before the file, signature included. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: File;
  readonly signal?: AbortSignal;
  /** Bytes sent so far, of how many; called while the file is sent. */
  readonly onProgress?: (sent: number, total: number) => void;
}

function refusal({ status, responseText }: XMLHttpRequest): ApiError {
  let body: unknown;
  try {
    body = JSON.parse(responseText);
  } catch {
    body = undefined; // S3 answers XML; the status says enough.
  }
  return apiErrorOf('storage.postForm', status, errorBody.safeParse(body).data);
}

/** Posts the form once and resolves with the finished request. */
function postOnce({ url, fields, file, signal, onProgress }: SignedFormPost): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transportError('storage.postForm', { signal }));
    if (signal?.aborted) return fail();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file); // Storage ignores every field after the file.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded, total));
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.open('POST', url);
    // A store of another origin does not know the header, and would be asked whether it takes it.
    if (new URL(url, location.href).origin === location.origin)
      request.setRequestHeader('x-request-id', newRequestId());
    request.send(form);
  });
}

/**
 * Posts a file with its signed form, again after the time that storage asks for. Resolves once storage has stored it;
 * rejects with an `ApiError`: REQUEST_ABORTED, NETWORK_FAILED, or what storage refused it with. No bearer header: the
 * signature is the permission. XMLHttpRequest, because fetch does not report the progress of a body.
 */
export async function postSignedForm(post: SignedFormPost): Promise<void> {
  for (;;) {
    const request = await postOnce(post);
    if (request.status >= 200 && request.status < 300) return;
    if (await waitForRetry(request.status, request.getResponseHeader('retry-after'), post.signal)) continue;
    if (post.signal?.aborted) throw transportError('storage.postForm', post);
    throw refusal(request);
  }
}
