import { isDecimal, isIsoDate } from '@assay/shared/domain';

/** The value of a copied cell: a plain decimal with its currency, or a date as YYYY-MM-DD. */
export interface ExactValue {
  readonly kind: 'number' | 'date';
  readonly value: string;
  /** The code of the currency of an amount; null for none. */
  readonly currency: string | null;
}

/** A cell on the clipboard: its text, as a spreadsheet reads it, and the value of one that was copied here. */
export interface ClipboardCell {
  readonly text: string;
  readonly exact?: ExactValue | undefined;
}

/** Rows of cells, all of one length. */
export type ClipboardBlock = readonly (readonly ClipboardCell[])[];

/** What cells are on the clipboard beside their text: rows of cells as JSON. */
const CELLS = 'application/x-assay-cells+json';

/** Puts cells on the clipboard: as text for spreadsheets, and as they are for our own grids in whatever language [AMB-141]. */
export function writeClipboard(clipboard: Pick<DataTransfer, 'setData'>, block: ClipboardBlock): void {
  clipboard.setData('text/plain', toClipboardText(block.map((row) => row.map(({ text }) => text))));
  clipboard.setData(CELLS, JSON.stringify(block));
}

/** The cells that were copied here last, else those of the text on the clipboard; null where there is none. */
export function readClipboard(clipboard: Pick<DataTransfer, 'getData'>): ClipboardBlock | null {
  const copied = readCells(clipboard.getData(CELLS));
  if (copied !== null) return copied;
  const text = clipboard.getData('text/plain');
  return text === '' ? null : parseClipboardText(text).map((row) => row.map((cell) => ({ text: cell })));
}

/** Any page can put anything there: what is no block of cells counts as absent. */
function readCells(json: string): ClipboardBlock | null {
  try {
    const rows: unknown = JSON.parse(json);
    if (!Array.isArray(rows) || rows.length === 0 || !rows.every(Array.isArray)) return null;
    const block = rows.map((row: unknown[]) => row.map(readCell));
    const width = block[0]?.length ?? 0;
    return width > 0 && block.every((row) => row.length === width) ? block : null;
  } catch {
    return null;
  }
}

/** @throws where it is no cell */
function readCell(cell: unknown): ClipboardCell {
  const { text, exact } = cell as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string') throw new TypeError('A cell without a text');
  if (exact === undefined) return { text };
  const { kind, value, currency } = exact as Readonly<Record<string, unknown>>;
  const isNumber = kind === 'number' && typeof value === 'string' && isDecimal(value);
  const isDate = kind === 'date' && typeof value === 'string' && isIsoDate(value);
  if ((!isNumber && !isDate) || (currency !== null && typeof currency !== 'string'))
    throw new TypeError('A cell without a value');
  return { text, exact: { kind, value, currency } };
}

/**
 * Reads the text that a spreadsheet puts on the clipboard: rows in lines, cells between tabs, and cells with a tab, a
 * line break or a quote in double quotes. A last empty line is no row. Shorter rows are filled with empty cells.
 */
export function parseClipboardText(clipboard: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const input = clipboard.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < input.length; at += 1) {
    const character = input.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (input.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '' && hasClosingQuote(input, at)) isQuoted = true;
    else if (character === '\t') endCell();
    else if (character === '\n') {
      endCell();
      rows.push([]);
    } else cell += character;
  }
  endCell();
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

/** Whether the quote at `start` opens a quoted cell: a cell may also begin with a quote that means itself. */
function hasClosingQuote(input: string, start: number): boolean {
  const rest = input.slice(start + 1);
  return /^(?:[^"]|"")*"(?:\t|\n|$)/.test(rest);
}

/** Writes cells as spreadsheets read them. */
export function toClipboardText(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(quote).join('\t')).join('\n');
}
