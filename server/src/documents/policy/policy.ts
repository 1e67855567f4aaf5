import {
  AppError,
  canDo,
  editActionOf,
  isListStage,
  isReadOnlyStage,
  isStage,
  type CheckOverride,
} from '@assay/shared/domain';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { DatapointRow, MetricRow } from '../values/repository.ts';

/** @throws AppError DOCUMENT_READ_ONLY for archived and trashed documents, DOCUMENT_NOT_READY without a result */
export function requireEditable({ stage }: { readonly stage: string }): void {
  if (isStage(stage) && isReadOnlyStage(stage)) throw new AppError('DOCUMENT_READ_ONLY');
  if (!isStage(stage) || !isListStage(stage)) throw new AppError('DOCUMENT_NOT_READY');
}

/** @throws AppError FORBIDDEN, naming the metric */
export function requireMayEdit(
  actor: Actor,
  metricId: string,
  state: { readonly isConfirmed: boolean; readonly isVerified: boolean },
): void {
  if (!canDo(actor.permissions, editActionOf(state)))
    throw new AppError('FORBIDDEN', { identifier: metricId });
}

/** @throws AppError FORBIDDEN, naming the metric */
export function requireMayVerify(actor: Actor, metricId: string): void {
  if (!canDo(actor.permissions, 'documents.toggleVerified'))
    throw new AppError('FORBIDDEN', { identifier: metricId });
}

/** A metric that a reviewer has not seen as it is now, with its datapoints. */
export interface UnseenChange {
  readonly metric: MetricRow;
  readonly datapoints: readonly DatapointRow[];
}

/** The metrics whose current value somebody else changed after `seen` (AMB-130). */
export function unseenChanges(
  userId: number,
  seen: Date,
  metrics: readonly MetricRow[],
  datapoints: ReadonlyMap<string, readonly DatapointRow[]>,
): UnseenChange[] {
  return metrics.flatMap((metric) => {
    const ranked = datapoints.get(metric.id) ?? [];
    const [current] = ranked;
    const isUnseen =
      current !== undefined && current.last_modified > seen && current.last_modified_by_id !== userId;
    return isUnseen ? [{ metric, datapoints: ranked }] : [];
  });
}

/** The datapoints of a metric as a user may see them: one that is withheld looks like a value that was not found. */
export function hideWithheld(
  metricId: string,
  datapoints: readonly DatapointRow[],
  withheld: ReadonlySet<string>,
): readonly DatapointRow[] {
  const [current] = datapoints;
  if (current === undefined || !withheld.has(metricId)) return datapoints;
  const noPlace = { page: null, x: null, y: null, w: null, h: null, node_id: null, cell: null };
  const noOrigin = {
    lesson_id: null,
    proposed_by: null,
    selected_entity_id: null,
    selected_entity_name: null,
  };
  return [
    {
      ...current,
      ...noPlace,
      ...noOrigin,
      value: '',
      currency: null,
      akas: [],
      text: '',
      confidence: 0,
      modified_by: SYSTEM_USER_ID,
      is_verified: false,
      verified_by: null,
    },
  ];
}

/** The accepted checks that name no withheld value. */
export function shownOverrides(
  overrides: readonly CheckOverride[],
  withheld: ReadonlySet<string>,
): readonly CheckOverride[] {
  return overrides.filter(({ operands }) => !operands.some(({ fieldId }) => withheld.has(fieldId)));
}
