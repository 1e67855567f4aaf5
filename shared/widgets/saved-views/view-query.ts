/** Parameters of an address that belong to the moment, not to a view. */
const MOMENTARY = ['page', 'selected'];

/** The query of an address as a view keeps it: filters, order and page size. */
export function viewQueryOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of MOMENTARY) kept.delete(name);
  kept.sort();
  return kept.toString();
}
