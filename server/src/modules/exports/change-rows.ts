import { STANDARD_LAYOUT, type ExportLayout, type Language } from '@assay/shared/domain';
import { titleWithUnit, valueRows, valueWriter, type TableForm } from './metric-rows.ts';
import type { ChangeBatch } from './value-changes.ts';

/** Titles of the columns that an export of changes adds, as long as no column has one of them. */
const CHANGE_TITLES = ['Change', 'Previous Value', 'Previous Currency'] as const;
const CHANGE_NAMES = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/**
 * Changes in the form of a layout: a row for each, with what it is before the columns, and the value that left before
 * behind them. A layout with a row per document keeps its forms of dates and numbers, with the standard columns.
 */
export function changeTable(layout: ExportLayout, language: Language): TableForm<ChangeBatch> {
  const columns = layout.rows === 'values' ? layout.columns : STANDARD_LAYOUT.columns;
  const own: ExportLayout = { ...layout, rows: 'values', columns };
  const taken = new Set(columns.map(({ title }) => title.toLowerCase()));
  const titleOf = (title: string) => (taken.has(title.toLowerCase()) ? `${title} (export)` : title);
  const [change = '', value = '', currency = ''] = CHANGE_TITLES.map(titleOf);
  const withUnit = titleWithUnit(layout);
  const oldValue = withUnit({ field: 'value', title: value });
  return {
    titles: [change, ...columns.map(({ title }) => title), value, currency],
    titlesWithUnits: [change, ...columns.map(withUnit), oldValue, currency],
    createWriter: (form) => {
      const writeRows = valueRows(own, language, form);
      const writeValue = valueWriter(own, language, form);
      return ({ changes }) => {
        const rows = writeRows({ documents: [], metrics: changes.map(({ metric }) => metric) });
        return changes.map(({ kind, metric, before }, at) => [
          form.text(CHANGE_NAMES[kind]),
          ...(rows[at] ?? []),
          writeValue({ ...metric, value: before?.value ?? '', currency: before?.currency ?? null }),
          form.text(before?.currency ?? ''),
        ]);
      };
    },
  };
}
