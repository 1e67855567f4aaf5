import { EXPORT_DELIMITERS, type ExportDelimiter, type ExportLayout } from '@assay/shared/domain';
import type { CellForm, ExportCell, TableForm } from './metric-rows.ts';

/**
 * Where a spreadsheet would take a text for a formula, full-width forms included: at its start, and after every line break
 * in it, because a reader that does not know quotes begins a row there.
 */
const FORMULA_START = /(?<![^\r\n])(?=[=+\-@\t＝＋－＠])|^(?=[\r\n])/g;
/** Few texts begin like a formula or hold a line break; only they are looked at closely. */
const MAY_BE_FORMULA = /^[=+\-@\t＝＋－＠]|[\r\n]/;
/** With every delimiter, so that a file reads the same however it is split. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

const END = '\r\n';

/** Marks a text that a spreadsheet would run as text. */
export function markFormulas(text: string): string {
  return MAY_BE_FORMULA.test(text) ? text.replace(FORMULA_START, "'") : text;
}

function quote(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Fields of a CSV file. Numbers keep their sign. */
const FIELDS: CellForm<string> = {
  text: (text) => quote(markFormulas(text)),
  number: (text) => text,
};

/** Numbers with a decimal comma, in quotes where fields are separated by commas. */
function fieldsWithComma(delimiter: ExportDelimiter): CellForm<string> {
  const isQuoted = delimiter === 'comma';
  return {
    ...FIELDS,
    number: (text) => {
      const written = text.replace('.', ',');
      return isQuoted && written !== text ? `"${written}"` : written;
    },
  };
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
