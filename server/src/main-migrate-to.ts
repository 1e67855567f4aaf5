/** Moves an embedded installation: `npm run -s migrate-to -- --database URL --storage URL`. */
import { migrateTo } from './backup/migrate-to.ts';
import { readConfig } from './config/config.ts';
import { runCommand } from './processes/run-command.ts';

const usage = `npm run -s migrate-to -- --database URL --storage URL
  Moves an embedded installation to PostgreSQL and an object store (docs/operations.md).`;

await runCommand({ usage, options: { database: 'required', storage: 'required' } }, async (urls) => {
  const { dataFolder, databaseUrl, storage, sealingKeys } = readConfig({
    ...process.env,
    DATABASE_URL: urls.database,
    STORAGE_URL: urls.storage,
  });
  if (databaseUrl === undefined || storage === undefined)
    throw new Error('A database and a store are needed.');
  return migrateTo({ dataFolder, databaseUrl, storage, sealingKeys });
});
