import {
  addDecimals,
  formatMetricValue,
  isDecimal,
  isNumericDataType,
  type Language,
  type MetricDataType,
} from '@assay/shared/domain';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { ReviewDocument, ReviewGroup, ReviewMetric } from '../../../document/review-document.ts';

/** The values of a document. */
export type TableSource = Pick<ReviewDocument, 'metrics' | 'states'>;

/** One value in a table. */
export interface TableCell {
  readonly metricId: string;
  readonly fin: string;
  readonly label: string;
  readonly dataType: MetricDataType;
  readonly value: string;
  readonly currency: string | null;
  readonly isVerified: boolean;
}

/** The header of a column [AMB-066]. */
export interface ColumnHeader {
  readonly index: number;
  readonly displayLabel: string;
  readonly dataType: MetricDataType;
  readonly fin: string;
}

/** A row. It has a cell for each column, null where the row has no such metric. */
export interface TableRow {
  readonly id: string;
  readonly rowIndex: number;
  readonly groupIdentifier: string | null;
  readonly cells: readonly (TableCell | null)[];
}

/** A repeating group as a table [AMB-066]: its columns, the first metric of each column, and its rows. */
export interface GroupTable {
  readonly columnHeaders: readonly ColumnHeader[];
  readonly metrics: readonly ReviewMetric[];
  readonly rows: readonly TableRow[];
}

function toCell({ id, fin, label, dataType }: ReviewMetric, { states }: TableSource): TableCell | null {
  const state = states[id];
  if (!state) return null;
  const { value, currency } = currentDatapoint(state);
  return { metricId: id, fin, label, dataType, value, currency, isVerified: state.isVerified };
}

/** The cells of a group that does not repeat, in the order of the screen. */
export function toCells({ metricIds }: ReviewGroup, source: TableSource): readonly TableCell[] {
  return metricIds.flatMap((id) => {
    const metric = source.metrics.get(id);
    return (metric && toCell(metric, source)) ?? [];
  });
}

/** A repeating group as a table, with a column for each metric that appears in any of its rows. */
export function toTable(group: ReviewGroup, source: TableSource): GroupTable {
  const rows = group.rows.map(({ id, rowIndex, metricIds }) => ({
    id,
    rowIndex,
    groupIdentifier: group.identifier,
    metrics: metricIds.flatMap((metricId) => source.metrics.get(metricId) ?? []),
  }));
  const metrics = rows
    .flatMap((row) => row.metrics)
    .filter(({ fin }, index, all) => all.findIndex((metric) => metric.fin === fin) === index);
  return {
    columnHeaders: metrics.map(({ fin, label, dataType }, index) => ({
      index,
      displayLabel: label,
      dataType,
      fin,
    })),
    metrics,
    rows: rows.map(({ metrics: own, ...row }) => ({
      ...row,
      cells: metrics.map(({ fin }) => {
        const metric = own.find((candidate) => candidate.fin === fin);
        return metric ? toCell(metric, source) : null;
      }),
    })),
  };
}

/**
 * The formatted sum of a column for the totals row, or null where there is none. Only numbers and amounts have a sum,
 * and amounts only if all of them have the same currency [AMB-068]. The sum is exact.
 */
export function sumColumn(
  { index, dataType }: ColumnHeader,
  rows: readonly TableRow[],
  language: Language,
): string | null {
  if (!isNumericDataType(dataType) || dataType === 'PERCENTAGE') return null;
  const cells = rows.flatMap((row) => row.cells[index] ?? []).filter(({ value }) => value !== '');
  const [first] = cells;
  if (!first || !cells.every(({ value }) => isDecimal(value))) return null;
  if (dataType === 'CURRENCY' && !cells.every(({ currency }) => currency === first.currency)) return null;
  const value = addDecimals(...cells.map((cell) => cell.value));
  return formatMetricValue({ dataType, value, currency: first.currency }, language);
}
