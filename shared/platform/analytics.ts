import type { Logger } from './log.ts';

/** Where in the product an event happened, and on what [AMB-119]. */
export interface AnalyticsProperties {
  /** A place of the product, e.g. `document-view`; places of the schema builder become `schema-builder` [ANA-005]. */
  readonly location: string;
  readonly fin: string;
  readonly entityId?: string | undefined;
}

/** The events of the specification [ANA-002]. */
export const ANALYTICS_EVENTS = [
  'datapoint_edit_started',
  'datapoint_edit_cancelled',
  'datapoint_edit_saved',
  'datapoint_deleted',
  'datapoint_history_viewed',
] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** The user of the events. */
export interface AnalyticsUser {
  readonly clientName: string;
  readonly userId: string | number;
}

/** Where events go. One sink at a time; adapters to services implement it. */
export interface AnalyticsSink {
  readonly identify: (userId: string) => void;
  readonly send: (event: AnalyticsEvent, properties: AnalyticsProperties) => void;
}

/** Analytics as remotes use it. */
export interface Analytics {
  readonly track: (event: AnalyticsEvent, properties: AnalyticsProperties) => void;
}

/** The user id of analytics: client name and user id [ANA-003]. */
export function analyticsUserId({ clientName, userId }: AnalyticsUser): string {
  return `${clientName}-${userId}`;
}

/** All places of the schema builder are one location [ANA-005]. */
export function normaliseLocation(location: string): string {
  return /^\/?(schemas|schema-builder)(\/|$)/.test(location) ? 'schema-builder' : location;
}

/** The sink without a key: the console at debug level, no network call [AMB-119]. */
export function consoleSink(log: Logger): AnalyticsSink {
  return {
    identify: (userId) => log.debug('analytics.identify', { userId }),
    send: (event, properties) => log.debug(`analytics.${event}`, { ...properties }),
  };
}

/** Analytics of one signed-in user. Sends only while the analytics switch is on [ANA-001]. */
export function createAnalytics({
  isOn,
  sink,
  user,
}: {
  isOn: boolean;
  sink: AnalyticsSink;
  user: AnalyticsUser;
}): Analytics {
  if (!isOn) return { track: () => undefined };
  sink.identify(analyticsUserId(user));
  return {
    track: (event, properties) =>
      sink.send(event, { ...properties, location: normaliseLocation(properties.location) }),
  };
}
