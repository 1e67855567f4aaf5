import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { currentRequestId, currentTrace } from './request-context.ts';

export type { Logger } from 'pino';

/** Query of an address, up to the end of the address, inside the JSON of a line. */
const QUERY = /\?(?:[^\s"\\]|\\[^n])+/gu;

/**
 * The log of a process, one line of JSON each. An error under `err` is written with its stack and its causes. Queries of
 * addresses are removed from every line: a signed address opens its file for anyone who reads the log.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    // A logger of a request has its id already.
    mixin(_line: object, _level: number, logger: Logger) {
      const bindings = logger.bindings();
      const requestId = 'requestId' in bindings ? undefined : currentRequestId();
      const trace = 'trace_id' in bindings ? undefined : currentTrace();
      return {
        ...(requestId === undefined ? {} : { requestId }),
        ...(trace === undefined ? {} : { trace_id: trace.traceId, span_id: trace.spanId }),
      };
    },
    serializers: { err: stdSerializers.errWithCause },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    hooks: { streamWrite: (line: string) => line.replaceAll(QUERY, '?…') },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Writes the warnings of this process, as of a pattern that is ignored, to the log instead of standard error. */
export function logWarnings(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message));
}
