import { ApiError } from './api-error.ts';

/** A file on its way to storage [AMB-046]. */
export interface SignedFormPost {
  /** Signed address of the storage. */
  readonly url: string;
  /** Form fields that go before the file, signature included. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: File;
  readonly signal?: AbortSignal;
  /** Bytes sent so far, of how many; called while the file travels. */
  readonly onProgress?: (sent: number, total: number) => void;
}

/**
 * Posts a file with its signed form. Resolves once storage has taken it; rejects with an `ApiError` of code ABORTED,
 * NETWORK, or UPLOAD_REFUSED. No bearer header: the signature is the permission. XMLHttpRequest, because fetch tells
 * nothing about the progress of a body.
 */
export function postSignedForm({ url, fields, file, signal, onProgress }: SignedFormPost): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (code: string, status = 0) => reject(new ApiError('storage.postForm', { code, status }));
    if (signal?.aborted) return fail('ABORTED');
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file); // Storage ignores every field after the file.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded, total));
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : fail('UPLOAD_REFUSED', request.status),
    );
    request.addEventListener('error', () => fail('NETWORK'));
    request.addEventListener('abort', () => fail('ABORTED'));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.open('POST', url);
    request.send(form);
  });
}
