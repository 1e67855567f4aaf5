import type { Annotation } from '@assay/shared/contracts';
import {
  formatNumber,
  subtractDecimals,
  type AttentionReason,
  type DecimalMark,
  type Language,
} from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import {
  type GridCellView,
  type GridColumn,
  type GridSelection,
  keepInside,
  measureText,
  selectCell,
  toValueText,
} from '@assay/shared/widgets/data-grid';
import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import type { ReviewGroup } from '../../../document/review-document.ts';
import { isRowShown, type Judgements, type RowFilter } from '../../../grid/cell-status.ts';
import { createColumnTotals } from '../../../grid/column-total.ts';
import { alignmentOf, createColumnMeasure } from '../../../grid/column-widths.ts';
import { findPrintedTotal } from '../../../grid/printed-total.ts';
import { runChunked } from '../model/run-chunked.ts';
import { createRowReader, type ProblemTexts, type RowViewContext } from '../model/row-view.ts';
import { toColumns, type TableColumns, type TableRow } from '../../../grid/table-draft.ts';
import type { Refusals } from '../../../editing/edit-session.ts';
import { sizeOf, type TableShape } from '../../../grid/table-shape.ts';
import { useFieldReviews, type FieldReviewSource } from './use-field-reviews.ts';

/** What the grid of a group is made of. */
export interface TableGridSource extends FieldReviewSource {
  readonly group: ReviewGroup;
  /** The metrics that the chosen time periods hide, by fin. */
  readonly hiddenFins: ReadonlySet<string>;
  readonly refusals: Refusals;
  readonly problems: ProblemTexts;
  readonly language: Language;
  readonly isReadOnly: boolean;
  /** The lines of the pages, among which the printed totals are. */
  readonly lines: readonly Annotation[];
  readonly printedMarks: readonly DecimalMark[];
  readonly describeReason: (reason: AttentionReason) => string;
}

/** How many rows each filter shows. */
type FilterCounts = Readonly<Record<RowFilter, number>>;

const NO_ROWS: readonly TableRow[] = [];

function* countRows(
  groupId: string,
  rows: readonly TableRow[],
  judgements: Judgements,
): Generator<undefined, FilterCounts> {
  let [review, verified] = [0, 0];
  for (const row of rows) {
    const ofRow = judgements.of(groupId, row);
    if (isRowShown('review', ofRow)) review += 1;
    if (isRowShown('verified', ofRow)) verified += 1;
    yield;
  }
  return { all: rows.length, review, verified };
}

/** How many rows each filter shows. Many rows that nobody has judged yet are counted while the page goes on. */
function useCounts(groupId: string, rows: readonly TableRow[], judgements: Judgements): FilterCounts {
  const [counts, setCounts] = useState<FilterCounts>({ all: 0, review: 0, verified: 0 });
  useLayoutEffect(
    () => runChunked(countRows(groupId, rows, judgements), { onDone: setCounts }),
    [groupId, rows, judgements],
  );
  return counts;
}

/** The filter of the rows. A row that was shown stays until the filter is chosen again, so that no edit hides it. */
function useFilter(groupId: string, rows: readonly TableRow[], judgements: Judgements) {
  const [{ filter, hidden }, setChosen] = useState<{ filter: RowFilter; hidden: ReadonlySet<string> }>({
    filter: 'all',
    hidden: new Set(),
  });
  const counts = useCounts(groupId, useDeferredValue(rows), judgements);
  const shown = useMemo(
    () => (hidden.size === 0 ? rows : rows.filter(({ id }) => !hidden.has(id))),
    [rows, hidden],
  );
  return {
    filter,
    counts,
    shown,
    setFilter: (next: RowFilter) =>
      setChosen({
        filter: next,
        hidden: new Set(
          rows.filter((row) => !isRowShown(next, judgements.of(groupId, row))).map(({ id }) => id),
        ),
      }),
  };
}

