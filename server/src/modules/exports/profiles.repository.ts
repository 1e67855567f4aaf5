import type { ExportLayout } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

export type ProfileRow = Awaited<ReturnType<typeof findProfiles>>[number];

const latest = (kysely: DatabaseClient, clientId: string) =>
  kysely
    .selectFrom('export_profiles as profile')
    .innerJoin('export_profile_versions as saved', (join) =>
      join.onRef('saved.profile_id', '=', 'profile.id').onRef('saved.version', '=', 'profile.version'),
    )
    .select(['profile.id', 'saved.version', 'saved.name', 'saved.layout', 'saved.saved_at', 'saved.saved_by'])
    .where('profile.client_id', '=', clientId);

/** The profiles of a client, by name. */
export async function findProfiles(kysely: DatabaseClient, clientId: string) {
  return latest(kysely, clientId).orderBy('saved.name').orderBy('profile.id').execute();
}

/** A profile of a client. With `lock` nobody else saves it until the transaction ends. */
export async function findProfile(
  kysely: DatabaseClient,
  clientId: string,
  id: string,
  { lock = false } = {},
): Promise<ProfileRow | undefined> {
  return latest(kysely, clientId)
    .where('profile.id', '=', id)
    .$if(lock, (query) => query.forUpdate('profile'))
    .executeTakeFirst();
}

/** Every version of a profile, the latest first. */
export async function findProfileVersions(
  kysely: DatabaseClient,
  clientId: string,
  id: string,
): Promise<ProfileRow[]> {
  return kysely
    .selectFrom('export_profiles as profile')
    .innerJoin('export_profile_versions as saved', 'saved.profile_id', 'profile.id')
    .select(['profile.id', 'saved.version', 'saved.name', 'saved.layout', 'saved.saved_at', 'saved.saved_by'])
    .where('profile.client_id', '=', clientId)
    .where('profile.id', '=', id)
    .orderBy('saved.version', 'desc')
    .execute();
}

export interface NewVersion {
  readonly id: string;
  readonly clientId: string;
  readonly version: number;
  readonly name: string;
  readonly layout: ExportLayout;
  readonly userId: number;
  readonly userName: string;
}

/** Writes a version of a profile, the first of which creates it. @returns false where another client has the id */
export async function insertVersion(
  transaction: DatabaseTransaction,
  { id, clientId, version, name, layout, userId, userName }: NewVersion,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('export_profiles')
    .values({ id, client_id: clientId, name, version })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ name, version })
        .where('export_profiles.client_id', '=', clientId)
        .where('export_profiles.version', '=', version - 1),
    )
    .executeTakeFirstOrThrow();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  await transaction
    .insertInto('export_profile_versions')
    .values({
      profile_id: id,
      version,
      name,
      layout: JSON.stringify(layout),
      saved_by: userName,
      saved_by_id: userId,
    })
    .execute();
  return true;
}

/** @returns whether the client had it */
export async function deleteProfile(kysely: DatabaseClient, clientId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('export_profiles')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
