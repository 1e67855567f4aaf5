import { captureException, dedupeIntegration, init, linkedErrorsIntegration } from '@sentry/browser';
import type { LogFields } from '../log.ts';

/** Names, codes and numbers say where it happened; whatever else an error carries may hold what a person wrote. */
function plainFields(fields: LogFields): Record<string, string | number | boolean> {
  const isPlain = (value: unknown): value is string | number | boolean =>
    ['string', 'number', 'boolean'].includes(typeof value);
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string | number | boolean] => isPlain(entry[1])),
  );
}

/** Opens the client of the service. It watches nothing by itself: it sends what is reported. */
export function openSentry({ dsn, environment }: { readonly dsn: string; readonly environment: string }) {
  init({
    dsn,
    environment,
    defaultIntegrations: false,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    sendClientReports: false,
  });
  return (error: unknown, fields: LogFields): void => {
    captureException(error, { extra: plainFields(fields) });
  };
}
