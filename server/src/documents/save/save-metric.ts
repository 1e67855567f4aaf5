import { randomUUID } from 'node:crypto';
import { AppError } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { DocumentCore } from '../core.ts';
import { requireMayEdit, requireMayVerify } from '../policy/policy.ts';
import {
  deleteDatapoints,
  insertAudit,
  insertDatapoint,
  rankDatapoints,
  unverifyDatapoints,
  updateDatapoint,
  updateMetric,
  type DatapointRow,
  type MetricRow,
} from '../values/repository.ts';
import {
  isSamePlace,
  normaliseTypedValue,
  isSameValue,
  type EditedDatapoint,
} from '../values/edited-value.ts';

/** The edit of one metric. */
export interface MetricEdit {
  readonly required?: boolean | undefined;
  /** Of the datapoint that the edit started from; without it the edit applies to whatever is stored (AMB-120). */
  readonly lastModified?: string | undefined;
  readonly datapoints: readonly EditedDatapoint[];
  /** Where the edit stands in the request, such as `metrics.0`; refusals name it. */
  readonly field: string;
}

/** The save that the edit belongs to. */
export interface SaveContext {
  readonly core: DocumentCore;
  readonly transaction: DatabaseTransaction;
  readonly actor: Actor;
  readonly documentId: string;
  readonly isConfirmed: boolean;
  /** Later than any stored change of the document. */
  readonly now: Date;
  /** Who is shown as the author, where it is not the user who saves (TAB-006). */
  readonly author?: string | undefined;
  /** Why a value is written, where no user typed it. */
  readonly reason?: string;
  /** Metrics whose values are withheld from the user. */
  readonly withheld: ReadonlySet<string>;
}

/** The change of one metric. */
interface Change extends SaveContext {
  readonly metric: MetricRow;
  readonly stored: readonly DatapointRow[];
  readonly current: DatapointRow;
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
        metric_id: metric.id,
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
export function authorship({ actor, author, now }: Pick<SaveContext, 'actor' | 'author' | 'now'>) {
  return { last_modified: now, last_modified_by: author ?? actor.name, last_modified_by_id: actor.userId };
}

/** Ranks a value that a user typed or captured before the extracted ones (VER-012). It replaces an earlier typed value. */
async function writeTyped(change: Change, edit: EditedDatapoint, value: string): Promise<void> {
  const { transaction, actor, documentId, metric, stored, current } = change;
  const id = randomUUID();
  const extracted = stored.filter(({ modified_by: by }) => by === SYSTEM_USER_ID);
  const replaced = stored.filter(({ modified_by: by }) => by !== SYSTEM_USER_ID);
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
    currency: edit.effectors.currency,
    akas: [...edit.effectors.akas],
    confidence: 0,
    page: edit.page,
    x: edit.x,
    y: edit.y,
    w: edit.w,
    h: edit.h,
    text: edit.text,
    node_id: edit.nodeId,
    modified_by: actor.userId,
    ...authorship(change),
    data_source: 'Manual',
    is_verified: edit.isVerified,
    verified_by: edit.isVerified ? actor.name : null,
    selected_entity_id: edit.linkedEntityId,
  });
  await rankDatapoints(transaction, [id, ...extracted.map((row) => row.id)]);
  await audit(
    change,
    id,
    change.reason ?? 'edited',
  )({
    value: [current.value, value],
    currency: [current.currency, edit.effectors.currency],
    linkedEntity: [current.selected_entity_id, edit.linkedEntityId],
    verified: [String(current.is_verified), String(edit.isVerified)],
  });
}

/** Makes an alternative the current value. A typed value is deleted (VER-014, VER-015). */
async function writeChosen(change: Change, chosen: DatapointRow, edit: EditedDatapoint): Promise<void> {
  const { transaction, actor, stored, current } = change;
  const typed = stored.filter(({ modified_by: by, id }) => by !== SYSTEM_USER_ID && id !== chosen.id);
  const others = stored.filter((row) => row.id !== chosen.id && !typed.includes(row));
  await deleteDatapoints(
    transaction,
    typed.map(({ id }) => id),
  );
  await updateDatapoint(transaction, chosen.id, {
    is_verified: edit.isVerified,
    verified_by: edit.isVerified ? actor.name : null,
    selected_entity_id: edit.linkedEntityId,
    ...authorship(change),
  });
  const otherIds = others.map(({ id }) => id);
  await unverifyDatapoints(transaction, otherIds);
  await rankDatapoints(transaction, [chosen.id, ...otherIds]);
  await audit(
    change,
    chosen.id,
    current.id === chosen.id ? 'verified' : 'chosen',
  )({
    value: [current.value, chosen.value],
    currency: [current.currency, chosen.currency],
    linkedEntity: [current.selected_entity_id, edit.linkedEntityId],
    verified: [String(current.is_verified), String(edit.isVerified)],
  });
}

