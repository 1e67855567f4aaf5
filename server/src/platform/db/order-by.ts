import { sql, type RawBuilder } from 'kysely';
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

/**
 * Reads `column:asc` or `column:desc`.
 * @returns the ORDER BY terms, for one call of Kysely's `orderBy`
 * @throws AppError INVALID_REQUEST for a column that the list cannot be sorted by
 */
export function readOrderBy<Column extends string>(
  orderBy: string | undefined,
  { columns, defaultOrder, tieBreaker }: ListOrder<Column>,
): RawBuilder<unknown> {
  const order = orderBy === undefined ? defaultOrder : parseOrderBy(orderBy, columnNames(columns));
  if (order === null) throw new AppError('INVALID_REQUEST', { identifier: 'orderBy' });
  const { expression, isNullable = false } = columns[order.column];
  const descending = order.direction === 'desc' ? ' desc' : '';
  // PostgreSQL puts nulls last when ascending. Where there are none, `nulls last` would only keep an index from being used.
  const nulls = descending && isNullable ? ' nulls last' : '';
  return sql.raw(`${expression}${descending}${nulls}, ${tieBreaker}${descending}`);
}

function columnNames<Column extends string>(columns: Readonly<Record<Column, SortColumn>>): Column[] {
  return Object.keys(columns) as Column[];
}
