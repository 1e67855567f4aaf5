import { readSwitchValues, resolveSwitches, SWITCH_NAMES, type SwitchValues } from '@assay/shared/domain';
import type { Config } from '../../config/config.ts';
import type { DatabaseClient } from '../../database/database.ts';
import {
  findClients,
  findConfiguration,
  insertSettingChanges,
  updateConfiguration,
} from './client-command.repository.ts';
import { findModelFigures } from '../generative-metrics/index.ts';
import {
  CLIENT_SETTING_NAMES,
  OperatorError,
  readAssignments,
  type ClientChanges,
} from './client-configuration.ts';

export interface SettingsCommandOptions {
  readonly kysely: DatabaseClient;
  /** What environment and build set. */
  readonly installationSwitches: SwitchValues;
  /** The language model of this installation. */
  readonly generativeModel?: Config['generativeModel'];
}

/** Follows a switch that is on for the client and off for the installation. */
const OFF = '    # off by environment or build: ASSAY_SWITCHES';

type Configuration = NonNullable<Awaited<ReturnType<typeof findConfiguration>>>;

/**
 * Carries out a command about the settings of clients (AMB-125).
 * @returns what to print; null for a command or arguments that are not known
 * @throws OperatorError for a client, setting or value that does not exist
 */
export async function runSettingsCommand(
  options: SettingsCommandOptions,
  [command, clientId, ...rest]: readonly string[],
): Promise<string | null> {
  if (command === 'list' && clientId === undefined) return listClients(options);
  if (command === 'show' && clientId !== undefined && rest.length === 0) return showClient(options, clientId);
  if (command === 'set' && clientId !== undefined && rest.length > 0)
    return setClient(options, clientId, readAssignments(rest));
  return null;
}

/** @throws OperatorError that names the clients there are */
export async function requireClient(kysely: DatabaseClient, clientId: string): Promise<void> {
  if ((await findConfiguration(kysely, clientId)) === undefined) await unknownClient(kysely, clientId);
}

async function listClients({ kysely }: SettingsCommandOptions): Promise<string> {
  const clients = await findClients(kysely);
  const width = Math.max(0, ...clients.map(({ id }) => id.length));
  return clients.map(({ id, name }) => `${id.padEnd(width)}  ${name}`).join('\n');
}

async function showClient(options: SettingsCommandOptions, clientId: string): Promise<string> {
  const client = await findConfiguration(options.kysely, clientId);
  if (client === undefined) return unknownClient(options.kysely, clientId);
  const asked = await askedUntilNow(options.kysely, clientId);
  return [...print(client, options), ...asked].join('\n');
}

async function unknownClient(kysely: DatabaseClient, clientId: string): Promise<never> {
  const clients = await findClients(kysely);
  throw new OperatorError(
    `There is no client ${clientId}. The clients are ${clients.map(({ id }) => id).join(', ')}.`,
  );
}

/** All or nothing. @returns the settings that changed */
async function setClient(
  options: SettingsCommandOptions,
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

/** What leaves the house by `model_proposals`. */
const whatLeaves = (model: Config['generativeModel']) =>
  model === undefined
    ? '    # without effect: ASSAY_GENERATIVE_URL names no model'
    : `    # the text of pages of layouts never confirmed, bank details and names included, is sent to ${model.name} at ${new URL(model.url).host}`;

/** A line on what a model was asked for a client; none where it never was. */
async function askedUntilNow(kysely: DatabaseClient, clientId: string): Promise<string[]> {
  const figures = await findModelFigures(kysely, clientId);
  if (figures.documents === 0) return [];
  const { documents, milliseconds, promptTokens, completionTokens, proposed, refused } = figures;
  const seconds = Math.round(milliseconds / 1000);
  return [
    `# model: documents=${documents} seconds=${seconds} prompt_tokens=${promptTokens} completion_tokens=${completionTokens} proposed=${proposed} refused=${refused}`,
  ];
}

/** A line for each setting; one that sends text of documents says so, and a switch that is on for the client says where the installation has it off. */
function print(
  client: Configuration,
  { installationSwitches: installation, generativeModel }: SettingsCommandOptions,
): string[] {
  const effective = resolveSwitches({ client: readSwitchValues(client.switches), installation });
  const isOff = new Set(SWITCH_NAMES.filter((name) => !effective[name]).map((name) => `switches.${name}`));
  const remarkOn = (setting: string) => {
    if (setting === 'model_proposals') return whatLeaves(generativeModel);
    return isOff.has(setting) ? OFF : '';
  };
  return [...valuesOf(client)].map(
    ([setting, value]) => `${setting}=${value}${value === 'true' ? remarkOn(setting) : ''}`,
  );
}
