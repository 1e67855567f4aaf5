import { parseTableQuery, writeTableQuery, type OrderBy } from '@assay/shared/domain';
import type { ListFilters, ListQuery } from './list-controls.ts';

/** What a list accepts in its address. */
export interface ListAddressRules {
  /** Columns that can be sorted by, in wire names. */
  readonly columns: readonly string[];
  /** Query parameters that filter, in wire names. */
  readonly filterNames?: readonly string[];
  readonly defaultOrderBy?: OrderBy | null;
  /** Page sizes on offer; 20, 50 and 100 unless told. */
  readonly sizes?: readonly number[];
}

/** The address read: a list state, and whether it has to be written back because something in it was invalid. */
export interface ListAddress {
  readonly query: ListQuery;
  readonly isValid: boolean;
}

/**
 * Reads a list state from query parameters. An invalid one resets to page 1 with size 20 and the default order; the
 * filters stay [STORE-020]. `totalCount` of an answer refuses pages beyond the last one.
 */
export function readListAddress(
  params: URLSearchParams,
  rules: ListAddressRules,
  totalCount?: number,
): ListAddress {
  const { columns, sizes, defaultOrderBy = null, filterNames = [] } = rules;
  const parsed = parseTableQuery(params, {
    columns,
    ...(sizes && { sizes }),
    ...(defaultOrderBy && { defaultOrderBy }),
    ...(totalCount !== undefined && { totalCount }),
  });
  const filters: ListFilters = Object.fromEntries(
    filterNames
      .map((name) => [name, params.getAll(name).filter((value) => value !== '')] as const)
      .filter(([, values]) => values.length > 0),
  );
  const { page, maxPageSize, orderBy } = parsed.ok ? parsed.query : parsed.reset;
  return { query: { page, maxPageSize, orderBy: orderBy ?? null, filters }, isValid: parsed.ok };
}

/**
 * Writes a list state into query parameters. Parameters that are not the list's stay as they are; values that are the
 * defaults are written too once they were chosen, so that an address can be shared and means the same later.
 */
export function writeListAddress(
  params: URLSearchParams,
  query: ListQuery,
  filterNames: readonly string[] = [],
): URLSearchParams {
  const next = writeTableQuery(params, query);
  for (const name of filterNames) {
    next.delete(name);
    for (const value of query.filters[name] ?? []) next.append(name, value);
  }
  return next;
}
