import { fetchWithin } from '@assay/shared/api-client';
import { CHUNK_LOAD_TIMEOUT_MS } from '@assay/shared/domain';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * The time limits of what the federation runtime loads itself: the entry of a remote, to which it gives 20 s, and its
 * federation manifest, for which it waits without end. Chunks and stylesheets have theirs from the build [ROUTE-033].
 */
export const timeLimits: ModuleFederationRuntimePlugin = {
  name: 'assay-time-limits',
  createScript({ attrs = {} }) {
    // An own element, because the runtime leaves the attributes out where it is told a time limit alone.
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attrs)) script.setAttribute(name, String(value));
    return { script, timeout: CHUNK_LOAD_TIMEOUT_MS };
  },
  fetch: (url, options) => fetchWithin(url, CHUNK_LOAD_TIMEOUT_MS, options),
};

/** Whether something had its whole time: webpack says so by the type of its error, all others in their sentence. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('type' in error && error.type === 'timeout') || error.message.includes('timed out'));
