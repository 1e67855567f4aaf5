/** Applies missing migrations, where processes reach PostgreSQL by a pooler only: `npm run -s migrate`. */
import { readProcessConfig } from './config/process-config.ts';
import { migratePostgres } from './database/database.ts';
import { runCommand } from './processes/run-command.ts';

await runCommand('npm run -s migrate', [], async () => {
  const { databaseUrl, databaseDirectUrl } = readProcessConfig();
  const url = databaseDirectUrl ?? databaseUrl;
  if (url === undefined) throw new Error('Name the database in DATABASE_URL.');
  const applied = await migratePostgres(url);
  return applied.length === 0 ? 'No migration was missing.' : `Applied ${applied.join(', ')}.`;
});
