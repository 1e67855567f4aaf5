import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';

export type SchemaRow = Awaited<ReturnType<typeof findSchemas>>[number];
export type FullSchemaRow = NonNullable<Awaited<ReturnType<typeof findSchema>>>;

/** Whether a document type was created with the schema. */
const IS_BUILT_IN = sql<boolean>`exists (
  select from versioned_document_types built_in
  where built_in.schema_id = schemas.id and built_in.is_built_in)`.as('is_built_in');

/** The client's schemas by name, without their groups: either its templates or the others (AMB-108). */
export async function findSchemas(
  kysely: DatabaseClient,
  clientId: string,
  { isTemplate, limit }: { readonly isTemplate: boolean; readonly limit: number },
) {
  return kysely
    .selectFrom('schemas')
    .select(['id', 'name', 'description', 'is_template', 'is_published'])
    .select(IS_BUILT_IN)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where('is_template', '=', isTemplate)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .limit(limit)
    .execute();
}

/** A schema of the client in its current version, with who saved it. */
export async function findSchema(kysely: DatabaseClient, clientId: string, id: string) {
  return kysely
    .selectFrom('schemas')
    .innerJoin('schema_versions as version', (join) =>
      join.onRef('version.schema_id', '=', 'schemas.id').onRef('version.version', '=', 'schemas.version'),
    )
    .leftJoin('users', 'users.id', 'version.created_by')
    .select(['schemas.id', 'schemas.name', 'schemas.description', 'is_template', 'schemas.is_published'])
    .select(['schemas.version', 'version.groups', 'version.created_at', 'users.name as saved_by'])
    .select(IS_BUILT_IN)
    .where('schemas.client_id', '=', clientId)
    .where('schemas.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Locks a schema of the client until the transaction ends. @returns whether there is one */
export async function lockSchema(
  transaction: DatabaseTransaction,
  clientId: string,
  id: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('schemas')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** What a schema says of itself. */
export interface SchemaValues {
  readonly name: string;
  readonly description: string;
  readonly isTemplate: boolean;
  readonly isPublished: boolean;
}

/** Inserts a schema whose first version follows. @returns its id */
export async function insertSchema(
  transaction: DatabaseTransaction,
  clientId: string,
  { name, description, isTemplate, isPublished }: SchemaValues,
): Promise<string> {
  const { id } = await transaction
    .insertInto('schemas')
    .values({
      client_id: clientId,
      name,
      description,
      is_template: isTemplate,
      is_published: isPublished,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a version the current one of its schema. */
export async function updateSchemaRow(
  transaction: DatabaseTransaction,
  id: string,
  {
    name,
    description,
    isTemplate,
    version,
  }: Omit<SchemaValues, 'isPublished'> & { readonly version: number },
): Promise<void> {
  await transaction
    .updateTable('schemas')
    .set({ name, description, is_template: isTemplate, version, time_updated: DATABASE_NOW })
    .where('id', '=', id)
    .execute();
}

/** Publishes a schema in its current version. */
export async function markPublished(
  transaction: DatabaseTransaction,
  id: string,
  version: number,
): Promise<void> {
  await transaction
    .updateTable('schemas')
    .set({ is_published: true, time_updated: DATABASE_NOW })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('schema_versions')
    .set({ is_published: true })
    .where('schema_id', '=', id)
    .where('version', '=', version)
    .execute();
}

/** Takes a schema out of every list. Its versions stay, for the documents that were extracted under them. */
export async function markDeleted(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.updateTable('schemas').set({ deleted_at: DATABASE_NOW }).where('id', '=', id).execute();
}
