import type { SwitchValues } from '@assay/shared/domain';
import type { Config } from '../config/config.ts';
import type { DatabaseClient } from '../database/database.ts';
import { isCredentialCommand, runCredentialCommand } from './embedding/credential-command.ts';
import { requireClient, runSettingsCommand } from './settings/client-command.ts';
import { OperatorError } from './settings/client-configuration.ts';
import type { WebhookSeal } from './webhooks/secrets.ts';
import { isWebhookCommand, runWebhookCommand } from './webhooks/webhook-command.ts';

/** How the command is called, as follows "Usage: ". */
export const CLIENT_USAGE = `npm run -s client -- list
       npm run -s client -- show CLIENT
       npm run -s client -- set CLIENT key=value …
       npm run -s client -- webhooks CLIENT
       npm run -s client -- webhook-add CLIENT URL [event …]
       npm run -s client -- webhook-remove CLIENT WEBHOOK
       npm run -s client -- webhook-log CLIENT
       npm run -s client -- credentials CLIENT
       npm run -s client -- credential-add CLIENT NAME
       npm run -s client -- credential-remove CLIENT CREDENTIAL
       npm run -s client -- credential-log CLIENT
Settings and their values are described in docs/settings.md.`;

export interface ClientCommandOptions {
  readonly kysely: DatabaseClient;
  /** What environment and build set. */
  readonly installationSwitches: SwitchValues;
  /** Hosts that webhooks may reach by plain http or in a private network. */
  readonly webhookTargets: readonly string[];
  readonly webhookSeal: WebhookSeal;
  /** Whether a user pool signs the tokens of this installation. */
  readonly hasUserPool: boolean;
  /** The language model of this installation. */
  readonly generativeModel?: Config['generativeModel'];
}

/**
 * Carries out a command of the installation's operator (AMB-125).
 * @returns what to print
 * @throws OperatorError for a command, client, setting or value that does not exist
 */
export async function runClientCommand(
  options: ClientCommandOptions,
  args: readonly string[],
): Promise<string> {
  const output = (await runCommandOfClient(options, args)) ?? (await runSettingsCommand(options, args));
  if (output !== null) return output;
  const asked = args.join(' ');
  const wrong = asked === '' ? 'A command is missing.' : `This is not a command: ${asked}`;
  throw new OperatorError(`${wrong}\nUsage: ${CLIENT_USAGE}`);
}

/** @returns null for a command or arguments that are not known */
async function runCommandOfClient(
  options: ClientCommandOptions,
  [command, clientId, ...rest]: readonly string[],
): Promise<string | null> {
  if (clientId === undefined || !(isWebhookCommand(command) || isCredentialCommand(command))) return null;
  await requireClient(options.kysely, clientId);
  return isWebhookCommand(command)
    ? runWebhookCommand(options, clientId, command, rest)
    : runCredentialCommand(options, clientId, command, rest);
}
