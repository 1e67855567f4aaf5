/** Moves an embedded installation: `npm run -s migrate-to -- --database URL --storage URL`. */
import { migrateTo } from './backup/migrate-to.ts';
import { readConfig } from './config/config.ts';
import { runCommand } from './processes/run-command.ts';

const USAGE = 'npm run -s migrate-to -- --database URL --storage URL';

await runCommand(USAGE, ['database', 'storage'], async (urls) => {
  const { dataFolder, databaseUrl, storage, sealingKeys } = readConfig({
    ...process.env,
    DATABASE_URL: urls.database,
    STORAGE_URL: urls.storage,
  });
  if (databaseUrl === undefined || storage === undefined) throw new Error(`Usage: ${USAGE}`);
  return migrateTo({ dataFolder, databaseUrl, storage, sealingKeys });
});
