import {
  addDecimals,
  formatMetricValue,
  isDecimal,
  isNumericDataType,
  type Language,
  type MetricDataType,
} from '@assay/shared/domain';

/** What a table is made from. A loaded document under review fits. */
export interface TableSource {
  readonly groups: readonly TableGroup[];
  readonly metrics: ReadonlyMap<string, TableMetric>;
  readonly states: Readonly<Record<string, TableState>>;
}

/** A grouping; a repeating one has a row for each nested group [AMB-065]. */
export interface TableGroup {
  readonly id: string;
  /** Names a repeating group in what is saved. */
  readonly identifier: string | null;
  readonly label: string;
  readonly isRepeatable: boolean;
  readonly hasTotals: boolean;
  readonly metricIds: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly rowIndex: number;
    readonly metricIds: readonly string[];
  }[];
}

interface TableMetric {
  readonly id: string;
  readonly fin: string;
  readonly label: string;
  readonly dataType: MetricDataType;
}

interface TableState {
  readonly datapoints: readonly [{ readonly value: string; readonly currency: string | null }, ...unknown[]];
  readonly isVerified: boolean;
}

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

/** What heads a column [AMB-066]. */
export interface ColumnHeader {
  readonly index: number;
  readonly displayLabel: string;
  readonly dataType: MetricDataType;
  readonly fin: string;
}

/** A row; it has a cell for every column, null where the document has no such metric in it. */
export interface TableRowModel {
  readonly id: string;
  readonly rowIndex: number;
  readonly groupIdentifier: string | null;
  readonly cells: readonly (TableCell | null)[];
}

/** A repeating group as a table [AMB-066]: what heads its columns, the metric of each column as first met, and its rows. */
export interface DocumentTable {
  readonly columnHeaders: readonly ColumnHeader[];
  readonly metrics: readonly TableMetric[];
  readonly rows: readonly TableRowModel[];
}

function metricsOf(ids: readonly string[], { metrics }: TableSource): readonly TableMetric[] {
  return ids.flatMap((id) => metrics.get(id) ?? []);
}

function toCell({ id, fin, label, dataType }: TableMetric, { states }: TableSource): TableCell | null {
  const state = states[id];
  if (!state) return null;
  const { value, currency } = state.datapoints[0];
  return { metricId: id, fin, label, dataType, value, currency, isVerified: state.isVerified };
}

/** The cells of a group that does not repeat, in the order of the screen. */
export function cellsOf(group: TableGroup, source: TableSource): readonly TableCell[] {
  return metricsOf(group.metricIds, source).flatMap((metric) => toCell(metric, source) ?? []);
}

/** A repeating group as a table: a column for each metric of the schema, whatever row it stands in. */
export function toTable(group: TableGroup, source: TableSource): DocumentTable {
  const own = group.rows.map(({ metricIds }) => metricsOf(metricIds, source));
  const metrics = own
    .flat()
    .filter(({ fin }, at, all) => all.findIndex((metric) => metric.fin === fin) === at);
  return {
    columnHeaders: metrics.map(({ fin, label, dataType }, index) => ({
      index,
      displayLabel: label,
      dataType,
      fin,
    })),
    metrics,
    rows: group.rows.map(({ id, rowIndex }, at) => ({
      id,
      rowIndex,
      groupIdentifier: group.identifier,
      cells: metrics.map(({ fin }) => {
        const metric = own[at]?.find((one) => one.fin === fin);
        return metric ? toCell(metric, source) : null;
      }),
    })),
  };
}

/**
 * The sum of a column for the totals row, as it is read, or null where there is none: only numbers and amounts have one,
 * amounts only while all of them are of one currency [AMB-068]. The sum is exact.
 */
export function totalOf(
  { index, dataType }: ColumnHeader,
  rows: readonly TableRowModel[],
  language: Language,
): string | null {
  if (!isNumericDataType(dataType) || dataType === 'PERCENTAGE') return null;
  const cells = rows.flatMap(({ cells: own }) => own[index] ?? []).filter(({ value }) => value !== '');
  const [first] = cells;
  if (!first || !cells.every(({ value }) => isDecimal(value))) return null;
  if (dataType === 'CURRENCY' && !cells.every(({ currency }) => currency === first.currency)) return null;
  const value = addDecimals(...cells.map((cell) => cell.value));
  return formatMetricValue({ dataType, value, currency: first.currency }, language);
}
