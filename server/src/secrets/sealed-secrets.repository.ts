import { sql } from 'kysely';
import type { DatabaseClient } from '../database/database.ts';
import type { FolderSecrets } from './folder-secrets.ts';
import type { Sealing } from './sealing.ts';
import type { SecretName, SecretStore } from './secret-store.ts';

export interface SealedSecretsOptions {
  readonly kysely: DatabaseClient;
  readonly sealing: Sealing;
  /** Whose secrets are taken over, where an installation comes from a data folder. */
  readonly former: Pick<FolderSecrets, 'find'>;
}

const missing = (name: string) => new Error(`The secret ${name} has gone from the database.`);

/** Secrets as sealed rows, which any number of processes share without a folder. */
export function createSealedSecrets({ kysely, sealing, former }: SealedSecretsOptions): SecretStore {
  async function find(name: SecretName): Promise<string | null> {
    const row = await kysely
      .selectFrom('installation_secrets')
      .select('sealed')
      .where('name', '=', name)
      .executeTakeFirst();
    return row === undefined ? null : sealing.unseal(name, row.sealed);
  }
  return {
    async readOrCreate(name, create) {
      const found = await find(name);
      if (found !== null) return found;
      const created = (await former.find(name)) ?? (await create());
      await kysely
        .insertInto('installation_secrets')
        .values({ name, sealed: sealing.seal(name, created) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const kept = await find(name);
      if (kept === null) throw missing(name);
      return kept;
    },
    async versionOf(name) {
      const row = await kysely
        .selectFrom('installation_secrets')
        .select(sql<string>`changed_at::text`.as('version'))
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.version ?? '';
    },
    async change(name, change) {
      await kysely.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('installation_secrets')
          .select('sealed')
          .where('name', '=', name)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (row === undefined) return;
        const sealed = sealing.seal(name, await change(sealing.unseal(name, row.sealed)));
        await transaction
          .updateTable('installation_secrets')
          .set({ sealed, changed_at: sql`clock_timestamp()` })
          .where('name', '=', name)
          .execute();
      });
    },
    damageError: (name, how, cause) =>
      new Error(`The secret ${name} in the database ${how}; restore the database from a backup.`, { cause }),
  };
}

const MESSAGE = 'outbox message';

/** Stores a message of the outbox. @returns its id */
export async function insertMessage(
  kysely: DatabaseClient,
  sealing: Sealing,
  message: Buffer,
): Promise<string> {
  const { id } = await kysely
    .insertInto('outbox_messages')
    .values({ sealed: sealing.seal(MESSAGE, message.toString('base64')) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteMessages(kysely: DatabaseClient, before: Date): Promise<void> {
  await kysely.deleteFrom('outbox_messages').where('created_at', '<', before).execute();
}

/** The messages of the outbox, the oldest first, each as it was sent. */
export async function readMessages(kysely: DatabaseClient, sealing: Sealing): Promise<string[]> {
  const rows = await kysely
    .selectFrom('outbox_messages')
    .select('sealed')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ sealed }) => Buffer.from(sealing.unseal(MESSAGE, sealed), 'base64').toString('utf8'));
}

/** Seals everything anew with the newest key. @returns how many secrets and messages */
export async function resealAll(kysely: DatabaseClient, sealing: Sealing): Promise<[number, number]> {
  return kysely.transaction().execute(async (transaction) => {
    const secrets = await transaction.selectFrom('installation_secrets').selectAll().forUpdate().execute();
    for (const { name, sealed } of secrets)
      await transaction
        .updateTable('installation_secrets')
        .set({ sealed: sealing.seal(name, sealing.unseal(name, sealed)) })
        .where('name', '=', name)
        .execute();
    const messages = await transaction.selectFrom('outbox_messages').selectAll().forUpdate().execute();
    for (const { id, sealed } of messages)
      await transaction
        .updateTable('outbox_messages')
        .set({ sealed: sealing.seal(MESSAGE, sealing.unseal(MESSAGE, sealed)) })
        .where('id', '=', id)
        .execute();
    return [secrets.length, messages.length];
  });
}
