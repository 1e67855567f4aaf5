import {
  captureException,
  dedupeIntegration,
  init,
  linkedErrorsIntegration,
  type ErrorEvent,
  type StackFrame,
} from '@sentry/browser';
import type { LogFields } from '../log.ts';
import { maskMessage } from './masking.ts';

/** Names, codes and numbers say where it happened; whatever else an error carries may hold what a person wrote. */
function plainFields(fields: LogFields): Record<string, string | number | boolean> {
  const isPlain = (value: unknown): value is string | number | boolean =>
    ['string', 'number', 'boolean'].includes(typeof value);
  return Object.fromEntries(
    Object.entries(fields)
      .filter((entry): entry is [string, string | number | boolean] => isPlain(entry[1]))
      .map(([name, value]) => [name, typeof value === 'string' ? maskMessage(value) : value]),
  );
}

/** The place of a frame in our code, as source maps are found by; a script of the page itself has the page's address. */
function maskFrame({ filename = '', function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  const path = URL.canParse(filename) ? new URL(filename).pathname : '';
  const place = /\.m?js$/.test(path) ? `app://${path}` : '<page>';
  return { filename: place, function: name, lineno, colno, in_app };
}

/** A report as it may leave the browser: what failed, and where in our code. */
function maskReport({
  exception,
  event_id,
  timestamp,
  platform,
  level,
  environment,
  extra,
  sdk,
}: ErrorEvent) {
  const values = (exception?.values ?? []).map(({ type, value = '', mechanism, stacktrace }) => ({
    type,
    value: maskMessage(value),
    mechanism,
    stacktrace: { frames: (stacktrace?.frames ?? []).map(maskFrame) },
  }));
  const masked = { event_id, timestamp, platform, level, environment, extra, sdk, exception: { values } };
  return masked as ErrorEvent;
}

/** The code and status that our errors carry beside their words. */
const codeOf = (error: unknown): LogFields =>
  typeof error === 'object' && error !== null
    ? { code: Reflect.get(error, 'code'), status: Reflect.get(error, 'status') }
    : {};

/** Opens the client of the service. It watches nothing by itself: it sends what is reported. */
export function openSentry({ dsn, environment }: { readonly dsn: string; readonly environment: string }) {
  init({
    dsn,
    environment,
    defaultIntegrations: false,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    sendClientReports: false,
    beforeSend: maskReport,
  });
  return (error: unknown, fields: LogFields): void => {
    // Of another thrown value the service would be sent the contents.
    const reported = error instanceof Error ? error : new Error('Something other than an error was thrown');
    captureException(reported, { extra: plainFields({ ...codeOf(error), ...fields }) });
  };
}
