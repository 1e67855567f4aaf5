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
  readonly label: string;
  readonly dataType: MetricDataType;
  readonly value: string;
  readonly currency: string | null;
  readonly isVerified: boolean;
}

/** A column: one metric of the schema, whatever row it stands in [AMB-066]. */
export interface TableColumnModel {
  readonly fin: string;
  readonly label: string;
  readonly dataType: MetricDataType;
}

/** A row with its cells by fin. */
export interface TableRowModel {
  readonly id: string;
  readonly rowIndex: number;
  readonly cells: Readonly<Record<string, TableCell>>;
}

/** A repeating group as a table. */
export interface DocumentTable {
  readonly columns: readonly TableColumnModel[];
  readonly rows: readonly TableRowModel[];
}

function toCells(
  ids: readonly string[],
  { metrics, states }: TableSource,
): readonly (TableCell & { fin: string })[] {
  return ids.flatMap((id) => {
    const [metric, state] = [metrics.get(id), states[id]];
    if (!metric || !state) return [];
    const { value, currency } = state.datapoints[0];
    const { fin, label, dataType } = metric;
    return [{ metricId: id, fin, label, dataType, value, currency, isVerified: state.isVerified }];
  });
}

/** The cells of a group that does not repeat, in the order of the screen. */
export function cellsOf(group: TableGroup, source: TableSource): readonly TableCell[] {
  return toCells(group.metricIds, source);
}

/** A repeating group as columns and rows. A row without a value for a column has no cell there. */
export function toTable(group: TableGroup, source: TableSource): DocumentTable {
  const columns = new Map<string, TableColumnModel>();
  const rows = group.rows.map(({ id, rowIndex, metricIds }) => {
    const cells = toCells(metricIds, source);
    for (const { fin, label, dataType } of cells)
      if (!columns.has(fin)) columns.set(fin, { fin, label, dataType });
    return { id, rowIndex, cells: Object.fromEntries(cells.map((cell) => [cell.fin, cell])) };
  });
  return { columns: [...columns.values()], rows };
}

/**
 * The sum of a column for the totals row, as it is read, or null where there is none: only numbers and amounts have one,
 * amounts only while all of them are of one currency [AMB-068]. The sum is exact.
 */
export function totalOf(
  { fin, dataType }: TableColumnModel,
  rows: readonly TableRowModel[],
  language: Language,
): string | null {
  if (!isNumericDataType(dataType) || dataType === 'PERCENTAGE') return null;
  const cells = rows.flatMap(({ cells: own }) => own[fin] ?? []).filter(({ value }) => value !== '');
  const [first] = cells;
  if (!first || !cells.every(({ value }) => isDecimal(value))) return null;
  if (dataType === 'CURRENCY' && !cells.every(({ currency }) => currency === first.currency)) return null;
  const value = addDecimals(...cells.map((cell) => cell.value));
  return formatMetricValue({ dataType, value, currency: first.currency }, language);
}
