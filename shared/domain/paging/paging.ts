/** The page sizes of tables, and the one they start with [CONST-002]. */
export const PAGE_SIZES = [20, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;
/** The default and maximum page size of document requests [AMB-030]. */
export const DOCUMENT_REQUEST_PAGE_SIZE = 100;
/** How many schemas the schema list asks for, which is all of them [CONST-005]. */
export const SCHEMA_LIST_LIMIT = 10_000;
/** The page sizes of metric lists [MET-034, AMB-093]. */
export const METRIC_PAGE_SIZES = [5, 20, 50, 100] as const;
/** How many metrics a lookup of entity types asks for, the most that one page of metrics holds [CONST-004]. */
export const ENTITY_TYPE_SUMMARY_SIZE = 500;
/** How many page buttons the pagination bar shows [UI-010]. */
export const PAGE_BUTTON_COUNT = 5;

/** The offset rounded down to a multiple of the page size, at least 0 [STORE-006]. */
export function roundOffsetToPage(offset: number, size: number): number {
  assertPageSize(size);
  return Math.max(0, Math.floor(offset / size) * size);
}

/** The page that holds an offset: 1 plus offset divided by page size [STORE-007]. */
export function pageNumberOf(offset: number, size: number): number {
  return 1 + roundOffsetToPage(offset, size) / size;
}

/** How many pages a list has; an empty list has one [AMB-093]. */
export function pageCountOf(total: number, size: number): number {
  assertPageSize(size);
  return Math.max(1, Math.ceil(total / size));
}

/** The offset of the first row of a page; pages start at 1. */
export function offsetOfPage(page: number, size: number): number {
  assertPageSize(size);
  return Math.max(0, (page - 1) * size);
}

/** The offset of the last page. */
export function lastPageOffset(total: number, size: number): number {
  return offsetOfPage(pageCountOf(total, size), size);
}

/** The offset after rows were removed or moved away: back by their number, at least 0 [STORE-009]. */
export function offsetAfterRemoval(offset: number, removed: number): number {
  return Math.max(0, offset - removed);
}

/**
 * Whether a loaded page must be left for the last one: it holds no items although the list has some, and it is not
 * the first page [STORE-008].
 */
export function mustJumpToLastPage(page: { itemCount: number; totalCount: number; offset: number }): boolean {
  return page.itemCount === 0 && page.totalCount > 0 && page.offset > 0;
}

function assertPageSize(size: number): void {
  if (!Number.isInteger(size) || size <= 0)
    throw new RangeError(`Page size must be a positive integer: ${size}`);
}
