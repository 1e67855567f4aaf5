import type { StoredSchemaGroup } from '../../database/column-types.ts';
import type { DatabaseClient } from '../../database/database.ts';
import * as assigned from './assigned-schema.repository.ts';
import * as identifiers from './identifier.repository.ts';

/** The schema of each document type of a client, in its current version [AMB-111, AMB-118]. */
export async function findAssignedSchemas(kysely: DatabaseClient, clientId: string) {
  return assigned.findAssignedSchemas(kysely, clientId);
}

/** Groups that are not saved, as the extraction takes them. */
export async function assignGroups(
  kysely: DatabaseClient,
  clientId: string,
  groups: readonly StoredSchemaGroup[],
) {
  return assigned.assignGroups(kysely, clientId, groups);
}

/** What the metric identifiers of a client say about the metrics of its schemas, by fin. */
export async function findIdentifiers(kysely: DatabaseClient, clientId: string) {
  return identifiers.findIdentifiers(kysely, clientId);
}

/** The groups of the schema of a document type; none without a schema. */
export async function findSchemaGroupsOf(
  kysely: DatabaseClient,
  clientId: string,
  documentTypeId: string,
): Promise<readonly assigned.AssignedGroup[]> {
  const schemas = await assigned.findAssignedSchemas(kysely, clientId);
  return schemas.find(({ documentType }) => documentType === documentTypeId)?.groups ?? [];
}
