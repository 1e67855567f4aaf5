import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

export type AssignmentRow = Awaited<ReturnType<typeof findAssignments>>[number];

/** For each document type of the client the schema that is assigned to it now (AMB-111, AMB-118). */
export async function findAssignments(kysely: DatabaseClient, clientId: string) {
  return kysely
    .selectFrom('versioned_document_types as assignment')
    .innerJoin('schemas', 'schemas.id', 'assignment.schema_id')
    .distinctOn('assignment.document_type_id')
    .select(['assignment.document_type_id', 'assignment.schema_id'])
    .where('assignment.client_id', '=', clientId)
    .where('schemas.deleted_at', 'is', null)
    .orderBy('assignment.document_type_id')
    .orderBy('assignment.version', 'desc')
    .execute();
}

/** For each document type of the client the schema that it was created with. */
export async function findBuiltInSchemas(
  kysely: DatabaseClient,
  clientId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await kysely
    .selectFrom('versioned_document_types')
    .select(['document_type_id', 'schema_id'])
    .where('client_id', '=', clientId)
    .where('is_built_in', '=', true)
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.document_type_id, row.schema_id]));
}

/** Makes a schema the current one of a document type: a new version of the type (AMB-118). @returns its id */
export async function insertAssignment(
  transaction: DatabaseTransaction,
  {
    clientId,
    documentType,
    schemaId,
    userId,
  }: {
    readonly clientId: string;
    readonly documentType: string;
    readonly schemaId: string;
    readonly userId: number;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto('versioned_document_types')
    .values((eb) => ({
      client_id: clientId,
      document_type_id: documentType,
      schema_id: schemaId,
      created_by: userId,
      version: eb
        .selectFrom('versioned_document_types')
        .select(sql<number>`coalesce(max(version), 0) + 1`.as('next'))
        .where('client_id', '=', clientId)
        .where('document_type_id', '=', documentType),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
