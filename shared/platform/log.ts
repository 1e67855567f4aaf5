import { logLevelOf } from '@assay/shared/domain';

/** Levels from the fewest to the most lines. */
const LEVELS = ['error', 'warn', 'info', 'debug'] as const;
type Level = (typeof LEVELS)[number];

/** Fields of a line. Never user input, never tokens. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Structured log of the browser. */
export type Logger = Readonly<Record<Level, (event: string, fields?: LogFields) => void>>;

/** Where unexpected errors are reported to [ANA-006]; an adapter to a service implements it. */
export interface ErrorReporter {
  readonly report: (error: unknown, fields?: LogFields) => void;
}

/** A logger on the console, at the level of its environment [ANA-007]. Lines of level error go to the reporter too, with their `error` field. */
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
    (level: Level) =>
    (event: string, fields: LogFields = {}) => {
      if (level === 'error') reporter?.report(fields.error ?? new Error(event), { event, ...fields });
      if (LEVELS.indexOf(level) <= limit) sink[level](event, fields);
    };
  return { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') };
}
