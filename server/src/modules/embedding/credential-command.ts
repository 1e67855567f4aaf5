import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { text } from '@assay/shared/messages';
import type { DatabaseClient } from '../../database/database.ts';
import { recordSettingChanges, OperatorError } from '../settings/index.ts';
import { deleteCredential, findAudit, findCredentials, insertCredential } from './repository.ts';
import { createHostSecret } from './secrets.ts';

interface CredentialCommandOptions {
  readonly kysely: DatabaseClient;
  /** Whether a user pool signs the tokens of this installation. */
  readonly hasUserPool: boolean;
}

const COMMANDS = ['credentials', 'credential-add', 'credential-remove', 'credential-log'] as const;
type CredentialCommand = (typeof COMMANDS)[number];

/** Lines of the log that are printed. */
const MAX_LOG_ENTRIES = 50;
const credentialName = z.string().trim().min(1).max(100);

/** Whether an operator's command is about the credentials of other pages. */
export function isCredentialCommand(command: string | undefined): command is CredentialCommand {
  return COMMANDS.some((each) => each === command);
}

/**
 * Carries out a command about the credentials with which the servers of other pages ask for tokens of a client that exists.
 * @returns what to print; null for wrong arguments
 * @throws OperatorError for a name or credential that is not possible, and for a new one with a user pool
 */
export async function runCredentialCommand(
  options: CredentialCommandOptions,
  clientId: string,
  command: CredentialCommand,
  [argument, ...rest]: readonly string[],
): Promise<string | null> {
  if (rest.length > 0) return null;
  if (command === 'credential-add') return argument === undefined ? null : add(options, clientId, argument);
  if (command === 'credential-remove')
    return argument === undefined ? null : remove(options, clientId, argument);
  if (argument !== undefined) return null;
  return command === 'credentials' ? list(options, clientId) : log(options, clientId);
}

async function add(
  { kysely, hasUserPool }: CredentialCommandOptions,
  clientId: string,
  given: string,
): Promise<string> {
  if (hasUserPool) throw new OperatorError(text('signIn.hostTokensUnavailable'));
  const { data: name } = credentialName.safeParse(given);
  if (name === undefined) throw new OperatorError('The name of a credential has 1 to 100 characters.');
  const id = randomUUID();
  const { secret, hash: secretHash } = createHostSecret('credential');
  await kysely.transaction().execute(async (transaction) => {
    await insertCredential(transaction, { id, clientId, name, secretHash });
    await recordSettingChanges(transaction, clientId, [{ setting: 'credential', from: '', to: name }]);
  });
  return `${id}  ${name}\nCredential, shown only now: ${secret}`;
}

async function remove({ kysely }: CredentialCommandOptions, clientId: string, id: string): Promise<string> {
  return kysely.transaction().execute(async (transaction) => {
    const name = z.uuid().safeParse(id).success
      ? await deleteCredential(transaction, clientId, id)
      : undefined;
    if (name === undefined) throw new OperatorError(`The client has no credential ${id}.`);
    await recordSettingChanges(transaction, clientId, [{ setting: 'credential', from: name, to: '' }]);
    return `Removed ${name}. Its tokens and sessions have ended.`;
  });
}

async function list({ kysely }: CredentialCommandOptions, clientId: string): Promise<string> {
  const credentials = await findCredentials(kysely, clientId);
  if (credentials.length === 0) return 'The client has no credentials.';
  return credentials.map(({ id, name, created_at: at }) => `${id}  ${at.toISOString()}  ${name}`).join('\n');
}

async function log({ kysely }: CredentialCommandOptions, clientId: string): Promise<string> {
  const lines = await findAudit(kysely, clientId, MAX_LOG_ENTRIES);
  if (lines.length === 0) return 'Nothing was asked for yet.';
  return lines
    .map(({ at, action, outcome, credential_name: name, user_email: user, origin, address }) =>
      [at.toISOString(), action, outcome, name, user, origin, address].join('  '),
    )
    .join('\n');
}
