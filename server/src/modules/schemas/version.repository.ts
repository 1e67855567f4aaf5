import type { StoredSchemaGroup } from '../../database/column-types.ts';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

/** A version as it is saved. */
export interface NewVersion {
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly isPublished: boolean;
  readonly groups: readonly StoredSchemaGroup[];
  readonly userId: number;
}

export async function insertVersion(
  transaction: DatabaseTransaction,
  schemaId: string,
  { version, name, description, isPublished, groups, userId }: NewVersion,
): Promise<void> {
  await transaction
    .insertInto('schema_versions')
    .values({
      schema_id: schemaId,
      version,
      name,
      description,
      is_published: isPublished,
      groups: JSON.stringify(groups),
      created_by: userId,
    })
    .execute();
}

/** The latest versions of a schema, the newest first, with who saved them. */
export async function findVersions(kysely: DatabaseClient, schemaId: string, limit: number) {
  return kysely
    .selectFrom('schema_versions as version')
    .leftJoin('users', 'users.id', 'version.created_by')
    .select(['version.version', 'version.name', 'version.description', 'version.groups'])
    .select(['version.is_published', 'version.created_at', 'users.name as saved_by'])
    .where('version.schema_id', '=', schemaId)
    .orderBy('version.version', 'desc')
    .limit(limit)
    .execute();
}

export async function countVersions(kysely: DatabaseClient, schemaId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('schema_versions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('schema_id', '=', schemaId)
    .executeTakeFirstOrThrow();
  return count;
}
