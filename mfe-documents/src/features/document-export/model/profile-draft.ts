import {
  EXPORT_FIELDS,
  EXPORT_ROW_FIELDS,
  isMetricField,
  STANDARD_LAYOUT,
  type ExportColumn,
  type ExportField,
  type ExportLayout,
} from '@assay/shared/domain';

/** A profile that is being edited. */
export interface ProfileDraft {
  readonly id: string;
  readonly name: string;
  readonly layout: ExportLayout;
  /** The version that the edits started from; 0 for a new profile. */
  readonly basedOn: number;
}

/** A new profile, which begins in the standard form. */
export const newProfile = (): ProfileDraft => ({
  id: crypto.randomUUID(),
  name: '',
  layout: STANDARD_LAYOUT,
  basedOn: 0,
});

/** What a column can be added for: a field, or one metric of the documents. */
export interface ColumnChoice {
  readonly field: ExportField;
  readonly fin?: string;
  /** The title that the column has unless another is typed. */
  readonly title: string;
}

export interface NamedMetric {
  readonly fin: string;
  readonly name: string;
}

const isSameColumn = (one: Pick<ExportColumn, 'field' | 'fin'>, other: Pick<ExportColumn, 'field' | 'fin'>) =>
  one.field === other.field && (one.fin ?? '') === (other.fin ?? '');

/** The columns that a layout does not have yet, fields first. */
export function columnChoices(layout: ExportLayout, metrics: readonly NamedMetric[]): ColumnChoice[] {
  const fields = EXPORT_ROW_FIELDS[layout.rows].filter((field) => !isMetricField(field));
  const choices: ColumnChoice[] = fields.map((field) => ({ field, title: EXPORT_FIELDS[field] }));
  if (layout.rows === 'documents')
    for (const { fin, name } of metrics) {
      choices.push({ field: 'metricValue', fin, title: name });
      choices.push({ field: 'metricCurrency', fin, title: `${name} ${EXPORT_FIELDS.currency}` });
    }
  return choices.filter((choice) => !layout.columns.some((column) => isSameColumn(column, choice)));
}

/** The layout with another kind of row: columns that it does not offer leave. */
export function withRows(layout: ExportLayout, rows: ExportLayout['rows']): ExportLayout {
  const offered: readonly ExportField[] = EXPORT_ROW_FIELDS[rows];
  return { ...layout, rows, columns: layout.columns.filter(({ field }) => offered.includes(field)) };
}

/** The columns with the one at an index somewhere else. */
export function moveColumn(columns: readonly ExportColumn[], from: number, to: number): ExportColumn[] {
  const moved = columns[from];
  if (moved === undefined) return [...columns];
  return columns.toSpliced(from, 1).toSpliced(to, 0, moved);
}
