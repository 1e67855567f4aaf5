/** Analytics and error reporting as services; loaded only where their keys are configured [AMB-119]. */
export { createAnalyticsSink } from './analytics-sink.ts';
export type { RoutePatternOf } from './masking.ts';
export { createErrorReporter } from './error-reporter.ts';
