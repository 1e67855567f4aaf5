import { randomUUID } from 'node:crypto';
import { AppError, canActOnDocuments, editActionOf } from '@assay/shared/domain';
import type { RowsTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  deleteDatapoints,
  insertAudit,
  insertDatapoint,
  updateDatapoint,
  updateMetric,
  type DatapointRow,
  type MetricRow,
} from './repository.ts';
import { isSamePlace, readTypedValue, saysTheSame, type SentDatapoint } from './saved-value.ts';

/** An edited metric as it was sent. */
export interface SentMetric {
  readonly required?: boolean | undefined;
  /** Of the front datapoint that the edit started from; without it the edit is made on whatever is stored [AMB-120]. */
  readonly lastModified?: string | undefined;
  readonly datapoints: readonly SentDatapoint[];
}

/** The save that a metric is part of. */
export interface SaveContext {
  readonly transaction: RowsTransaction;
  readonly actor: Actor;
  readonly documentId: string;
  readonly isConfirmed: boolean;
  /** Later than any stored moment of the document. */
  readonly now: Date;
}

/** One metric under change. */
interface Change extends SaveContext {
  readonly metric: MetricRow;
  readonly stored: readonly DatapointRow[];
  readonly front: DatapointRow;
}

function audit({ transaction, actor, documentId, metric }: Change, datapointId: string, reason: string) {
  return async (changes: Readonly<Record<string, readonly [from: string | null, to: string | null]>>) => {
    const changed = Object.entries(changes).filter(([, [from, to]]) => from !== to);
    await insertAudit(
      transaction,
      changed.map(([field, [from, to]]) => ({
        client_id: actor.clientId,
        document_request_id: documentId,
        metric_fin: metric.fin,
        datapoint_id: datapointId,
        user_id: actor.userId,
        user_name: actor.name,
        field,
        from_value: from,
        to_value: to,
        reason,
      })),
    );
  };
}

/** Who changes a datapoint, and when. */
function authorship({ actor, now }: Change) {
  return { last_modified: now, last_modified_by: actor.name, last_modified_by_id: actor.userId };
}

/** Puts a datapoint in front; the others follow in their order. */
async function rankFirst(
  { transaction }: Change,
  id: string,
  others: readonly DatapointRow[],
): Promise<void> {
  await updateDatapoint(transaction, id, { rank: 0 });
  for (const [index, other] of others.entries())
    await updateDatapoint(transaction, other.id, { rank: index + 1 });
}

/** A value that a person typed or captured stands in front of what was extracted [VER-012], in place of an earlier one. */
async function writeTyped(change: Change, sent: SentDatapoint, value: string): Promise<void> {
  const { transaction, actor, documentId, metric, stored, front } = change;
  const id = randomUUID();
  const extracted = stored.filter(({ modified_by: by }) => by === 1);
  const replaced = stored.filter(({ modified_by: by }) => by !== 1);
  await deleteDatapoints(
    transaction,
    replaced.map((row) => row.id),
  );
  await insertDatapoint(transaction, {
    id,
    metric_id: metric.id,
    document_request_id: documentId,
    rank: 0,
    value,
    currency: sent.effectors.currency,
    akas: [...sent.effectors.akas],
    confidence: 0,
    page: sent.page,
    x: sent.x,
    y: sent.y,
    w: sent.w,
    h: sent.h,
    text: sent.text,
    node_id: sent.nodeId,
    modified_by: actor.userId,
    ...authorship(change),
    data_source: 'Manual',
    is_verified: sent.isVerified,
    verified_by: sent.isVerified ? actor.name : null,
    selected_entity_id: sent.linkedEntityId,
  });
  await rankFirst(change, id, extracted);
  await audit(
    change,
    id,
    'edited',
  )({
    value: [front.value, value],
    currency: [front.currency, sent.effectors.currency],
    linkedEntity: [front.selected_entity_id, sent.linkedEntityId],
    verified: [String(front.is_verified), String(sent.isVerified)],
  });
}

