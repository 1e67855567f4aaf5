import type { DatabaseClient } from '../../database/database.ts';
import * as deliveries from './repository.ts';

/** Tells the endpoints of a client that take an event of it, in the transaction of the caller. */
export async function announce(
  transaction: DatabaseClient,
  clientId: string,
  event: deliveries.WebhookEvent,
  data: object,
) {
  return deliveries.insertDeliveries(transaction, clientId, event, data);
}
