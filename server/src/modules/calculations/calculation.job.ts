import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import type { RecalculationRequest } from './calculation-queue.ts';
import type { Owner } from './calculated-value.ts';
import { planRecalculation, recalculateDependents, recalculateOwners } from './recalculation.ts';
import { advanceRun, lockRun } from './run.repository.ts';
import { findOwners, removeAllCalculated } from './value.repository.ts';

export interface CalculationHandlerOptions {
  readonly kysely: DatabaseClient;
  /** Owners whose values are calculated in one transaction. */
  readonly chunkSize?: number;
}

const CHUNK_SIZE = 200;

/** Removes the values of a metric that is no longer calculated, and calculates what read them. */
async function removeValues(
  transaction: DatabaseTransaction,
  clientId: string,
  fin: string,
  owners: readonly Owner[],
): Promise<void> {
  const removed = await removeAllCalculated(transaction, clientId, fin, owners);
  const ownerOf = ({
    entity_id: entityId,
    relationship_id: relationshipId,
  }: (typeof removed)[number]): Owner =>
    entityId === null ? { kind: 'relationship', id: relationshipId ?? '' } : { kind: 'entity', id: entityId };
  const changes = removed.map((row) => ({ owner: ownerOf(row), fin, reportingDate: row.reporting_date }));
  await recalculateDependents(transaction, clientId, changes);
}

/** Calculates the next owners of a run. @returns whether there are more */
async function runChunk(
  transaction: DatabaseTransaction,
  request: RecalculationRequest,
  chunkSize: number,
): Promise<boolean> {
  const { clientId, fin } = request;
  await lockUntilCommit(transaction, TRANSACTION_LOCKS.calculations(clientId));
  const run = await lockRun(transaction, request);
  if (run === undefined) return false;
  const plan = await planRecalculation(transaction, clientId, [fin], fin);
  const calculation = plan?.order.find((one) => one.fin === fin);
  const fins = [...new Set([fin, ...(calculation?.references ?? []).map((one) => one.fin)])];
  const owners = await findOwners(transaction, clientId, fins, { after: run.cursor, limit: chunkSize });
  if (plan === null || calculation === undefined) await removeValues(transaction, clientId, fin, owners);
  else await recalculateOwners(transaction, clientId, plan, new Map(owners.map((owner) => [owner, []])));
  const last = owners.length < chunkSize ? null : (owners.at(-1)?.id ?? null);
  await advanceRun(transaction, clientId, fin, last);
  return last !== null;
}

/**
 * The handler of one recalculation: all values of a metric whose formula changed, and what depends on them. It goes chunk
 * by chunk, each in a transaction with its progress: a run that is interrupted goes on where it was.
 */
export function createCalculationHandler({ kysely, chunkSize = CHUNK_SIZE }: CalculationHandlerOptions) {
  return async (request: RecalculationRequest, signal: AbortSignal): Promise<void> => {
    for (let isUnfinished = true; isUnfinished;) {
      signal.throwIfAborted();
      isUnfinished = await kysely
        .transaction()
        .execute((transaction) => runChunk(transaction, request, chunkSize));
    }
  };
}
