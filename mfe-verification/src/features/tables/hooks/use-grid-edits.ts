import { canActOnDocuments } from '@assay/shared/domain';
import { useNotify, usePlatform } from '@assay/shared/platform';
import { useState } from 'react';
import {
  useSaveGrid,
  useVerifyGrid,
  type GridSave,
  type GridSaveResult,
} from '../api/save-grid.mutations.ts';
import type { GridCell, GridEdit, MetricGrid } from '../model/metric-grid.ts';

/** What undoes one step: values as they were, or a verification of proven values. */
type UndoStep =
  | { readonly kind: 'values'; readonly saves: readonly GridSave[] }
  | { readonly kind: 'verified'; readonly batchId: string };

/** Values that wait to be saved, or that could not be, by metric id. */
export type PendingValues = ReadonlyMap<string, GridEdit['to']>;

const NOTHING: PendingValues = new Map();

const toPending = (edits: readonly GridEdit[]): PendingValues =>
  new Map(edits.map(({ from, to }) => [from.metricId, to]));

/** The save of an edit. */
const savingOf = ({ document, metric, from, to }: GridEdit): GridSave => ({
  document,
  metric,
  metricId: from.metricId,
  lastModified: from.lastModified,
  datapoint: { value: to.value, effectors: { currency: to.currency } },
});

/** A value as it was. A value that the document states is chosen again, a typed one is written again. */
function restoringOf({ document, metric, from }: GridEdit, canVerify: boolean): GridSave {
  const { value, currency, isVerified, isUserModified, datapointId: id, metricId, lastModified } = from;
  const datapoint = {
    ...(isUserModified ? {} : { id }),
    value,
    effectors: { currency },
    ...(canVerify ? { isVerified } : {}),
  };
  return { document, metric, metricId, lastModified, datapoint };
}

/** The save that verifies a value, or takes its verification back. */
function markingOf({ document, metric, value }: GridCell, isVerified: boolean): GridSave {
  const { datapointId: id, metricId, lastModified, currency } = value;
  const datapoint = { id, value: value.value, effectors: { currency }, isVerified };
  return { document, metric, metricId, lastModified, datapoint };
}

/** The saves that undo what was saved, each from the version that it made. */
function afterSave(saves: readonly GridSave[], { saved }: GridSaveResult): readonly GridSave[] {
  return saves.flatMap((save) => {
    const lastModified = saved.get(save.metricId);
    return lastModified === undefined ? [] : [{ ...save, lastModified }];
  });
}

/** Changes values of several documents; each change is one step of undo. */
export function useGridEdits() {
  const notify = useNotify();
  const { permissions } = usePlatform().session;
  const canVerify = canActOnDocuments(permissions, 'toggleVerified');
  const { mutateAsync: save, isPending: isSaving } = useSaveGrid();
  const { verify, undo: undoVerify } = useVerifyGrid();
  const [steps, setSteps] = useState<readonly UndoStep[]>([]);
  const [pending, setPending] = useState<PendingValues>(NOTHING);
  /** Edits that could not be saved. */
  const [unsaved, setUnsaved] = useState<readonly GridEdit[]>([]);

  const run = async (saves: readonly GridSave[], undoing: readonly GridSave[]) => {
    const result = await save(saves);
    const { conflicts, failed, error } = result;
    const [first] = conflicts;
    if (first) notify('tables.gridConflicts', { count: conflicts.length, metric: first.metric.label });
    if (failed.length > 0) notify.failure(error, 'datapoints.updateFailed');
    const back = afterSave(undoing, result);
    if (back.length > 0) setSteps((before) => [...before, { kind: 'values', saves: back }]);
    return result;
  };
  const apply = async (edits: readonly GridEdit[]) => {
    if (edits.length === 0) return;
    setUnsaved([]);
    setPending(toPending(edits));
    const undoing = edits.map((edit) => restoringOf(edit, canVerify));
    const { failed } = await run(edits.map(savingOf), undoing);
    const left = new Set(failed.map(({ metricId }) => metricId));
    const open = edits.filter(({ from }) => left.has(from.metricId));
    setUnsaved(open);
    setPending(toPending(open));
  };
  const mark = async (cells: readonly GridCell[], isVerified: boolean) => {
    const marked = cells.filter(({ value }) => value.value !== '' && value.isVerified !== isVerified);
    if (!canVerify || marked.length === 0) return;
    const toSaves = (verified: boolean) => marked.map((cell) => markingOf(cell, verified));
    await run(toSaves(isVerified), toSaves(!isVerified));
  };
  const verifyProven = async ({ documents }: MetricGrid) => {
    const { batchId } = await verify.mutateAsync(documents.map(({ id }) => id));
    if (batchId !== null) setSteps((before) => [...before, { kind: 'verified', batchId }]);
  };
  const undo = async () => {
    const last = steps.at(-1);
    if (!last) return;
    setSteps(steps.slice(0, -1));
    if (last.kind === 'verified') await undoVerify.mutateAsync(last.batchId);
    else await run(last.saves, []);
  };
  const isBusy = isSaving || verify.isPending || undoVerify.isPending;
  const retry = () => apply(unsaved);
  const commands = { apply, retry, mark, verifyProven, undo };
  return { pending, unsaved, isBusy, canUndo: steps.length > 0, canVerify, ...commands };
}
