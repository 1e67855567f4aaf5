import type { DatabaseTransaction } from '../../database/database.ts';
import type { DocumentCore } from '../../documents/index.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  deleteRelationships,
  findEmptied,
  findPublishedNames,
  findRelationshipsOf,
  findWaitingMetrics,
  selectRestorable,
  waitAgain,
  type PublishedName,
} from './answered-owners.repository.ts';
import { readOwnedRows, restoreOwnedRows, type OwnedRows } from './owned-rows.repository.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name' | 'permissions'>;

/** What an answer about a name changed of confirmed documents, as it was before, for undoing it. */
export interface BeforeAnswer extends OwnedRows {
  readonly names: readonly PublishedName[];
  /** The metrics whose values waited for an owner. */
  readonly waiting: readonly string[];
}

/** Gives names to entities in confirmed documents. @returns the relationships that had values of the documents and have none now */
async function giveNames(
  transaction: DatabaseTransaction,
  core: DocumentCore,
  actor: Writer,
  names: readonly PublishedName[],
): Promise<readonly string[]> {
  const documentIds = [...new Set(names.map(({ documentId }) => documentId))];
  const related = await findRelationshipsOf(transaction, documentIds);
  await core.follow('named', { transaction, actor, documentIds, names });
  return findEmptied(transaction, related);
}

/**
 * Publishes which entity names mean in confirmed documents, after a person linked them: the values that the names own go to it.
 * A relationship that is emptied by that goes.
 * @param datapointIds the values that were linked
 * @returns what undoing takes; null where no confirmed document is concerned
 */
export async function giveOwner(
  transaction: DatabaseTransaction,
  core: DocumentCore,
  actor: Writer,
  { datapointIds, entityId }: { readonly datapointIds: readonly string[]; readonly entityId: string },
): Promise<BeforeAnswer | null> {
  const names = await findPublishedNames(transaction, datapointIds);
  if (names.length === 0) return null;
  const waiting = await findWaitingMetrics(
    transaction,
    names.map(({ documentId }) => documentId),
  );
  const given = names.map((name) => ({ ...name, entityId }));
  const relationshipIds = await giveNames(transaction, core, actor, given);
  const emptied = await readOwnedRows(transaction, { entityId: null, relationshipIds });
  await deleteRelationships(transaction, relationshipIds);
  return { names, waiting, ...emptied };
}

/**
 * Takes back what `giveOwner` did, after the names were unlinked: their values go to whom they belonged before, or wait again,
 * relationships that went are there again with their history, and those that the answer created and nothing fills go.
 * @param before of those names that are unlinked
 */
export async function takeOwnerBack(
  transaction: DatabaseTransaction,
  core: DocumentCore,
  actor: Writer,
  { before, answeredAt }: { readonly before: BeforeAnswer; readonly answeredAt: Date },
): Promise<void> {
  await restoreOwnedRows(transaction, await selectRestorable(transaction, before));
  const emptied = await giveNames(transaction, core, actor, before.names);
  await waitAgain(transaction, {
    metricIds: before.waiting,
    documentIds: before.names.map(({ documentId }) => documentId),
  });
  await deleteRelationships(transaction, emptied, answeredAt);
}
