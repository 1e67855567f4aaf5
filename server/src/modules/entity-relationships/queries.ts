import type { DatabaseClient } from '../../database/database.ts';
import type { RelationshipEnds } from './relationship-ends.ts';
import * as relationships from './repository.ts';

/** Inserts the relationships that do not exist, by one statement; no two are equal. @returns the ids by `keyOf` */
export async function upsertRelationships(
  kysely: DatabaseClient,
  clientId: string,
  ends: readonly RelationshipEnds[],
) {
  return relationships.upsertRelationships(kysely, clientId, ends);
}

/** Names of the client's entity types by fin [AMB-094]. */
export const findTypeNames = (kysely: DatabaseClient, clientId: string): Promise<Map<string, string>> =>
  relationships.findTypeNames(kysely, clientId);
