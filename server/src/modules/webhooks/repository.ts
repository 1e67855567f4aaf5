import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';

/** The events that a client can receive. */
export const WEBHOOK_EVENTS = ['extraction.done', 'document.confirmed', 'documents.exported'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The endpoints of a client, oldest first. */
export async function findEndpoints(kysely: DatabaseClient, clientId: string) {
  return kysely
    .selectFrom('webhook_endpoints')
    .select(['id', 'url', 'events'])
    .where('client_id', '=', clientId)
    .orderBy('created_at')
    .execute();
}

export interface NewEndpoint {
  readonly id: string;
  readonly clientId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly sealedSecret: Buffer;
}

export async function insertEndpoint(kysely: DatabaseClient, endpoint: NewEndpoint): Promise<void> {
  const { id, clientId, url, events, sealedSecret } = endpoint;
  await kysely
    .insertInto('webhook_endpoints')
    .values({ id, client_id: clientId, url, events: [...events], sealed_secret: sealedSecret })
    .execute();
}

/** Endpoints whose secret a former version stored as it is. */
export async function findUnsealed(kysely: DatabaseClient) {
  const rows = await kysely
    .selectFrom('webhook_endpoints')
    .select(['id', 'secret'])
    .where('sealed_secret', 'is', null)
    .execute();
  return rows.map(({ id, secret }) => ({ id, secret: secret ?? '' }));
}

/** Replaces the secret of an endpoint by its sealed form. */
export async function updateSecret(kysely: DatabaseClient, id: string, sealedSecret: Buffer): Promise<void> {
  await kysely
    .updateTable('webhook_endpoints')
    .set({ secret: null, sealed_secret: sealedSecret })
    .where('id', '=', id)
    .execute();
}

/**
 * Removes an endpoint and its secret. Its deliveries stay, those that were not sent as failed.
 * @returns whether the client had it
 */
export async function deleteEndpoint(
  transaction: DatabaseTransaction,
  { clientId, id, url }: { readonly clientId: string; readonly id: string; readonly url: string },
): Promise<boolean> {
  await transaction
    .updateTable('webhook_deliveries')
    .set(({ eb, ref }) => ({
      url,
      status: eb.case().when('status', 'in', ['waiting', 'queued']).then('failed').else(ref('status')).end(),
      result: eb
        .case()
        .when('status', 'in', ['waiting', 'queued'])
        .then('the webhook was removed')
        .else(ref('result'))
        .end(),
    }))
    .where('endpoint_id', '=', id)
    .where('client_id', '=', clientId)
    .execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('webhook_endpoints')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The last deliveries of a client, latest first, those of removed endpoints too. */
export async function findDeliveries(kysely: DatabaseClient, clientId: string, limit: number) {
  return kysely
    .selectFrom('webhook_deliveries as delivery')
    .leftJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .select(['delivery.id', 'event', 'status', 'attempts', 'occurred_at', 'result'])
    .select(({ fn }) => fn.coalesce('endpoint.url', 'delivery.url').as('url'))
    .where('delivery.client_id', '=', clientId)
    .orderBy('occurred_at', 'desc')
    .limit(limit)
    .execute();
}

/** Deliveries that nobody has handed to the queue, locked so that one process does. */
export async function lockWaiting(transaction: DatabaseTransaction, limit: number) {
  return transaction
    .selectFrom('webhook_deliveries')
    .select(['id', 'client_id'])
    .where('status', '=', 'waiting')
    .orderBy('occurred_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export type DeliveryStatus = 'queued' | 'delivered' | 'failed' | 'skipped';

/** Moves a delivery on before it is sent. */
export async function updateStatus(
  kysely: DatabaseClient,
  id: string,
  status: DeliveryStatus,
): Promise<void> {
  await kysely.updateTable('webhook_deliveries').set({ status }).where('id', '=', id).execute();
}

/** Records how an attempt ended: the status of the response, or why there was none. */
export async function recordAttempt(
  kysely: DatabaseClient,
  id: string,
  { status, result }: { readonly status: DeliveryStatus; readonly result: string },
): Promise<void> {
  await kysely
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({ status, result, attempts: eb('attempts', '+', 1), attempted_at: DATABASE_NOW }))
    .where('id', '=', id)
    .execute();
}

/** A delivery with its endpoint; undefined where the endpoint was removed. */
export async function findDelivery(kysely: DatabaseClient, id: string) {
  return kysely
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .select(['delivery.id', 'delivery.client_id', 'event', 'data', 'occurred_at', 'status'])
    .select(['endpoint.id as endpoint_id', 'endpoint.url', 'sealed_secret'])
    .where('delivery.id', '=', id)
    .executeTakeFirst();
}

/** Writes a delivery to each endpoint of a client that takes the event. */
export async function insertDeliveries(
  transaction: DatabaseClient,
  clientId: string,
  event: WebhookEvent,
  data: object,
): Promise<void> {
  const endpoints = await findEndpoints(transaction, clientId);
  const takers = endpoints.filter(({ events }) => events.includes(event));
  if (takers.length === 0) return;
  await transaction
    .insertInto('webhook_deliveries')
    .values(
      takers.map(({ id }) => ({
        client_id: clientId,
        endpoint_id: id,
        event,
        data: JSON.stringify(data),
      })),
    )
    .execute();
}
