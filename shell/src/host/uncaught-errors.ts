import type { Logger } from '@assay/shared/platform';

/** Writes to the log what no part of the page has caught, so that it is reported [ANA-006]. */
export function logUncaughtErrors(log: Logger): void {
  window.addEventListener('error', ({ error }) => log.error('page.uncaught', { error }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    log.error('page.unhandled', { error: reason }),
  );
}