/** Whether verification and link of a datapoint are as in the edit. */
function isMarkedAlike(stored: DatapointRow, edit: EditedDatapoint): boolean {
  return stored.is_verified === edit.isVerified && stored.selected_entity_id === edit.linkedEntityId;
}

/** Writes the edited datapoint unless it is stored already. @returns whether anything changed */
async function writeDatapoint(change: Change, edit: EditedDatapoint, field: string): Promise<boolean> {
  const { actor, metric, stored, current } = change;
  const named = stored.find(({ id }) => id === edit.id);
  if (edit.id !== undefined && named === undefined)
    throw new AppError('INVALID_REQUEST', { identifier: `${field}.datapoints.0.id` });
  const isSame = named !== undefined && isSameValue(metric, named, edit) && isSamePlace(named, edit);
  if (isSame && named.id === current.id && isMarkedAlike(named, edit)) return false;
  const togglesVerified = edit.isVerified || (isSame && named.id === current.id && named.is_verified);
  if (togglesVerified) requireMayVerify(actor, metric.id);
  if (isSame) await writeChosen(change, named, edit);
  else
    await writeTyped(
      change,
      edit,
      await normaliseTypedValue(metric, edit.value, `${field}.datapoints.0.value`),
    );
  return true;
}

/** Whether the edit is stored already: a save whose response was lost may be repeated. */
function isRepeated(current: DatapointRow, metric: MetricRow, edit: MetricEdit): boolean {
  const [datapoint] = edit.datapoints;
  const isRequired = edit.required ?? metric.is_required;
  if (metric.is_required !== isRequired) return false;
  if (datapoint === undefined) return true;
  return (
    isSameValue(metric, current, datapoint) &&
    isSamePlace(current, datapoint) &&
    isMarkedAlike(current, datapoint)
  );
}

/**
 * Whether a metric is in the document after an edit: it has a value, or the extraction found one. A typed value that was
 * undone leaves a metric that is not in the document as it was before.
 */
function isFound(stored: readonly DatapointRow[], { value }: EditedDatapoint): boolean {
  const wasExtracted = ({ modified_by: by, value: found, page }: DatapointRow) =>
    by === SYSTEM_USER_ID && ((found ?? '') !== '' || page !== null);
  return value !== '' || stored.some(wasExtracted);
}

/** How an edit ended: written (or stored already), or refused because somebody else changed the value. */
export type SaveOutcome = 'saved' | 'conflict';

/**
 * Writes one edited metric: its value, its verification and whether it is required, with an audit row for each change
 * (AMB-057, AMB-058, AMB-059). A metric whose current datapoint is not the one that the edit started from stays as it is.
 */
export async function saveMetric(
  context: SaveContext,
  metric: MetricRow,
  stored: readonly DatapointRow[],
  edit: MetricEdit,
): Promise<SaveOutcome> {
  const current = stored[0];
  if (current === undefined) throw new Error(`metric ${metric.id} has no datapoint`);
  if (context.withheld.has(metric.id)) throw new AppError('SECOND_ENTRY_REQUIRED', { identifier: metric.id });
  if (isRepeated(current, metric, edit)) return 'saved';
  const storedAt = current.last_modified.toISOString();
  if (storedAt !== (edit.lastModified ?? storedAt)) return 'conflict';
  const { actor, isConfirmed } = context;
  requireMayEdit(actor, metric.id, { isConfirmed, isVerified: current.is_verified });
  const change: Change = { ...context, metric, stored, current };
  const [datapoint] = edit.datapoints;
  const isChanged = datapoint !== undefined && (await writeDatapoint(change, datapoint, edit.field));
  const isRequired = edit.required ?? metric.is_required;
  if (isRequired !== metric.is_required) {
    if (!isChanged) await updateDatapoint(context.transaction, current.id, authorship(change));
    await audit(
      change,
      current.id,
      'required',
    )({ required: [String(metric.is_required), String(isRequired)] });
  }
  await updateMetric(context.transaction, metric.id, {
    is_required: isRequired,
    is_validated: datapoint?.isVerified ?? metric.is_validated,
    is_available: datapoint === undefined ? metric.is_available : isFound(stored, datapoint),
  });
  return 'saved';
}
