import { fetchWithin } from '@assay/shared/api-client';
import { CHUNK_LOAD_TIMEOUT_MS } from '@assay/shared/domain';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * The time limits of the files that the federation runtime loads itself: the entry of a remote (by default 20 s) and its
 * federation manifest (by default no limit). The build sets those of chunks and stylesheets [ROUTE-033].
 */
export const timeLimits: ModuleFederationRuntimePlugin = {
  name: 'assay-time-limits',
  createScript({ attrs = {} }) {
    // With only a time limit, the runtime would leave out the attributes.
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attrs)) script.setAttribute(name, String(value));
    return { script, timeout: CHUNK_LOAD_TIMEOUT_MS };
  },
  fetch: (url, options) => fetchWithin(url, CHUNK_LOAD_TIMEOUT_MS, options),
};

/** Whether an error is a timeout. webpack's has a type; the federation runtime's and the browser's only say it in their text. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('type' in error && error.type === 'timeout') || error.message.includes('timed out'));
