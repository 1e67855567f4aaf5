import type { ExportLayout, Language } from '@assay/shared/domain';
import { createRowWriter, textCell, type ExportCell, type ExportedMetric } from './metric-rows.ts';

/**
 * Where a spreadsheet would take a text for a formula, full-width forms included: at its start, and after every line break
 * in it, because a reader that does not know quotes begins a row there.
 */
const FORMULA_START = /(?<![^\r\n])(?=[=+\-@\t＝＋－＠])|^(?=[\r\n])/g;
/** Few texts begin like a formula or hold a line break; only they are looked at closely. */
const MAY_BE_FORMULA = /^[=+\-@\t＝＋－＠]|[\r\n]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Marks a text that a spreadsheet would run as text. */
export function markFormulas(text: string): string {
  return MAY_BE_FORMULA.test(text) ? text.replace(FORMULA_START, "'") : text;
}

/** Numbers keep their sign. */
function toField({ text, isNumber }: ExportCell): string {
  if (isNumber) return text;
  const marked = markFormulas(text);
  return NEEDS_QUOTES.test(marked) ? `"${marked.replaceAll('"', '""')}"` : marked;
}

/** One row of a CSV file with its end, as RFC 4180 says. */
export function csvRow(cells: readonly ExportCell[]): string {
  return `${cells.map(toField).join(',')}\r\n`;
}

/** What every CSV file begins with, which Excel asks for. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Metrics as CSV: UTF-8 with a byte order mark. */
export async function* writeCsv(
  batches: AsyncIterable<readonly ExportedMetric[]>,
  layout: ExportLayout,
  language: Language,
): AsyncGenerator<string> {
  const toCells = createRowWriter(layout, language);
  yield BYTE_ORDER_MARK + csvRow(layout.columns.map(({ title }) => textCell(title)));
  for await (const metrics of batches) yield metrics.map((metric) => csvRow(toCells(metric))).join('');
}
