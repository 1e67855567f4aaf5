import type { TableSave } from '@assay/shared/domain';

/** So many cells are sent in one request: what is stored of a large paste leaves the journal soon. */
const CELLS_PER_REQUEST = 500;

/** How many rows and cells a save carries. */
export function sizeOfSave({ created, deleted, updated }: TableSave): number {
  return created.reduce((sum, { metrics }) => sum + 1 + metrics.length, deleted.length + updated.length);
}

/** The part of a save that one request carries: what is deleted first, then new rows, each whole, then values. */
export function takeBatch({ created, deleted, updated }: TableSave): TableSave {
  let room = CELLS_PER_REQUEST;
  const take = <Item>(items: readonly Item[], cellsOf: (item: Item) => number): Item[] => {
    const taken: Item[] = [];
    for (const item of items) {
      if (room <= 0) break;
      taken.push(item);
      room -= cellsOf(item);
    }
    return taken;
  };
  return {
    deleted: take(deleted, () => 1),
    created: take(created, ({ metrics }) => metrics.length),
    updated: take(updated, () => 1),
  };
}
