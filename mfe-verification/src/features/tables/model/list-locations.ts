import type { FieldStatus, Language } from '@assay/shared/domain';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { PageBox } from '../../../document/page-box.ts';
import type { ReviewDocument, ReviewGroup } from '../../../document/review-document.ts';
import { toCellText } from '../../../grid/cell-view.ts';
import type { RowReviews } from '../../../grid/cell-status.ts';
import { toColumns, type TableRow } from '../../../grid/table-draft.ts';

/** A value of a table with its place on a page. */
export interface LocatedValue {
  readonly metricId: string;
  readonly label: string;
  readonly value: string;
  readonly status: FieldStatus;
  readonly location: PageBox;
}

interface KnownRow {
  readonly judgements: RowReviews;
  readonly located: readonly LocatedValue[];
}

/** Gives the function that lists the values of a row that have a place on a page. It remembers the rows it has read. */
export function createLocationReader(
  group: ReviewGroup,
  metrics: ReviewDocument['metrics'],
  language: Language,
): (row: TableRow, judgements: RowReviews) => readonly LocatedValue[] {
  const columns = toColumns(group, metrics).metrics;
  const known = new WeakMap<TableRow, KnownRow>();
  const read = ({ cells }: TableRow, judgements: RowReviews) =>
    columns.flatMap((metric): readonly LocatedValue[] => {
      const cell = cells[metric.fin];
      const location = cell && currentDatapoint(cell.state).location;
      if (!cell || !location) return [];
      const { metricId, state } = cell;
      const { text } = toCellText(metric, state, language);
      const status = judgements.get(metricId)?.status ?? 'found';
      return [{ metricId, label: metric.label, value: text, status, location }];
    });
  return (row, judgements) => {
    const before = known.get(row);
    if (before?.judgements === judgements) return before.located;
    const located = read(row, judgements);
    known.set(row, { judgements, located });
    return located;
  };
}
