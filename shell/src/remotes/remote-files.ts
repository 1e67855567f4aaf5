import { fetchWithin } from '@assay/shared/api-client';
import { CHUNK_LOAD_TIMEOUT_MS } from '@assay/shared/domain';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * How the federation runtime loads the files of a remote. Time limits: by default 20 s for the entry and none for its
 * federation manifest; the build sets those of chunks and stylesheets [ROUTE-033]. A refused manifest fails: the runtime
 * would keep an error that is sent as JSON for the whole visit.
 */
export const remoteFiles: ModuleFederationRuntimePlugin = {
  name: 'assay-remote-files',
  createScript({ attrs = {} }) {
    // With only a time limit, the runtime would leave out the attributes.
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attrs)) script.setAttribute(name, String(value));
    return { script, timeout: CHUNK_LOAD_TIMEOUT_MS };
  },
  fetch: async (url, options) => {
    const response = await fetchWithin(url, CHUNK_LOAD_TIMEOUT_MS, options);
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const manifest: unknown = await response.clone().json();
    if (typeof manifest !== 'object' || manifest === null || !('exposes' in manifest))
      throw new Error(`${url} is no federation manifest.`);
    return response;
  },
};

/** Whether an error is a timeout. webpack's has a type; the federation runtime's and the browser's only say it in their text. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('type' in error && error.type === 'timeout') || error.message.includes('timed out'));
