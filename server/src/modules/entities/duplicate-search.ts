import { Worker } from 'node:worker_threads';
import type { AlikeFound, NamedEntity } from './alike-entities.ts';

/** What the thread is told: entities, page by page, then the pairs that are not the same. */
export type SearchMessage =
  | { readonly kind: 'entities'; readonly entities: readonly NamedEntity[] }
  | { readonly kind: 'search'; readonly excluded: readonly string[] };

/** Takes what 400,000 names need. */
const LIMIT_MB = 1024;

/**
 * Finds the entities that are alike in a thread of its own: comparing 100,000 takes seconds, in which others are served.
 * @param pages the entities of a client; read one after the other
 * @param excluded pairs that are not the same, as `pairKey` writes them
 */
export async function searchDuplicates(
  pages: AsyncIterable<readonly NamedEntity[]>,
  excluded: readonly string[],
  signal: AbortSignal,
): Promise<AlikeFound> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./duplicate-search.thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: LIMIT_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<AlikeFound>();
  const stop = () => reject(signal.reason);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that compares entities ended.')));
  signal.addEventListener('abort', stop);
  // The thread may end while pages are read; who awaits it then receives why.
  promise.catch(() => undefined);
  try {
    for await (const entities of pages) {
      signal.throwIfAborted();
      worker.postMessage({ kind: 'entities', entities } satisfies SearchMessage);
    }
    worker.postMessage({ kind: 'search', excluded } satisfies SearchMessage);
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
