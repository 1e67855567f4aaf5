import { readProcessConfig } from '../config/process-config.ts';
import { openDatabase, type DatabaseClient } from '../database/database.ts';
import { createSealing, type Sealing } from '../secrets/sealing.ts';
import { postgresConfig } from './postgres-config.ts';
import { runCommand } from './run-command.ts';

/** Runs a command of the operator on what is sealed in PostgreSQL. */
export async function runSealed(
  usage: string,
  command: (kysely: DatabaseClient, sealing: Sealing) => Promise<string>,
): Promise<void> {
  await runCommand({ usage }, async () => {
    const config = readProcessConfig();
    const { sealingKeys } = config;
    const postgres = postgresConfig(config);
    if (postgres === undefined || sealingKeys.length === 0)
      throw new Error('Nothing is sealed without DATABASE_URL and ASSAY_SEALING_KEYS.');
    const database = await openDatabase(postgres);
    try {
      return await command(database.kysely, createSealing(sealingKeys));
    } finally {
      await database.close();
    }
  });
}
