// Both parts come from our own origin: the client never loads a script of the service.
import { isRecord } from '@assay/shared/domain';
import posthog from 'posthog-js/no-external';
import 'posthog-js/dist/posthog-recorder';
import type { CaptureResult, PostHog, PostHogConfig } from 'posthog-js';
import { mask, maskAddress, maskAttribute, type RoutePatternOf } from './masking.ts';

/** A project at the analytics service, and the host that it is reached at. */
export interface AnalyticsService {
  readonly key: string;
  readonly host: string;
}

/**
 * What the project at the service could set is set here: session replay is on, every other way of watching a page is off.
 * The client reads it in place of a request.
 */
function presetOf({ key }: AnalyticsService) {
  return {
    token: key,
    supportedCompression: ['gzip-js'],
    hasFeatureFlags: false,
    autocapture_opt_out: true,
    autocaptureExceptions: false,
    captureDeadClicks: false,
    capturePerformance: false,
    heatmaps: false,
    surveys: false,
    siteApps: [],
    elementsChainAsString: true,
    sessionRecording: { endpoint: '/s/', consoleLogRecordingEnabled: false, recordCanvas: false },
  };
}

/** Every text, input, picture, canvas, attribute and address is masked before anything leaves the browser [AMB-125]. */
const maskingOf = (routePatternOf: RoutePatternOf): PostHogConfig['session_recording'] => ({
  maskAllInputs: true,
  maskTextSelector: '*',
  maskAttributeFn: maskAttribute,
  blockSelector: 'img, picture, canvas, video, iframe, object',
  captureCanvas: { recordCanvas: false },
  captureJsonLd: false,
  recordHeaders: false,
  recordBody: false,
  // The addresses of the recorded page go through it, too.
  maskCapturedNetworkRequestFn: (request) => ({
    ...request,
    name: request.name && maskAddress(request.name, routePatternOf),
  }),
});

/** What the client reads off the title, earlier addresses and the page before ours. The present route says enough. */
const READ_OFF_PAGES = /^\$(session_entry|initial|prev_pageview)_|referr|^ph_keyword$|title$/;

/** Properties of an event with patterns in place of addresses. */
function maskProperties(
  properties: Record<string, unknown>,
  routePatternOf: RoutePatternOf,
): Record<string, unknown> {
  const maskValue = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => maskValue(name, item));
    if (isRecord(value)) return maskProperties(value, routePatternOf);
    if (typeof value !== 'string') return value;
    if (name === '$pathname') return routePatternOf(value);
    return /^(https?:)?\//.test(value) ? maskAddress(value, routePatternOf) : value;
  };
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !READ_OFF_PAGES.test(name))
      .map(([name, value]) => [name, maskValue(name, value)]),
  );
}

/** The source of a recorded input in the format of the recorder. */
const INPUT = 5;

/** The recorder masks what is typed, but not the value of a radio button or a checkbox. */
function maskInput(recorded: unknown): unknown {
  if (!isRecord(recorded) || !isRecord(recorded.data)) return recorded;
  const { source, text } = recorded.data;
  if (source !== INPUT || typeof text !== 'string') return recorded;
  return { ...recorded, data: { ...recorded.data, text: mask(text) } };
}

/** An event as it may leave the browser. */
function maskEvent(event: CaptureResult, routePatternOf: RoutePatternOf): CaptureResult {
  if (event.event === '$snapshot') {
    const recorded: unknown = event.properties.$snapshot_data;
    const masked = Array.isArray(recorded) ? recorded.map(maskInput) : maskInput(recorded);
    return { ...event, properties: { ...event.properties, $snapshot_data: masked } };
  }
  const masked = { ...event, properties: maskProperties(event.properties, routePatternOf) };
  // What is set once is read off the first address and the page before it.
  delete masked.$set_once;
  return masked;
}

/** The part of the client that is used once it is open. */
export type UsageClient = Pick<PostHog, 'identify' | 'capture'>;

/** Opens the client of the service: our events, and masked session replay [ANA-004]. */
export function openPosthog(service: AnalyticsService, routePatternOf: RoutePatternOf): UsageClient {
  const { key, host } = service;
  Object.assign(window, { _POSTHOG_REMOTE_CONFIG: { [key]: { config: presetOf(service), siteApps: [] } } });
  return posthog.init(key, {
    api_host: host,
    persistence: 'sessionStorage',
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    capture_exceptions: false,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    advanced_disable_feature_flags: true,
    disable_session_recording: false,
    save_referrer: false,
    save_campaign_params: false,
    session_recording: maskingOf(routePatternOf),
    before_send: (event) => event && maskEvent(event, routePatternOf),
  });
}
