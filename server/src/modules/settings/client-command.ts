import { readSwitchValues, resolveSwitches, SWITCH_NAMES, type SwitchValues } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import {
  findClients,
  findConfiguration,
  insertSettingChanges,
  updateConfiguration,
} from './client-command.repository.ts';
import { isCredentialCommand, runCredentialCommand } from '../embedding/credential-command.ts';
import type { WebhookSeal } from '../webhooks/secrets.ts';
import { isWebhookCommand, runWebhookCommand } from '../webhooks/webhook-command.ts';
import {
  CLIENT_SETTING_NAMES,
  OperatorError,
  readAssignments,
  type ClientChanges,
} from './client-configuration.ts';

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
}

/** Follows a switch that is on for the client and off for the installation. */
const OFF = '    # off by environment or build: ASSAY_SWITCHES';

type Configuration = NonNullable<Awaited<ReturnType<typeof findConfiguration>>>;

/**
 * Carries out a command of the installation's operator (AMB-125).
 * @returns what to print
 * @throws OperatorError for a command, client, setting or value that does not exist
 */
export async function runClientCommand(
  options: ClientCommandOptions,
  [command, clientId, ...rest]: readonly string[],
): Promise<string> {
  if (command === 'list' && clientId === undefined) return listClients(options);
  if (command === 'show' && clientId !== undefined && rest.length === 0) return showClient(options, clientId);
  if (command === 'set' && clientId !== undefined && rest.length > 0)
    return setClient(options, clientId, readAssignments(rest));
  if (clientId !== undefined && (isWebhookCommand(command) || isCredentialCommand(command))) {
    if ((await findConfiguration(options.kysely, clientId)) === undefined)
      return unknownClient(options.kysely, clientId);
    const output = isWebhookCommand(command)
      ? await runWebhookCommand(options, clientId, command, rest)
      : await runCredentialCommand(options, clientId, command, rest);
    if (output !== null) return output;
  }
  const asked = [command, clientId, ...rest].filter((part) => part !== undefined).join(' ');
  const wrong = asked === '' ? 'A command is missing.' : `This is not a command: ${asked}`;
  throw new OperatorError(`${wrong}\nUsage: ${CLIENT_USAGE}`);
}

async function listClients({ kysely }: ClientCommandOptions): Promise<string> {
  const clients = await findClients(kysely);
  const width = Math.max(0, ...clients.map(({ id }) => id.length));
  return clients.map(({ id, name }) => `${id.padEnd(width)}  ${name}`).join('\n');
}

async function showClient(options: ClientCommandOptions, clientId: string): Promise<string> {
  const client = await findConfiguration(options.kysely, clientId);
  return client === undefined ? unknownClient(options.kysely, clientId) : print(client, options).join('\n');
}

async function unknownClient(kysely: DatabaseClient, clientId: string): Promise<never> {
  const clients = await findClients(kysely);
  throw new OperatorError(
    `There is no client ${clientId}. The clients are ${clients.map(({ id }) => id).join(', ')}.`,
  );
}

/** All or nothing. @returns the settings that changed */
async function setClient(
  options: ClientCommandOptions,
  clientId: string,
  changes: ClientChanges,
): Promise<string> {
  return options.kysely.transaction().execute(async (transaction) => {
    const before = await findConfiguration(transaction, clientId, { lock: true });
    if (before === undefined) return unknownClient(transaction, clientId);
    const switches = { ...readSwitchValues(before.switches), ...changes.switches };
    const after = { ...before, ...changes.columns, switches: readSwitchValues(switches) };
    await updateConfiguration(transaction, clientId, changes.columns, after.switches);
    const from = valuesOf(before);
    const changed = [...valuesOf(after)].flatMap(([setting, to]) => {
      const old = from.get(setting) ?? '';
      return old === to ? [] : [{ setting, from: old, to }];
    });
    await insertSettingChanges(transaction, clientId, changed);
    const named = new Set(changed.map(({ setting }) => setting));
    const asked = new Set(Object.keys(changes.switches).map((name) => `switches.${name}`));
    const lines = print(after, options).filter((line) => {
      const setting = line.slice(0, line.indexOf('='));
      // A switch that was on already is printed where something else turns it off.
      return named.has(setting) || (asked.has(setting) && line.includes(OFF));
    });
    return [...(changed.length === 0 ? ['Nothing changed.'] : []), ...lines].join('\n');
  });
}

/** The values of all settings as they are written into a command. */
function valuesOf(client: Configuration): Map<string, string> {
  const switches = readSwitchValues(client.switches);
  return new Map([
    ...CLIENT_SETTING_NAMES.map((name) => [name, String(client[name] ?? '')] as const),
    ...SWITCH_NAMES.map((name) => [`switches.${name}`, String(switches[name] ?? true)] as const),
  ]);
}

/** A line for each setting; a switch that is on for the client says where the installation has it off. */
function print(
  client: Configuration,
  { installationSwitches: installation }: ClientCommandOptions,
): string[] {
  const effective = resolveSwitches({ client: readSwitchValues(client.switches), installation });
  const isOff = new Set(SWITCH_NAMES.filter((name) => !effective[name]).map((name) => `switches.${name}`));
  return [...valuesOf(client)].map(([setting, value]) =>
    value === 'true' && isOff.has(setting) ? `${setting}=${value}${OFF}` : `${setting}=${value}`,
  );
}
