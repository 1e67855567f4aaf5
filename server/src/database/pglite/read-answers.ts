import { protocol, type messages, type PGlite } from '@electric-sql/pglite';
import type { Column } from './protocol.ts';

type Message = messages.BackendMessage;

/** What the database sent: rows as values in the order of the columns, everything else as messages. */
export interface Answers {
  readonly rows: unknown[][];
  readonly messages: readonly Message[];
}

/** The byte that begins a row, and the bytes of a message's kind and length. */
const [DATA_ROW, HEADER] = ['D'.charCodeAt(0), 5];

/** The values of a row; the message's number of columns stands at `start`. */
function readRow(
  bytes: Buffer,
  start: number,
  columns: readonly Column[],
  parsers: PGlite['parsers'],
): unknown[] {
  let at = start + 2;
  return columns.map(({ dataTypeID }) => {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length === -1) return null;
    const text = bytes.toString('utf8', at, at + length);
    at += length;
    const parse = parsers[dataTypeID];
    return parse === undefined ? text : parse(text, dataTypeID);
  });
}

/**
 * Reads what the database sent for one request. PGlite's own reader copies and decodes each value by itself and keeps all rows
 * as messages first: of a large result that takes several times as long as the database.
 * @param columns of the rows, as the statement was described
 * @throws DatabaseError of PGlite, the first that the database sent
 */
export function readAnswers(bytes: Buffer, columns: readonly Column[], parsers: PGlite['parsers']): Answers {
  const rows: unknown[][] = [];
  const others: Buffer[] = [];
  for (let at = 0; at + HEADER <= bytes.length;) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (bytes[at] === DATA_ROW) rows.push(readRow(bytes, at + HEADER, columns, parsers));
    else others.push(bytes.subarray(at, end));
    at = end;
  }
  const found: Message[] = [];
  new protocol.Parser().parse(Buffer.concat(others), (message) => found.push(message));
  const error = found.find((message) => message.name === 'error');
  if (error !== undefined) throw error;
  return { rows, messages: found };
}
