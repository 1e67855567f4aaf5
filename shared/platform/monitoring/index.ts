/** Analytics and error reporting as services; loaded only where their keys are configured [AMB-119]. */
export { createAnalyticsSink, type AnalyticsService } from './analytics-sink.ts';
export { createErrorReporter, type ConnectableReporter } from './error-reporter.ts';
