// Both parts come from our own origin: the client never loads a script of the service.
import posthog from 'posthog-js/no-external';
import 'posthog-js/dist/posthog-recorder';
import type { PostHog, PostHogConfig } from 'posthog-js';

/** A project at the analytics service, and the host that it is reached at. */
export interface AnalyticsService {
  readonly key: string;
  readonly host: string;
}

/** Attributes that hold what a person reads; the others are needed to draw the page again. */
const TEXT_ATTRIBUTES = new Set(['alt', 'content', 'download', 'label', 'placeholder', 'title', 'value']);
/** Parameters of our addresses that hold names. */
const NAMED_PARAMETERS = ['search', 'fund', 'fundManager', 'uploadedBy', 'tags', 'name'];

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

/** Every text, input, picture and canvas is masked before anything leaves the browser [AMB-125]. */
const MASKING: PostHogConfig['session_recording'] = {
  maskAllInputs: true,
  maskTextSelector: '*',
  maskAttributeFn: (name, value) =>
    TEXT_ATTRIBUTES.has(name) || name.startsWith('aria-') ? '*'.repeat(value.length) : value,
  blockSelector: 'img, picture, canvas, video, iframe, object',
  captureCanvas: { recordCanvas: false },
  captureJsonLd: false,
  recordHeaders: false,
  recordBody: false,
};

/** The part of the client that is used once it is open. */
export type UsageClient = Pick<PostHog, 'identify' | 'capture'>;

/** Opens the client of the service: our events, and masked session replay [ANA-004]. */
export function openPosthog(service: AnalyticsService): UsageClient {
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
    session_recording: MASKING,
    mask_personal_data_properties: true,
    custom_personal_data_properties: NAMED_PARAMETERS,
    property_denylist: ['$current_url', '$pathname', '$referrer', '$title'],
  });
}
