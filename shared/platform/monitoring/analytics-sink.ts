import { consoleSink, type AnalyticsSink } from '../analytics.ts';
import type { AnalyticsService, UsageClient } from './posthog-client.ts';
import type { Logger } from '../log.ts';
import type { RoutePatternOf } from './masking.ts';

/**
 * Where usage events go: to the service, or without one to the console [AMB-119]. Its client is loaded with the first
 * user, so nothing is loaded or recorded while the analytics switch is off [ANA-001]. A client that cannot be loaded costs
 * the events alone. Addresses go out as the patterns of their routes.
 */
export function createAnalyticsSink(
  service: AnalyticsService | null,
  { log, routePatternOf }: { readonly log: Logger; readonly routePatternOf: RoutePatternOf },
): AnalyticsSink {
  if (service === null) return consoleSink(log);
  let opened: Promise<UsageClient | null> | undefined;
  const open = () =>
    (opened ??= import('./posthog-client.ts').then(
      ({ openPosthog }) => openPosthog(service, routePatternOf),
      (error: unknown) => {
        log.warn('analytics.unavailable', { error });
        return null;
      },
    ));
  return {
    identify: (userId) => void open().then((client) => client?.identify(userId)),
    send: (event, properties) => void open().then((client) => client?.capture(event, { ...properties })),
  };
}
