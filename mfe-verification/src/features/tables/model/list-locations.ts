import type { Language } from '@assay/shared/domain';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { PageBox } from '../../../document/page-box.ts';
import type { ReviewDocument, ReviewGroup } from '../../../document/review-document.ts';
import { toCellText } from './cell-view.ts';
import { toColumns, type TableRow } from './table-draft.ts';

/** A value of a table with its place on a page. */
export interface LocatedValue {
  readonly metricId: string;
  readonly label: string;
  readonly value: string;
  readonly isVerified: boolean;
  readonly location: PageBox;
}

/** Gives the function that lists the values of a row that have a place on a page. It remembers the rows it has read. */
export function createLocationReader(
  group: ReviewGroup,
  metrics: ReviewDocument['metrics'],
  language: Language,
): (row: TableRow) => readonly LocatedValue[] {
  const columns = toColumns(group, metrics).metrics;
  const known = new WeakMap<TableRow, readonly LocatedValue[]>();
  const read = ({ cells }: TableRow) =>
    columns.flatMap((metric): readonly LocatedValue[] => {
      const cell = cells[metric.fin];
      const location = cell && currentDatapoint(cell.state).location;
      if (!cell || !location) return [];
      const { text } = toCellText(metric, cell.state, language);
      const { isVerified } = cell.state;
      return [{ metricId: cell.metricId, label: metric.label, value: text, isVerified, location }];
    });
  return (row) => {
    const located = known.get(row) ?? read(row);
    known.set(row, located);
    return located;
  };
}
