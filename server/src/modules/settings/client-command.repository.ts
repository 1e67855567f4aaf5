import type { SwitchName } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';
import { CLIENT_SETTING_NAMES, type ClientChanges } from './client-configuration.ts';

/** All clients, by id. */
export async function findClients(kysely: DatabaseClient) {
  return kysely.selectFrom('clients').select(['id', 'name']).orderBy('id').execute();
}

/** What an operator may set of a client; with `lock` it cannot change until the transaction ends. */
export async function findConfiguration(kysely: DatabaseClient, clientId: string, { lock = false } = {}) {
  return kysely
    .selectFrom('clients')
    .select([...CLIENT_SETTING_NAMES, 'switches'])
    .where('id', '=', clientId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Writes the settings of a client; `switches` replaces all of them. */
export async function updateConfiguration(
  transaction: DatabaseTransaction,
  clientId: string,
  columns: ClientChanges['columns'],
  switches: Partial<Record<SwitchName, boolean>>,
): Promise<void> {
  await transaction
    .updateTable('clients')
    .set({ ...columns, switches: JSON.stringify(switches) })
    .where('id', '=', clientId)
    .execute();
}

/** One setting that changed, as it is printed. */
export interface SettingChange {
  readonly setting: string;
  readonly from: string;
  readonly to: string;
}

/** Writes to the audit log of settings that the operator of the installation changed them. */
export async function insertSettingChanges(
  transaction: DatabaseTransaction,
  clientId: string,
  changes: readonly SettingChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await transaction
    .insertInto('client_setting_audit')
    .values(
      changes.map(({ setting, from, to }) => ({
        client_id: clientId,
        user_id: SYSTEM_USER_ID,
        user_name: 'Operator',
        setting,
        from_value: from,
        to_value: to,
      })),
    )
    .execute();
}
