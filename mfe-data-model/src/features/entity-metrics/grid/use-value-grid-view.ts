import { formatDate, formatDateTime, isNumericDataType, type Language } from '@assay/shared/domain';
import { text, timePeriodName } from '@assay/shared/messages';
import {
  measureText,
  toValueText,
  type CellTone,
  type GridCellView,
  type GridColumn,
  type GridRowView,
} from '@assay/shared/widgets/data-grid';
import { valueSourceText } from '@assay/shared/widgets/datapoint-history';
import { useMemo } from 'react';
import type { ValueEdits } from './use-value-edits.ts';
import type { VALUE_COLUMNS } from './value-columns.ts';
import type { ValueRow } from './value-rows.ts';

type Column = (typeof VALUE_COLUMNS)[number];

const PADDING = 30;
/** Text is cut off beyond these widths, in CSS pixels; a figure never is. */
const MAX_WIDTHS = { metric: 320, value: 280, group: 200, source: 220, state: 240 } as const;

/** Where the value of a row comes from, in words. */
export function sourceOf({ datapoint }: ValueRow): string {
  if (datapoint === null) return '';
  const { dataSource, lastModifiedBy } = datapoint;
  return valueSourceText({ dataSource, enteredBy: dataSource === 'Manual' ? lastModifiedBy : null });
}

/** What is known of the stored value of a row, in words. */
export function storedStateOf({ datapoint }: ValueRow): string {
  if (datapoint === null) return '';
  const { isVerified, verifiedBy, restatedFrom } = datapoint;
  return [
    isVerified && verifiedBy !== null && text('datapoints.verifiedBy', { name: verifiedBy }),
    restatedFrom && text('datapoints.changedRestated'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How the value of a row differs from what is stored: its mark, and that in words. */
export function editOf(
  row: ValueRow,
  { failed, conflicts, isEdited, stateOf }: ValueEdits,
  language: Language,
): { readonly tone: CellTone; readonly note: string } | null {
  const { fin } = row.metric;
  if (conflicts.has(fin) || failed.has(fin)) return { tone: 'wrong', note: text('tables.gridUnsaved') };
  if (!isEdited(fin)) return null;
  const { id, value, reportingDate } = stateOf(row);
  const date = formatDate(reportingDate, language);
  const isWaiting = id === null || value === '';
  return {
    tone: 'edited',
    note: isWaiting ? text('datapoints.gridWaiting', { date }) : text('tables.gridUnsaved'),
  };
}

function cellsOf(row: ValueRow, edits: ValueEdits, language: Language): Record<Column, GridCellView> {
  const { metric, datapoint } = row;
  const state = edits.stateOf(row);
  const edit = editOf(row, edits, language);
  const isVerified = datapoint?.isVerified === true;
  const verified = isVerified ? ({ tone: 'verified', note: storedStateOf(row) } as const) : undefined;
  const mark = edit ?? verified;
  // Of a value that is not stored yet nothing is known.
  const isStored = edit === null;
  return {
    metric: { text: metric.name },
    value: { ...toValueText(metric, state, language), ...mark },
    date: {
      text: formatDate(state.reportingDate, language),
      isAbsent: state.id === null && isStored,
      ...(edit && { tone: edit.tone, note: edit.note }),
    },
    period: { text: periodOf(row) },
    group: { text: groupOf(row) },
    source: { text: isStored ? sourceOf(row) : '' },
    state: { text: edit?.note ?? storedStateOf(row) },
    changed: { text: isStored && datapoint ? formatDateTime(datapoint.lastModified, language) : '' },
  };
}

const periodOf = ({ metric: { timePeriod } }: ValueRow): string =>
  timePeriod ? timePeriodName(timePeriod.shortName) : '';

const groupOf = ({ metric: { schemaGroup } }: ValueRow): string =>
  schemaGroup === null ? text('metrics.otherGroup') : (schemaGroup?.group ?? '');

const HEADINGS = {
  metric: 'datapoints.columnMetric',
  value: 'datapoints.columnValue',
  date: 'datapoints.columnReportingDate',
  period: 'datapoints.columnPeriod',
  group: 'datapoints.columnGroup',
  source: 'datapoints.source',
  state: 'datapoints.columnState',
  changed: 'datapoints.columnLastEdit',
} as const;

/** The columns and rows of the latest values, as the grid shows them. */
export function useValueGridView(rows: readonly ValueRow[], edits: ValueEdits, language: Language) {
  const views = rows.map((row) => cellsOf(row, edits, language));
  const shown = views.map((cells, index): GridRowView => {
    const { metric, value, date, period, group, source, state, changed } = cells;
    return {
      key: rows[index]?.metric.fin ?? '',
      mark: String(index + 1),
      cells: [metric, value, date, period, group, source, state, changed],
    };
  });
  const columns = useMemo(() => measureColumns(rows, language), [rows, language]);
  return { columns, rows: shown };
}

/** The columns, as wide as their texts; a column does not change while its cells are edited. */
function measureColumns(rows: readonly ValueRow[], language: Language): readonly GridColumn[] {
  const widthOf = (column: Column, texts: readonly string[]) => {
    const width = Math.ceil(Math.max(...[text(HEADINGS[column]), ...texts].map(measureText))) + PADDING;
    return column in MAX_WIDTHS ? Math.min(MAX_WIDTHS[column as keyof typeof MAX_WIDTHS], width) : width;
  };
  const figures = rows.map(({ metric, stored }) => {
    const { text: figure, currency = '' } = toValueText(metric, stored, language);
    return `${currency} ${figure}`;
  });
  const isText = rows.every(({ metric }) => !isNumericDataType(metric.dataType));
  const columnOf = (id: Column, width: number): GridColumn => ({
    id,
    label: text(HEADINGS[id]),
    width,
    align: (id === 'value' && !isText) || id === 'date' ? 'right' : 'left',
  });
  return [
    columnOf(
      'metric',
      widthOf(
        'metric',
        rows.map(({ metric }) => metric.name),
      ),
    ),
    columnOf('value', Math.max(160, widthOf('value', figures))),
    columnOf(
      'date',
      widthOf(
        'date',
        rows.map(({ stored }) => formatDate(stored.reportingDate, language)),
      ),
    ),
    columnOf('period', widthOf('period', rows.map(periodOf))),
    columnOf('group', widthOf('group', rows.map(groupOf))),
    columnOf('source', widthOf('source', rows.map(sourceOf))),
    columnOf('state', Math.max(180, widthOf('state', rows.map(storedStateOf)))),
    columnOf(
      'changed',
      widthOf(
        'changed',
        rows.map(({ datapoint }) => (datapoint ? formatDateTime(datapoint.lastModified, language) : '')),
      ),
    ),
  ];
}
