import { stringify } from 'csv-stringify/sync';
import type { Language } from '@assay/shared/domain';
import { EXPORT_COLUMNS, toExportCells, type ExportCell, type ExportedMetric } from './metric-rows.ts';

/**
 * Where a spreadsheet would take a text for a formula, full-width forms included: at its start, and after every line break
 * in it, because a reader that does not know quotes begins a row there.
 */
const FORMULA_START = /(?<![^\r\n])(?=[=+\-@\t＝＋－＠])|^(?=[\r\n])/g;

/** Marks a text that a spreadsheet would run as text. */
export function markFormulas(text: string): string {
  return text.replace(FORMULA_START, "'");
}

/** Numbers keep their sign. */
function toField({ text, isNumber }: ExportCell): string {
  return isNumber ? text : markFormulas(text);
}

/** Metrics as CSV: UTF-8 with a byte order mark, which Excel asks for, and lines that end as RFC 4180 says. */
export function writeCsv(metrics: readonly ExportedMetric[], language: Language): string {
  const rows = metrics.map((metric) => toExportCells(metric, language).map(toField));
  return stringify(rows, {
    header: true,
    columns: [...EXPORT_COLUMNS],
    bom: true,
    record_delimiter: 'windows',
    // By itself it quotes only where both characters of a line's end stand together.
    quoted_match: /[\r\n]/,
  });
}
