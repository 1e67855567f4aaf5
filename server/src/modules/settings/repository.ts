import { sql } from 'kysely';
import { ACCOUNT_STATUSES } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

/** The settings of a client. */
export async function findClientSettings(kysely: DatabaseClient, clientId: string) {
  return kysely
    .selectFrom('clients')
    .select(['id', 'name', 'default_currency', 'default_language', 'interface_language'])
    .select(['is_trial', 'limited_uploads', 'switches'])
    .select(['trial_start', 'trial_days', 'trial_uploads', 'trial_uploads_used'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
}

/** The language of the interface that a user has chosen; null: none. */
export async function findUserLanguage(kysely: DatabaseClient, userId: number): Promise<string | null> {
  const row = await kysely.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  return row?.language ?? null;
}

/** The client of the user of an account, and the language that they have chosen; undefined for an account of no user. */
export async function findAccountLanguage(
  kysely: DatabaseClient,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
) {
  return kysely
    .selectFrom('user_identities')
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .select(['users.client_id', 'users.language'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Adds to the uploads that count against the limit of a client's trial, never below none. */
export async function addTrialUploads(
  kysely: DatabaseClient,
  clientId: string,
  added: number,
): Promise<void> {
  await kysely
    .updateTable('clients')
    .set({ trial_uploads_used: sql<number>`greatest(0, trial_uploads_used + ${added})` })
    .where('id', '=', clientId)
    .execute();
}

/** Locks the row of a client until the transaction ends: uploads that come together are counted one after the other. */
export async function lockClient(transaction: DatabaseTransaction, clientId: string): Promise<void> {
  await transaction.selectFrom('clients').select('id').where('id', '=', clientId).forUpdate().execute();
}

/** The settings of a client that are about reviews. */
export async function findReviewSettings(kysely: DatabaseClient, clientId: string) {
  return kysely
    .selectFrom('clients')
    .select(['requires_approval', 'hides_reviewer_figures', 'model_proposals'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
}

/** The name of a setting of reviews, which is its column. */
export type ReviewSetting = 'requires_approval' | 'hides_reviewer_figures';

/** Turns a setting of reviews on or off; a change goes to the audit log of settings. */
export async function updateReviewSetting(
  transaction: DatabaseTransaction,
  clientId: string,
  { setting, isOn }: { readonly setting: ReviewSetting; readonly isOn: boolean },
  editor: { readonly userId: number; readonly name: string },
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('clients')
    .set({ [setting]: isOn })
    .where('id', '=', clientId)
    .where(setting, '<>', isOn)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await transaction
    .insertInto('client_setting_audit')
    .values({
      client_id: clientId,
      user_id: editor.userId,
      user_name: editor.name,
      setting,
      from_value: String(!isOn),
      to_value: String(isOn),
    })
    .execute();
}

/** Active users of a client whose permission mask contains all bits of `mask`, by name. */
export async function findActiveHolders(kysely: DatabaseClient, clientId: string, mask: number) {
  return kysely
    .selectFrom('users')
    .select(['id', 'name', 'email', 'user_group'])
    .where('client_id', '=', clientId)
    .where('account_status', '=', ACCOUNT_STATUSES.ACTIVE)
    .where(sql<boolean>`permissions & ${mask} = ${mask}`)
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('id')
    .execute();
}
