import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { DatabaseClient } from '../../database/database.ts';
import { recordSettingChanges, OperatorError } from '../settings/index.ts';
import {
  deleteEndpoint,
  findDeliveries,
  findEndpoints,
  insertEndpoint,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from './repository.ts';
import type { WebhookSeal } from './secrets.ts';
import { SECRET_PREFIX } from './send.ts';
import { checkNewTarget, printedTarget, RefusedTargetError } from './target.ts';

interface WebhookCommandOptions {
  readonly kysely: DatabaseClient;
  readonly webhookTargets: readonly string[];
  readonly webhookSeal: WebhookSeal;
}

const COMMANDS = ['webhooks', 'webhook-add', 'webhook-remove', 'webhook-log'] as const;
type WebhookCommand = (typeof COMMANDS)[number];

/** Deliveries that the log prints. */
const MAX_LOG_ENTRIES = 50;
const SECRET_BYTES = 24;

/** Whether an operator's command is about webhooks. */
export function isWebhookCommand(command: string | undefined): command is WebhookCommand {
  return COMMANDS.some((each) => each === command);
}

/**
 * Carries out a command about the webhooks of a client that exists.
 * @returns what to print; null for wrong arguments
 * @throws OperatorError for a target, event or webhook that is not possible
 */
export async function runWebhookCommand(
  options: WebhookCommandOptions,
  clientId: string,
  command: WebhookCommand,
  [argument, ...rest]: readonly string[],
): Promise<string | null> {
  if (command === 'webhook-add')
    return argument === undefined ? null : add(options, clientId, argument, rest);
  if (rest.length > 0) return null;
  if (command === 'webhook-remove')
    return argument === undefined ? null : remove(options, clientId, argument);
  if (argument !== undefined) return null;
  return command === 'webhooks' ? list(options, clientId) : log(options, clientId);
}

function readEvents(names: readonly string[]): readonly WebhookEvent[] {
  const unknown = names.find((name) => !WEBHOOK_EVENTS.some((event) => event === name));
  if (unknown !== undefined)
    throw new OperatorError(`There is no event ${unknown}. The events are ${WEBHOOK_EVENTS.join(', ')}.`);
  const chosen = WEBHOOK_EVENTS.filter((event) => names.includes(event));
  return chosen.length > 0 ? chosen : WEBHOOK_EVENTS;
}

async function add(
  { kysely, webhookTargets, webhookSeal }: WebhookCommandOptions,
  clientId: string,
  url: string,
  names: readonly string[],
): Promise<string> {
  const events = readEvents(names);
  const warning = await checkNewTarget(url, webhookTargets).catch((error: unknown) => {
    throw error instanceof RefusedTargetError ? new OperatorError(error.message) : error;
  });
  const id = randomUUID();
  const secret = `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
  const endpoint = { id, clientId, url, events, sealedSecret: webhookSeal.encrypt(id, secret) };
  await kysely.transaction().execute(async (transaction) => {
    await insertEndpoint(transaction, endpoint);
    await recordSettingChanges(transaction, clientId, [{ setting: 'webhook', from: '', to: url }]);
  });
  const added = `${id}  ${url}  ${events.join(' ')}\nSecret, shown only now: ${secret}`;
  return warning === null ? added : `${added}\n${warning}`;
}

async function remove({ kysely }: WebhookCommandOptions, clientId: string, id: string): Promise<string> {
  return kysely.transaction().execute(async (transaction) => {
    const known = await findEndpoints(transaction, clientId);
    const endpoint = known.find((each) => each.id === id && z.uuid().safeParse(id).success);
    if (endpoint === undefined || !(await deleteEndpoint(transaction, { clientId, ...endpoint })))
      throw new OperatorError(`The client has no webhook ${id}.`);
    const from = printedTarget(endpoint.url);
    await recordSettingChanges(transaction, clientId, [{ setting: 'webhook', from, to: '' }]);
    return `Removed ${from}. Its log stays.`;
  });
}

async function list({ kysely }: WebhookCommandOptions, clientId: string): Promise<string> {
  const endpoints = await findEndpoints(kysely, clientId);
  if (endpoints.length === 0) return 'The client has no webhooks.';
  return endpoints
    .map(({ id, url, events }) => `${id}  ${printedTarget(url)}  ${events.join(' ')}`)
    .join('\n');
}

async function log({ kysely }: WebhookCommandOptions, clientId: string): Promise<string> {
  const deliveries = await findDeliveries(kysely, clientId, MAX_LOG_ENTRIES);
  if (deliveries.length === 0) return 'Nothing was sent yet.';
  return deliveries
    .map(({ occurred_at: at, event, status, attempts, result, url }) =>
      [
        at.toISOString(),
        event,
        status,
        `tries ${attempts}`,
        result ?? '',
        url === null ? '' : printedTarget(url),
      ].join('  '),
    )
    .join('\n');
}
