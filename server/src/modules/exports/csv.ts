import { EXPORT_DELIMITERS, type ExportDelimiter, type ExportLayout } from '@assay/shared/domain';
import type { CellForm, ExportCell, TableForm } from './metric-rows.ts';

/** What parts the texts of a file, whichever of them its reader splits it by. */
const SEPARATOR = '[;,\\t\\r\\n]';
const PIECE_START = `(?<=^|${SEPARATOR})`;
/** What a spreadsheet takes for a formula, full-width signs included. A reader that has lost count of quotes skips them. */
const FORMULA = `"*[=+\\-@＝＋－＠]`;
/** A negative number that fills its piece is read as that number. A plus would be lost, so that it stays a text. */
const NUMBER = `-\\d+(?:\\.\\d+)?(?:${SEPARATOR}|$)`;
/** Spreadsheets drop white space at the start of a cell, and may find a formula behind it. */
const WHITE_START = `^(?='*[\\t\\r\\n])`;

/** Where a mark belongs. A text that has marks of its own gets one more, so that they are still there without it. */
const UNMARKED = new RegExp(`${PIECE_START}(?!${NUMBER})(?='*${FORMULA})|${WHITE_START}`, 'g');
const MARK = new RegExp(`${PIECE_START}'(?!${NUMBER})(?='*${FORMULA})|^'(?='*[\\t\\r\\n])`, 'g');
/** Most texts have none of the signs; only others are looked at closely. */
const MAY_BE_FORMULA = /[=+\-@\t\r\n＝＋－＠]/;
/** With every delimiter, so that a file reads the same however it is split. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

const END = '\r\n';

/** Marks as text whatever a spreadsheet would run, at the start of the text and after everything that may part it. */
export function markFormulas(text: string): string {
  return MAY_BE_FORMULA.test(text) ? text.replace(UNMARKED, "'") : text;
}

/** The text that `markFormulas` was given. */
export function unmarkFormulas(marked: string): string {
  return MAY_BE_FORMULA.test(marked) ? marked.replace(MARK, '') : marked;
}

function quote(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Fields of a CSV file. Numbers keep their sign. */
const FIELDS: CellForm<string> = {
  text: (text) => quote(markFormulas(text)),
  number: (text) => text,
  quantity: (text) => text,
  date: ({ text }) => quote(markFormulas(text)),
};

/** Numbers with a decimal comma, in quotes where fields are separated by commas. */
function fieldsWithComma(delimiter: ExportDelimiter): CellForm<string> {
  const isQuoted = delimiter === 'comma';
  const number = (text: string) => {
    const written = text.replace('.', ',');
    return isQuoted && written !== text ? `"${written}"` : written;
  };
  return { ...FIELDS, number, quantity: number };
}

/** One row of a CSV file with its end, as RFC 4180 says. */
export function csvRow(cells: readonly ExportCell[], delimiter: ExportDelimiter): string {
  const fields = cells.map(({ text, isNumber }) => (isNumber ? text : FIELDS.text(text)));
  return fields.join(EXPORT_DELIMITERS[delimiter]) + END;
}

/** What every CSV file begins with, which Excel asks for. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A table as CSV: UTF-8 with a byte order mark. */
export async function* writeCsv<Batch>(
  batches: AsyncIterable<Batch>,
  { titles, createWriter }: TableForm<Batch>,
  layout: Pick<ExportLayout, 'decimalMark' | 'delimiter'>,
): AsyncGenerator<string> {
  const form = layout.decimalMark === 'comma' ? fieldsWithComma(layout.delimiter) : FIELDS;
  const toRows = createWriter(form);
  const delimiter = EXPORT_DELIMITERS[layout.delimiter];
  yield BYTE_ORDER_MARK + titles.map(FIELDS.text).join(delimiter) + END;
  for await (const batch of batches) {
    let text = '';
    for (const cells of toRows(batch)) text += cells.join(delimiter) + END;
    if (text !== '') yield text;
  }
}
