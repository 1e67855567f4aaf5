import { AsyncLocalStorage } from 'node:async_hooks';

const contexts = new AsyncLocalStorage<string>();

/** Ids that callers may give; any other would let them write into the log what they like. */
export const REQUEST_ID = /^[\w-]{8,64}$/;

/** Runs work that belongs to a request: what it logs and the jobs that it queues carry the id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return contexts.run(id, work);
}

/** The request that the current work belongs to. */
export const currentRequestId = (): string | undefined => contexts.getStore();