/** A chosen alternative moves to the front, and what a person had typed is dropped [VER-014, VER-015]. */
async function writeChosen(change: Change, chosen: DatapointRow, sent: SentDatapoint): Promise<void> {
  const { transaction, actor, stored, front } = change;
  const typed = stored.filter(({ modified_by: by, id }) => by !== 1 && id !== chosen.id);
  const others = stored.filter((row) => row.id !== chosen.id && !typed.includes(row));
  await deleteDatapoints(
    transaction,
    typed.map(({ id }) => id),
  );
  await updateDatapoint(transaction, chosen.id, {
    is_verified: sent.isVerified,
    verified_by: sent.isVerified ? actor.name : null,
    selected_entity_id: sent.linkedEntityId,
    ...authorship(change),
  });
  for (const other of others)
    await updateDatapoint(transaction, other.id, { is_verified: false, verified_by: null });
  await rankFirst(change, chosen.id, others);
  await audit(
    change,
    chosen.id,
    front.id === chosen.id ? 'verified' : 'chosen',
  )({
    value: [front.value, chosen.value],
    currency: [front.currency, chosen.currency],
    linkedEntity: [front.selected_entity_id, sent.linkedEntityId],
    verified: [String(front.is_verified), String(sent.isVerified)],
  });
}

/** Whether a datapoint is verified and linked as was sent. */
function isMarkedAlike(stored: DatapointRow, sent: SentDatapoint): boolean {
  return stored.is_verified === sent.isVerified && stored.selected_entity_id === sent.linkedEntityId;
}

/** Writes the sent datapoint unless it is what is stored already. @returns whether anything changed. */
async function writeDatapoint(change: Change, sent: SentDatapoint): Promise<boolean> {
  const { actor, metric, stored, front } = change;
  const named = stored.find(({ id }) => id === sent.id);
  if (sent.id !== undefined && named === undefined) {
    throw new AppError('INVALID_REQUEST', {
      identifier: metric.id,
      message: 'the datapoint is not one of the metric',
    });
  }
  const isSame = named !== undefined && saysTheSame(metric, named, sent) && isSamePlace(named, sent);
  if (isSame && named.id === front.id && isMarkedAlike(named, sent)) return false;
  const togglesVerified = sent.isVerified || (isSame && named.id === front.id);
  if (togglesVerified && !canActOnDocuments(actor.permissions, 'toggleVerified')) {
    throw new AppError('FORBIDDEN', { identifier: metric.id });
  }
  if (isSame) await writeChosen(change, named, sent);
  else await writeTyped(change, sent, readTypedValue(metric, sent.value));
  return true;
}

/** Whether the stored front is just what was sent: the answer to a save that was lost on the way is the same again. */
function isRepeated(front: DatapointRow, metric: MetricRow, sent: SentMetric): boolean {
  const [datapoint] = sent.datapoints;
  const isRequired = sent.required ?? metric.is_required;
  if (metric.is_required !== isRequired) return false;
  if (datapoint === undefined) return true;
  return (
    saysTheSame(metric, front, datapoint) && isSamePlace(front, datapoint) && isMarkedAlike(front, datapoint)
  );
}

/** How a sent metric ended: written (or there already), or refused because the stored value moved. */
export type SaveOutcome = 'saved' | 'conflict';

/**
 * Writes one edited metric: its value, its verification and whether it is required, with an audit row for each change
 * [AMB-057…059]. A metric whose front datapoint is not the one that the edit started from is left as it is.
 */
export async function saveMetric(
  context: SaveContext,
  metric: MetricRow,
  stored: readonly DatapointRow[],
  sent: SentMetric,
): Promise<SaveOutcome> {
  const front = stored[0];
  if (front === undefined) throw new Error(`metric ${metric.id} has no datapoint`);
  if (isRepeated(front, metric, sent)) return 'saved';
  const storedAt = front.last_modified.toISOString();
  if (storedAt !== (sent.lastModified ?? storedAt)) return 'conflict';
  const action = editActionOf({ isConfirmed: context.isConfirmed, isVerified: front.is_verified });
  if (!canActOnDocuments(context.actor.permissions, action))
    throw new AppError('FORBIDDEN', { identifier: metric.id });
  const change: Change = { ...context, metric, stored, front };
  const [datapoint] = sent.datapoints;
  const isChanged = datapoint !== undefined && (await writeDatapoint(change, datapoint));
  const isRequired = sent.required ?? metric.is_required;
  if (isRequired !== metric.is_required) {
    if (!isChanged) await updateDatapoint(context.transaction, front.id, authorship(change));
    await audit(change, front.id, 'required')({ required: [String(metric.is_required), String(isRequired)] });
  }
  await updateMetric(context.transaction, metric.id, {
    is_required: isRequired,
    is_validated: datapoint?.isVerified ?? metric.is_validated,
    is_available: metric.is_available || (datapoint !== undefined && datapoint.value !== ''),
  });
  return 'saved';
}
