import { INPUT_LIMITS } from '../limits/index.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageCountOf } from '../paging/index.ts';
import { formatOrderBy, isSameOrder, parseOrderBy, type OrderBy } from './order-by.ts';

/** Chosen filters by the name of their query parameter; a filter that nobody chose is absent. */
export type TableFilters = Readonly<Record<string, readonly string[]>>;

/** What a table shows: which page, how large, in which order, of which rows. It lives in the address (STORE-021). */
export interface TableQuery {
  /** From 1. */
  readonly page: number;
  readonly maxPageSize: number;
  /** The order in force: the chosen one, else the default; null where the table has no default. */
  readonly orderBy: OrderBy | null;
  readonly filters: TableFilters;
}

/** What the address of a table may hold. */
export interface TableRules {
  /** Wire names of the columns that can be sorted. */
  readonly sortKeys: readonly string[];
  /** Query parameters that filter, by wire name. */
  readonly filterNames?: readonly string[];
  /** The order while none is chosen. It is not written to the address (AMB-081). */
  readonly defaultOrderBy?: OrderBy | null;
  /**
   * Page sizes to choose from; 20, 50 and 100 by default (STORE-018). A single size is fixed and not in the address. With
   * none, all rows are on one page, and the address holds no page either.
   */
  readonly pageSizes?: readonly number[];
}

/** The size of the only page of a table without pages. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** The page size while none is chosen. */
export function defaultPageSize({ pageSizes = PAGE_SIZES }: TableRules): number {
  return pageSizes.includes(DEFAULT_PAGE_SIZE) ? DEFAULT_PAGE_SIZE : (pageSizes[0] ?? UNLIMITED);
}

/** The address as it was read. An invalid one gives the query to which it must be reset. */
export interface ReadTableQuery {
  readonly query: TableQuery;
  readonly isValid: boolean;
}

/**
 * Reads a table's query from the address; absent parameters have their defaults. An invalid page, page size or order
 * resets all three: page 1, the default size, the default order (STORE-016 to STORE-020). Filters are preserved.
 * With `totalCount`, the number of all rows, a page beyond the last one is invalid too.
 */
export function readTableQuery(
  params: URLSearchParams,
  rules: TableRules,
  totalCount?: number,
): ReadTableQuery {
  const { sortKeys, defaultOrderBy = null, pageSizes = PAGE_SIZES } = rules;
  const filters = readFilters(params, rules.filterNames);
  const fallback = defaultPageSize(rules);
  const reset = { page: 1, maxPageSize: fallback, orderBy: defaultOrderBy, filters };

  const maxPageSize = pageSizes.length > 1 ? readNumber(params.get('maxPageSize'), fallback) : fallback;
  const page = pageSizes.length > 0 ? readNumber(params.get('page'), 1) : 1;
  const orderByText = params.get('orderBy');
  const orderBy = orderByText === null ? defaultOrderBy : parseOrderBy(orderByText, sortKeys);

  const isSizeValid = maxPageSize !== null && (maxPageSize === fallback || pageSizes.includes(maxPageSize));
  if (!isSizeValid || page === null || page < 1) return { query: reset, isValid: false };
  if (totalCount !== undefined && page > pageCountOf(totalCount, maxPageSize))
    return { query: reset, isValid: false };
  if (orderByText !== null && orderBy === null) return { query: reset, isValid: false };
  return { query: { page, maxPageSize, orderBy, filters }, isValid: true };
}

/** A copy of the address parameters that holds the table's query; parameters of others stay. */
export function writeTableQuery(
  params: URLSearchParams,
  query: TableQuery,
  rules: TableRules,
): URLSearchParams {
  const { filterNames = [], defaultOrderBy = null, pageSizes = PAGE_SIZES } = rules;
  const written = new URLSearchParams(params);
  if (pageSizes.length > 0) written.set('page', String(query.page));
  if (pageSizes.length > 1) written.set('maxPageSize', String(query.maxPageSize));
  if (query.orderBy === null || isSameOrder(query.orderBy, defaultOrderBy)) written.delete('orderBy');
  else written.set('orderBy', formatOrderBy(query.orderBy));
  for (const name of filterNames) {
    written.delete(name);
    for (const value of query.filters[name] ?? []) written.append(name, value);
  }
  return written;
}

function readFilters(params: URLSearchParams, names: readonly string[] = []): TableFilters {
  const chosen = names.map((name) => {
    const values = params.getAll(name).filter(canBeSent).slice(0, INPUT_LIMITS.repeated);
    return [name, values] as const;
  });
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** Whether a value can be that of a filter: a call with NUL, half a character or a longer value would be refused. */
function canBeSent(value: string): boolean {
  return value !== '' && value.length <= INPUT_LIMITS.search && /^[^\0\p{Cs}]*$/u.test(value);
}

/** A whole number in plain digits, the fallback when absent, null when it is anything else (STORE-017). */
function readNumber(text: string | null, fallback: number): number | null {
  if (text === null) return fallback;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
