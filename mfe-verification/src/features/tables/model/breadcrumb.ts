/**
 * The index of the table that an address names, among `count` tables in table-index order [ROUTE-013, AMB-010]. Anything
 * that is not numeric, negative or beyond the last table means the first table.
 */
export function parseBreadcrumbIndex(text: string | undefined, count: number): number {
  if (text === undefined || !/^\d+(\.\d+)?$/.test(text)) return 0;
  const index = Math.trunc(Number(text));
  return index < count ? index : 0;
}
