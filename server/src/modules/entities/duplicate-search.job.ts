import type { Database, DatabaseClient } from '../../database/database.ts';
import { pairKey, type AlikeEntities } from './alike-entities.ts';
import type { DuplicateSearchJob } from './duplicate-search-queue.ts';
import { searchDuplicates } from './duplicate-search.ts';
import {
  deletePairs,
  findDistinctPairs,
  findLastChange,
  findStoredPairs,
  insertPairs,
  readNamedEntities,
  recordSearch,
} from './duplicates.repository.ts';

/** So many entities are read, and pairs stored, at once: others come in between. */
const AT_ONCE = 250;

const parts = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) =>
    items.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

/** Stores the pairs that were found, and deletes those that were not. */
async function storePairs(
  kysely: DatabaseClient,
  clientId: string,
  found: readonly AlikeEntities[],
): Promise<void> {
  const stored = await findStoredPairs(kysely, clientId);
  const keyOf = ({ ids, names, similarity }: AlikeEntities) => JSON.stringify([ids, names, similarity]);
  const before = new Set(stored.map(keyOf));
  const still = new Set(found.map(({ ids }) => pairKey(ids)));
  for (const part of parts(stored.filter(({ ids }) => !still.has(pairKey(ids)))))
    await deletePairs(kysely, clientId, part);
  for (const part of parts(found.filter((pair) => !before.has(keyOf(pair)))))
    await kysely.transaction().execute((transaction) => insertPairs(transaction, clientId, part));
}

/**
 * The handler of one search: reads the names of a client in short statements, compares them in a thread, and stores the pairs
 * that are alike.
 */
export function createDuplicateSearchHandler({
  kysely,
}: Pick<Database, 'kysely'>): (job: DuplicateSearchJob) => Promise<void> {
  return async ({ clientId, signal }) => {
    const begun = performance.now();
    // Before anything is read: what changes meanwhile makes the search out of date.
    const readUntil = await findLastChange(kysely, clientId);
    const distinct = await findDistinctPairs(kysely, clientId);
    const entities = readNamedEntities(kysely, clientId, AT_ONCE);
    const { pairs, isComplete } = await searchDuplicates(entities, distinct.map(pairKey), signal);
    await storePairs(kysely, clientId, pairs);
    await recordSearch(kysely, clientId, { readUntil, durationMs: performance.now() - begun, isComplete });
  };
}
