import type { DatabaseTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';

/**
 * What follows a change of documents, by name and in this order. A module registers each of its followers at composition;
 * all run inside the transaction of the change, so that one that throws undoes it. The deliveries of webhooks are no
 * follower: a trigger of the database writes them, in the same transaction. Names come last: they take a lock of the client.
 */
export const FOLLOWERS = {
  /** Values were saved. */
  saved: ['samePeriod', 'waitingFacts', 'names'],
  /** An extraction has written its result. */
  processed: ['samePeriod', 'names'],
  /** Documents were moved to another list. */
  moved: ['names'],
  confirmed: ['reviews', 'facts', 'lessons', 'names'],
  unconfirmed: ['facts', 'lessons', 'names'],
  /** Names in confirmed documents were given to entities, or taken from them again. */
  named: ['facts'],
  /** Documents are about to be deleted. */
  deleted: ['lessons', 'names'],
} as const;

export type DocumentEvent = keyof typeof FOLLOWERS;

/** A name in a document, by its metric, with the entity that it means now; null for none. */
export interface GivenName {
  readonly metricId: string;
  readonly entityId: string | null;
}

/** Documents of one client that change together. */
export interface DocumentChange {
  readonly transaction: DatabaseTransaction;
  readonly documentIds: readonly string[];
  /** Which names are given to which entities: of the event `named` alone. */
  readonly names?: readonly GivenName[];
  /** Who changes them. */
  readonly actor: Pick<Actor, 'clientId' | 'userId' | 'name' | 'permissions'>;
}

export type Follower = (change: DocumentChange) => Promise<void>;

/** A follower for each name of the table. */
export type Followers = {
  readonly [Event in DocumentEvent]: Readonly<Record<(typeof FOLLOWERS)[Event][number], Follower>>;
};

/** Runs what follows an event, one after the other in the order of the table. */
export async function runFollowers(
  followers: Followers,
  event: DocumentEvent,
  change: DocumentChange,
): Promise<void> {
  const registered: Readonly<Record<string, Follower>> = followers[event];
  for (const name of FOLLOWERS[event]) await registered[name]?.(change);
}