/** The totals by column, each compared with the printed one. */
function useTotals(source: TableGridSource, columns: TableColumns) {
  const { group, language, lines, printedMarks } = source;
  const rows = useDeferredValue(source.draft[group.id] ?? NO_ROWS);
  const totalColumns = useMemo(() => createColumnTotals(columns.metrics), [columns]);
  return useMemo((): readonly (GridCellView | null)[] | undefined => {
    if (!group.hasTotals || !group.isRepeatable || rows.length === 0) return undefined;
    const totals = totalColumns(rows);
    return columns.columnHeaders.map((header, index): GridCellView | null => {
      const metric = columns.metrics[index];
      const total = totals[index];
      if (!metric || !total) return index === 0 ? { text: text('verification.totals') } : null;
      const shown = toValueText(metric, total, language);
      const printed = findPrintedTotal(header, rows, { lines, total, writing: { language, printedMarks } });
      if (!printed) return shown;
      if (printed.isEqual) return { ...shown, tone: 'verified', note: text('tables.totalEqual') };
      const note = text('tables.totalDiffers', {
        printed: formatNumber(printed.value),
        difference: formatNumber(subtractDecimals(total.value, printed.value)),
      });
      return { ...shown, tone: 'wrong', note };
    });
  }, [group, columns, totalColumns, rows, language, lines, printedMarks]);
}

/** The columns of the grid, as wide as their content. They stay the same object while no width changes. */
function useGridColumns(
  { group, draft, language }: TableGridSource,
  { metrics }: TableColumns,
  totals: readonly (GridCellView | null)[] | undefined,
): readonly GridColumn[] {
  const rows = useDeferredValue(draft[group.id] ?? NO_ROWS);
  const measureColumns = useMemo(
    () => createColumnMeasure(metrics, { measure: measureText, language }),
    [metrics, language],
  );
  const widths = useMemo(() => {
    const texts = totals?.map((total) => `${total?.currency ?? ''} ${total?.text ?? ''}`);
    const all = measureColumns(rows, texts);
    if (group.isRepeatable) return all.join();
    const label = Math.max(96, ...metrics.map((metric) => Math.ceil(measureText(metric.label)) + 30));
    return [Math.min(320, label), Math.max(200, ...all)].join();
  }, [group, rows, metrics, measureColumns, totals]);
  return useMemo(() => {
    const all = widths.split(',').map(Number);
    if (!group.isRepeatable)
      return [
        { id: 'metric', label: text('verification.metric'), width: all[0] ?? 0, align: 'left' },
        { id: 'value', label: text('verification.value'), width: all[1] ?? 0, align: 'right' },
      ];
    return metrics.map((metric, index) => ({
      id: metric.fin,
      label: metric.label,
      width: all[index] ?? 0,
      align: alignmentOf(metric),
    }));
  }, [group, metrics, widths]);
}

/** The grid of a group: its shape, its columns, rows and totals, its filter and its selection. */
export function useTableGrid(source: TableGridSource) {
  const { document, group, hiddenFins, draft, refusals, problems, language, describeReason, isReadOnly } =
    source;
  const judgements = useFieldReviews(source);
  const columns = useMemo(
    () => toColumns(group, document.metrics, hiddenFins),
    [group, document.metrics, hiddenFins],
  );
  const { filter, counts, shown, setFilter } = useFilter(group.id, draft[group.id] ?? NO_ROWS, judgements);
  const shape = useMemo(
    (): TableShape => ({
      group,
      metrics: columns.metrics,
      hidden: columns.hidden,
      rows: shown,
      hasNewRow: group.isRepeatable && !isReadOnly && filter === 'all' && columns.metrics.length > 0,
    }),
    [group, columns, shown, isReadOnly, filter],
  );
  const totals = useTotals(source, columns);
  const gridColumns = useGridColumns(source, columns, totals);
  const withheld = useMemo(
    () => new Set([...document.metrics.values()].flatMap(({ id, isWithheld }) => (isWithheld ? [id] : []))),
    [document.metrics],
  );
  const context = useMemo(
    (): RowViewContext => ({ language, judgements, refusals, withheld, describeReason }),
    [language, judgements, refusals, withheld, describeReason],
  );
  const readRow = useMemo(() => createRowReader(shape, context, problems), [shape, context, problems]);
  const [chosen, setSelection] = useState<GridSelection>(() => selectCell({ row: 0, column: 0 }));
  const selection = keepInside(chosen, sizeOf(shape));
  return {
    shape,
    columns: gridColumns,
    readRow,
    totals,
    judgements,
    withheld,
    filter,
    counts,
    setFilter,
    selection,
    select: (change: (before: GridSelection) => GridSelection) =>
      setSelection((before) => change(keepInside(before, sizeOf(shape)))),
  };
}

/** The grid of a group on screen. */
export type TableGrid = ReturnType<typeof useTableGrid>;
