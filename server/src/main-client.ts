/** Shows and sets the configuration of clients: `npm run -s client -- …` (AMB-125). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { readProcessConfig } from './config/process-config.ts';
import { openDatabase } from './database/database.ts';
import { CLIENT_USAGE, runClientCommand } from './modules/client-commands.ts';
import { OperatorError } from './modules/settings/client-configuration.ts';
import { openWebhookSeal } from './modules/webhooks/secrets.ts';
import { postgresConfig } from './processes/postgres-config.ts';
import { openSecrets } from './processes/open-secrets.ts';
import { askServer } from './processes/operator-socket.ts';
import { runCommand } from './processes/run-command.ts';

/** A server that holds the data folder carries the command out; otherwise this process opens the database. */
async function executeCommand(config: Config, args: readonly string[]): Promise<string> {
  const { databaseUrl, dataFolder, switches: installationSwitches, webhookTargets } = config;
  if (databaseUrl === undefined) {
    const response = await askServer(dataFolder, args);
    if (response !== null && 'output' in response) return response.output;
    if (response !== null) throw new OperatorError(response.refusal);
    if (!existsSync(join(dataFolder, 'rows')))
      throw new OperatorError(`There is no installation in ${dataFolder}: start the server once.`);
  }
  const database = await openDatabase(postgresConfig(config) ?? { engine: 'pglite', folder: dataFolder });
  try {
    const webhookSeal = await openWebhookSeal(openSecrets(config, database).secrets);
    const hasUserPool = config.userPool !== undefined;
    const options = {
      kysely: database.kysely,
      installationSwitches,
      webhookTargets,
      webhookSeal,
      hasUserPool,
      generativeModel: config.generativeModel,
    };
    return await runClientCommand(options, args);
  } finally {
    await database.close();
  }
}

await runCommand({ usage: CLIENT_USAGE, hasPositionals: true }, (_options, args) =>
  executeCommand(readProcessConfig(), args),
);
