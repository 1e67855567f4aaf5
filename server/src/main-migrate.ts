/** Applies missing migrations, where processes reach PostgreSQL by a pooler only: `npm run -s migrate`. */
import { readProcessConfig } from './config/process-config.ts';
import { migratePostgres } from './database/database.ts';
import { runCommand } from './processes/run-command.ts';

const usage = `npm run -s migrate
  Brings the tables of DATABASE_DIRECT_URL or DATABASE_URL up to this version (docs/operations.md).`;

await runCommand({ usage }, async () => {
  const { databaseUrl, databaseDirectUrl } = readProcessConfig();
  const url = databaseDirectUrl ?? databaseUrl;
  if (url === undefined) throw new Error('Name the database in DATABASE_URL.');
  const applied = await migratePostgres(url);
  return applied.length === 0 ? 'No migration was missing.' : `Applied ${applied.join(', ')}.`;
});
