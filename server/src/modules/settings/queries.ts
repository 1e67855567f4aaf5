import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import * as commands from './client-command.repository.ts';
import * as settings from './repository.ts';

/** The settings of a client that are about reviews. */
export async function findReviewSettings(kysely: DatabaseClient, clientId: string) {
  return settings.findReviewSettings(kysely, clientId);
}

/** Writes to the audit log of settings that the operator of the installation changed them. */
export async function recordSettingChanges(
  transaction: DatabaseTransaction,
  clientId: string,
  changes: readonly commands.SettingChange[],
) {
  return commands.insertSettingChanges(transaction, clientId, changes);
}
