/** Levels from the quietest to the most talkative. */
const LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LEVELS)[number];

/** Facts that go with a line; never what a user typed, never tokens. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Structured log of the browser. */
export type Logger = Readonly<Record<LogLevel, (event: string, fields?: LogFields) => void>>;

/** Where unexpected errors are reported to [ANA-006]; an adapter to a service implements it. */
export interface ErrorReporter {
  readonly report: (error: unknown, fields?: LogFields) => void;
}

/** The log level of a configured environment: error in production, debug when integrated, else info [ANA-007, AMB-119]. */
export function logLevelOf(environment: string): LogLevel {
  if (environment === 'production') return 'error';
  return environment === 'integrated' ? 'debug' : 'info';
}

/** A logger on the console. Lines of level error go to the reporter too, with their `error` field. */
export function createLogger({
  environment,
  reporter,
  sink = console,
}: {
  environment: string;
  reporter?: ErrorReporter;
  sink?: Logger;
}): Logger {
  const limit = LEVELS.indexOf(logLevelOf(environment));
  const write =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (level === 'error') reporter?.report(fields.error ?? new Error(event), { event, ...fields });
      if (LEVELS.indexOf(level) <= limit) sink[level](event, fields);
    };
  return { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') };
}
