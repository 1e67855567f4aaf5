import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { fingerprintModel, type LayoutFingerprint } from '../../pipeline/index.ts';

/** The layout of a sender's documents. */
export interface Layout {
  readonly id: string;
  /** Counts the sets of lessons that were active for the layout. */
  readonly version: number;
  readonly fingerprint: LayoutFingerprint;
}

/** Whose documents of which type have a layout. */
export interface LayoutScope {
  readonly clientId: string;
  readonly documentTypeId: string;
}

/** The layouts of a client's documents of a type, or of all, the oldest first. */
export async function findLayouts(
  kysely: DatabaseClient,
  { clientId, documentTypeId }: Pick<LayoutScope, 'clientId'> & Partial<LayoutScope>,
): Promise<Layout[]> {
  const rows = await kysely
    .selectFrom('learned_layouts')
    .select(['id', 'version', 'fingerprint'])
    .where('client_id', '=', clientId)
    .$if(documentTypeId !== undefined, (query) => query.where('document_type_id', '=', documentTypeId ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, fingerprint: fingerprintModel.parse(row.fingerprint) }));
}

/** @param sender who sends documents of this layout, for people to read */
export async function insertLayout(
  transaction: DatabaseTransaction,
  { clientId, documentTypeId, sender }: LayoutScope & { readonly sender: string },
  fingerprint: LayoutFingerprint,
): Promise<Layout> {
  const created = await transaction
    .insertInto('learned_layouts')
    .values({
      client_id: clientId,
      document_type_id: documentTypeId,
      sender,
      fingerprint: JSON.stringify(fingerprint),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { ...created, fingerprint };
}

/** The current version of a layout, locked until the transaction ends. */
export async function lockVersion(transaction: DatabaseTransaction, layoutId: string): Promise<number> {
  const { version } = await transaction
    .selectFrom('learned_layouts')
    .select('version')
    .where('id', '=', layoutId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

/** Records the lessons that are active for a layout now as its next version. */
export async function insertVersion(transaction: DatabaseTransaction, layoutId: string): Promise<void> {
  const { version } = await transaction
    .updateTable('learned_layouts')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', layoutId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const active = await transaction
    .selectFrom('learned_lessons')
    .select('id')
    .where('layout_id', '=', layoutId)
    .where('state', '=', 'active')
    .orderBy('taught_at')
    .orderBy('id')
    .execute();
  await transaction
    .insertInto('learned_versions')
    .values({ layout_id: layoutId, version, lesson_ids: active.map(({ id }) => id) })
    .execute();
}
