import type { Rows } from '../../database/database.ts';

export type SchemaRow = Awaited<ReturnType<typeof findSchemas>>[number];
export type AssignmentRow = Awaited<ReturnType<typeof findAssignments>>[number];

/** The client's schemas by name, without their groups: either its templates or the others (AMB-108). */
export async function findSchemas(
  kysely: Rows,
  clientId: string,
  { isTemplate, limit }: { readonly isTemplate: boolean; readonly limit: number },
) {
  return kysely
    .selectFrom('schemas')
    .select(['id', 'name', 'description', 'is_template', 'is_published'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where('is_template', '=', isTemplate)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .limit(limit)
    .execute();
}

/** For each document type of the client the schema that is assigned to it now (AMB-111, AMB-118). */
export async function findAssignments(kysely: Rows, clientId: string) {
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
