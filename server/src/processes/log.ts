import { pino, type DestinationStream, type Logger } from 'pino';

/** What follows a question mark up to the end of the address, inside the JSON of a line. */
const QUERY = /\?(?:[^\s"\\]|\\[^n])+/gu;

/**
 * The log of a process, a line of JSON each. Queries of addresses are left out of every line, whoever wrote it: the
 * signature of a file's address is in one, and opens the file for whoever reads it.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    hooks: { streamWrite: (line: string) => line.replaceAll(QUERY, '?…') },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
