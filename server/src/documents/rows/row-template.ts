import type { DatabaseClient } from '../../database/database.ts';
import type { DocumentSources, SchemaGroup } from '../sources.ts';
import type { GroupingRow, MetricRow } from '../values/repository.ts';

/** A metric that every row of a repeating group has. */
export type RowMetric = Pick<
  MetricRow,
  | 'index'
  | 'fin'
  | 'display_label'
  | 'data_type'
  | 'filter_group'
  | 'is_required'
  | 'is_priority'
  | 'time_period'
  | 'validators'
  | 'is_additive'
>;

/** What a document is made of, as far as its rows are concerned. */
export interface StoredTables {
  readonly groupings: readonly GroupingRow[];
  readonly metrics: readonly MetricRow[];
  /** How many rows its tables have, by the id of the table, where it holds a part of them. */
  readonly rowCounts?: ReadonlyMap<string, number> | undefined;
  /** The groups of the schema, where a repeating group has no row to copy. */
  readonly schemaGroups: readonly SchemaGroup[];
}

export const isTable = ({ parent_id: parentId, allow_repeatable: repeats }: GroupingRow) =>
  parentId === null && repeats;

const rowsOf = (table: GroupingRow, groupings: readonly GroupingRow[]) =>
  groupings.filter(({ parent_id: parentId }) => parentId === table.id);

function toRowMetrics({ metrics }: SchemaGroup): RowMetric[] {
  const rowMetrics = metrics.map((metric, index) => ({
    index,
    fin: metric.fin,
    display_label: metric.displayName,
    data_type: metric.type,
    filter_group: metric.filterGroup,
    is_required: metric.isRequired,
    is_priority: metric.isPriority,
    time_period: metric.timePeriod,
    validators: metric.validators,
    is_additive: metric.isAdditive,
  }));
  return rowMetrics.sort((left, right) => Number(right.is_priority) - Number(left.is_priority));
}

/** The columns of a repeating group in the order of the screen: those of its fullest row, or of the schema. */
export function findRowMetrics(
  table: GroupingRow,
  { groupings, metrics, schemaGroups }: StoredTables,
): readonly RowMetric[] {
  const byRow = Map.groupBy(metrics, ({ grouping_id: groupingId }) => groupingId);
  const rows = rowsOf(table, groupings).map(({ id }) => byRow.get(id) ?? []);
  const [fullest] = rows.sort((left, right) => right.length - left.length);
  if (fullest !== undefined && fullest.length > 0) return fullest;
  const group = schemaGroups.find(
    (one) => one.isRepeatingGroup && one.groupIdentifier === table.group_identifier,
  );
  return group === undefined ? [] : toRowMetrics(group);
}

/** The columns of every repeating group of a document, by its id. */
export function columnsOfTables(tables: StoredTables): ReadonlyMap<string, readonly RowMetric[]> {
  return new Map(tables.groupings.filter(isTable).map((table) => [table.id, findRowMetrics(table, tables)]));
}

/** The groups of the type's schema; none where every repeating group of the document has a row to copy. */
export async function findSchemaGroups(
  kysely: DatabaseClient,
  { schemaGroupsOf }: Pick<DocumentSources, 'schemaGroupsOf'>,
  { clientId, documentTypeId }: { readonly clientId: string; readonly documentTypeId: string },
  groupings: readonly GroupingRow[],
): Promise<readonly SchemaGroup[]> {
  const isEmpty = (table: GroupingRow) => rowsOf(table, groupings).length === 0;
  if (!groupings.some((grouping) => isTable(grouping) && isEmpty(grouping))) return [];
  return schemaGroupsOf(kysely, clientId, documentTypeId);
}
