import type { Switches } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { findDelivery, recordAttempt, updateStatus } from './repository.ts';
import { unsealSecret, type WebhookSeal } from './secrets.ts';
import { sendEvent } from './send.ts';
import { RefusedTargetError } from './target.ts';

export interface DeliveryOptions {
  readonly kysely: DatabaseClient;
  readonly switchesOf: (clientId: string) => Promise<Switches>;
  /** Hosts that may be reached without TLS or in a private network. */
  readonly listedTargets: readonly string[];
  readonly seal: WebhookSeal;
  readonly clock: Clock;
}

/** The handler of one delivery. What the receiver does not accept (2xx) is tried again, up to the last try. */
export function createDeliveryHandler({ kysely, switchesOf, listedTargets, seal, clock }: DeliveryOptions) {
  return async (
    id: string,
    { isLast, signal }: { readonly isLast: boolean; readonly signal: AbortSignal },
  ): Promise<void> => {
    const delivery = await findDelivery(kysely, id);
    if (delivery === undefined || delivery.status === 'delivered') return;
    const { event, data, url, client_id: clientId } = delivery;
    if (!(await switchesOf(clientId)).webhookIntegration) return updateStatus(kysely, id, 'skipped');
    const body = JSON.stringify({ id, type: event, timestamp: delivery.occurred_at.toISOString(), data });
    const fail = async (result: string, isFinal: boolean) => {
      await recordAttempt(kysely, id, { status: isFinal ? 'failed' : 'queued', result });
      if (!isFinal) throw new Error(`webhook ${id}: ${result}`);
    };
    let status: number;
    try {
      const secret = unsealSecret(seal, delivery.endpoint_id, delivery.sealed_secret);
      status = await sendEvent({ id, url, secret, body }, { listed: listedTargets, now: clock(), signal });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return fail(reason, isLast || error instanceof RefusedTargetError);
    }
    if (status < 200 || status > 299) return fail(`HTTP ${status}`, isLast);
    await recordAttempt(kysely, id, { status: 'delivered', result: `HTTP ${status}` });
  };
}
