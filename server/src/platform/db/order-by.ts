import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { AppError, parseOrderBy, type OrderBy } from '@assay/shared/domain';

/** A column that a list can be sorted by. */
export interface SortColumn {
  /** SQL of the sorted value, written by us. For an index to serve the order, it must be the indexed expression. */
  readonly expression: string;
  /** Whether the value can be null. Rows without a value come last in both directions. */
  readonly isNullable?: boolean;
}

export interface ListOrder<Column extends string = string> {
  readonly columns: Readonly<Record<Column, SortColumn>>;
  /** The order of a request that names none. */
  readonly defaultOrder: OrderBy<NoInfer<Column>>;
  /** SQL of a unique column: rows of equal value keep one order over all pages. */
  readonly tieBreaker: string;
}

/** An order as it was read: what to sort by, and which way. */
interface ReadOrder extends SortColumn {
  readonly isDescending: boolean;
}

/** @throws AppError INVALID_REQUEST for a column that the list cannot be sorted by */
function readOrder<Column extends string>(
  orderBy: string | undefined,
  { columns, defaultOrder }: ListOrder<Column>,
): ReadOrder {
  const order = orderBy === undefined ? defaultOrder : parseOrderBy(orderBy, columnNames(columns));
  if (order === null) throw new AppError('INVALID_REQUEST', { identifier: 'orderBy' });
  return { ...columns[order.column], isDescending: order.direction === 'desc' };
}

/**
 * Reads `column:asc` or `column:desc`.
 * @param isReversed sorts the other way round, from the last row to the first
 * @returns the ORDER BY terms, for one call of Kysely's `orderBy`
 * @throws AppError INVALID_REQUEST for a column that the list cannot be sorted by
 */
export function readOrderBy<Column extends string>(
  orderBy: string | undefined,
  order: ListOrder<Column>,
  { isReversed = false } = {},
): RawBuilder<unknown> {
  const { expression, isNullable = false, isDescending } = readOrder(orderBy, order);
  const descending = isDescending === isReversed ? '' : ' desc';
  // PostgreSQL puts nulls last when ascending. Where there are none, `nulls last` would only keep an index from being used.
  const nulls = isNullable ? (isReversed ? ' nulls first' : descending && ' nulls last') : '';
  return sql.raw(`${expression}${descending}${nulls}, ${order.tieBreaker}${descending}`);
}

/** A row of a list, beside which a page begins or ends. */
export interface ListPosition {
  readonly table: string;
  readonly id: string;
  /** The rows before it instead of those after it. */
  readonly isBefore: boolean;
}

/**
 * The condition of the rows after, or before, a row of a list in its order; null where the sorted values can be missing:
 * such a page is found by its offset. The index of the order serves the condition.
 */
export function besideRow<Column extends string>(
  orderBy: string | undefined,
  order: ListOrder<Column>,
  { table, id, isBefore }: ListPosition,
): RawBuilder<SqlBool> | null {
  const { expression, isNullable = false, isDescending } = readOrder(orderBy, order);
  if (isNullable) return null;
  const values = sql.raw(`${expression}, ${order.tieBreaker}`);
  const beyond = sql.raw(isDescending === isBefore ? '>' : '<');
  return sql`(${values}) ${beyond} (select ${values} from ${sql.table(table)} where ${sql.raw(order.tieBreaker)} = ${id})`;
}

function columnNames<Column extends string>(columns: Readonly<Record<Column, SortColumn>>): Column[] {
  return Object.keys(columns) as Column[];
}
