import { setImmediate } from 'node:timers/promises';

/** So long, in ms, a piece of work may keep the process from answering others. */
const TURN_MS = 10;

/** Maps many items; after each turn others come first, so that a long list keeps nobody waiting. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let begun = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - begun < TURN_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
  return results;
}
