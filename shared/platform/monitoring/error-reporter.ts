import { isLeavingPage } from '@assay/shared/api-client';
import type { ErrorReporter, LogFields } from '../log.ts';

/** A reporter that is created before it is known where to report to. */
export interface ConnectableReporter extends ErrorReporter {
  /** Reports to this service from now on, first what happened before; null: to none. */
  readonly connect: (service: { readonly dsn: string } | null, environment: string) => void;
}

type Report = readonly [error: unknown, fields: LogFields];
type Send = (...report: Report) => void;

/** Of a page that fails again and again the first errors say why. */
const MAX_WAITING = 20;

const nowhere: Send = () => undefined;

/**
 * Reports errors to the configured service, whose client is loaded once it is known [ANA-006, AMB-119]. An error that
 * several places report is sent once.
 */
export function createErrorReporter(): ConnectableReporter {
  const known = new WeakSet<object>();
  const waiting: Report[] = [];
  const wait: Send = (...report) => void (waiting.length < MAX_WAITING && waiting.push(report));
  let send = wait;
  const sendTo = (target: Send) => {
    send = target;
    for (const report of waiting.splice(0)) target(...report);
  };
  const isRepeated = (error: unknown): boolean => {
    if (typeof error !== 'object' || error === null) return false;
    if (known.has(error)) return true;
    known.add(error);
    return false;
  };
  return {
    report: (error, fields = {}) => {
      // What fails while the browser ends the page's requests is no fault.
      if (!isLeavingPage() && !isRepeated(error)) send(error, fields);
    },
    connect: (service, environment) => {
      if (service === null) return sendTo(nowhere);
      void import('./sentry-client.ts').then(
        ({ openSentry }) => sendTo(openSentry({ dsn: service.dsn, environment })),
        // Without its client nothing can be reported, this failure neither.
        () => sendTo(nowhere),
      );
    },
  };
}
