import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageCountOf } from '../paging/index.ts';
import { formatOrderBy, parseOrderBy } from './order-by.ts';
import type { OrderBy } from './order-by.ts';

/** The state of a table that lives in the address. */
export interface TableQuery<Column extends string = string> {
  page: number;
  maxPageSize: number;
  orderBy: OrderBy<Column> | null;
}

export interface TableQueryOptions<Column extends string> {
  /** Columns that can be sorted. */
  columns: readonly Column[];
  /** Allowed page sizes; 20, 50, 100 unless told [AMB-093]. */
  sizes?: readonly number[];
  defaultOrderBy?: OrderBy<Column> | null;
  /** Rows of the whole list; while it is unknown the page is not checked against the page count. */
  totalCount?: number;
}

export type ParsedTableQuery<Column extends string> =
  { ok: true; query: TableQuery<Column> } | { ok: false; reset: TableQuery<Column> };

/**
 * Reads page, maxPageSize and orderBy from the address; absent ones have their defaults. When one is not valid the
 * answer is what the address must be reset to: page 1, size 20, default order [STORE-020].
 */
export function parseTableQuery<Column extends string>(
  params: URLSearchParams,
  { columns, sizes = PAGE_SIZES, defaultOrderBy = null, totalCount }: TableQueryOptions<Column>,
): ParsedTableQuery<Column> {
  const reset: TableQuery<Column> = { page: 1, maxPageSize: DEFAULT_PAGE_SIZE, orderBy: defaultOrderBy };

  const maxPageSize = readNumber(params.get('maxPageSize'), DEFAULT_PAGE_SIZE);
  if (maxPageSize === null || !sizes.includes(maxPageSize)) return { ok: false, reset };

  const page = readNumber(params.get('page'), 1);
  if (page === null || page < 1) return { ok: false, reset };
  if (totalCount !== undefined && page > pageCountOf(totalCount, maxPageSize)) return { ok: false, reset };

  const orderByText = params.get('orderBy');
  const orderBy = orderByText === null ? defaultOrderBy : parseOrderBy(orderByText, columns);
  if (orderByText !== null && orderBy === null) return { ok: false, reset };

  return { ok: true, query: { page, maxPageSize, orderBy } };
}

/** A copy of the address parameters with the table's state written in; all other parameters stay. */
export function writeTableQuery(params: URLSearchParams, query: TableQuery): URLSearchParams {
  const written = new URLSearchParams(params);
  written.set('page', String(query.page));
  written.set('maxPageSize', String(query.maxPageSize));
  if (query.orderBy === null) written.delete('orderBy');
  else written.set('orderBy', formatOrderBy(query.orderBy));
  return written;
}

/** A whole number in plain digits, the fallback when absent, null when it is anything else. */
function readNumber(text: string | null, fallback: number): number | null {
  if (text === null) return fallback;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
