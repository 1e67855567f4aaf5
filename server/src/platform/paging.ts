import { roundOffsetToPage } from '@assay/shared/domain';

/** The part of a list that a request asks for. */
export interface PageQuery {
  /** Index of the first row. */
  readonly offset?: number | undefined;
  /** Number of rows. */
  readonly maxPageSize?: number | undefined;
}

export interface PageLimits {
  /** Page size of a request that names none. */
  readonly defaultSize: number;
  /** Larger pages are cut to this size. */
  readonly maxSize: number;
}

/** OFFSET and LIMIT of a page. An offset inside a page falls back to its start (STORE-006). */
export function readPage(
  { offset = 0, maxPageSize }: PageQuery,
  { defaultSize, maxSize }: PageLimits,
): { readonly offset: number; readonly limit: number } {
  const limit = Math.min(maxPageSize ?? defaultSize, maxSize);
  return { offset: roundOffsetToPage(offset, limit), limit };
}
