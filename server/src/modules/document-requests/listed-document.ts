import type { DatabaseClient } from '../../database/database.ts';
import { findPageOf } from './lists.repository.ts';
import { findListed, type ListedDocument } from './repository.ts';

/** A document of a client as lists show it. */
export async function findListedDocument(
  kysely: DatabaseClient,
  clientId: string,
  id: string,
): Promise<ListedDocument | undefined> {
  return findListed(kysely, clientId, id);
}

/** A page of the documents that a query finds, in the order of a list; the newest upload first unless ordered. */
export async function readListedPage(...query: Parameters<typeof findPageOf>): Promise<ListedDocument[]> {
  return findPageOf(...query);
}
