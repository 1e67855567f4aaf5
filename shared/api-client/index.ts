/** The entry point to the API: the only caller of fetch in the browser. */
export { createApiClient, filenameOf } from './api-client.ts';
export { DEFAULT_CALL_TIMEOUT } from './send-call.ts';
export type { ApiClient, CallInput, FileResponse } from './api-client.ts';
export type { ApiClientOptions, CallOptions, ReceiveOptions } from './client-options.ts';
export { ApiProvider, useApi } from './api-context.tsx';
export { ApiError, type FieldError } from './api-error.ts';
export { fetchDescription, fetchSigned, fetchSignedJson, fetchWithin } from './fetch-file.ts';
export { gunzipPayload } from './gunzip-payload.ts';
export { isLeavingPage } from './leaving-page.ts';
export { postSignedForm, type SignedFormPost } from './post-signed-form.ts';
export { bytesOfBase64, saveFile } from './save-file.ts';
export { fetchTransport, type Transport, type TransportRequest } from './transport.ts';
