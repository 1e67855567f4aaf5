import { stringify } from 'csv-stringify/sync';
import type { Language } from '@assay/shared/domain';
import { EXPORT_COLUMNS, toExportCells, type ExportCell, type ExportedMetric } from './metric-rows.ts';

/** First characters by which a spreadsheet takes a text for a formula, their full-width forms included. */
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/;

/** A text that a spreadsheet would run is marked as text; numbers keep their sign. */
function toField({ text, isNumber }: ExportCell): string {
  return !isNumber && FORMULA_START.test(text) ? `'${text}` : text;
}

/** Metrics as CSV: UTF-8 with a byte order mark, which Excel asks for, and lines that end as RFC 4180 says. */
export function writeCsv(metrics: readonly ExportedMetric[], language: Language): string {
  const rows = metrics.map((metric) => toExportCells(metric, language).map(toField));
  return stringify(rows, {
    header: true,
    columns: [...EXPORT_COLUMNS],
    bom: true,
    record_delimiter: 'windows',
  });
}
