import { canActOnDocuments } from '@assay/shared/domain';
import { useNotify, usePlatform } from '@assay/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { openDocumentJournal } from '../../../document/document-journal.ts';
import { useSessionSaving } from '../../../document/use-session-saving.ts';
import { useSaveGrid, useVerifyGrid } from '../api/save-grid.mutations.ts';
import {
  cellOfSave,
  forgetSaves,
  inverseOf,
  journalSaves,
  readJournals,
  stepOfEdit,
  stepOfMark,
  toPending,
  type GridStep,
  type OpenJournal,
} from '../model/grid-saves.ts';
import type { GridCell, GridEdit, MetricGrid } from '../model/metric-grid.ts';

/** What is carried out as a whole, and taken back as a whole. */
type Command =
  | { readonly kind: 'values'; readonly steps: readonly GridStep[] }
  | { readonly kind: 'verify'; readonly ids: readonly string[] }
  | { readonly kind: 'takeBack'; readonly ids: readonly string[]; readonly batchId: string };

const isAmong = ({ forth }: GridStep, steps: readonly GridStep[]) =>
  steps.some((step) => step.forth.metricId === forth.metricId);

/** Undo and redo of commands. `carryOut` gives the command that takes one back; null where nothing was changed. */
function useHistory(carryOut: (command: Command) => Promise<Command | null>) {
  const [done, setDone] = useState<readonly Command[]>([]);
  const [undone, setUndone] = useState<readonly Command[]>([]);
  const [lastDone, lastUndone] = [done.at(-1), undone.at(-1)];
  /** Carries a command out, and keeps the one that takes it back. */
  const move = async (command: Command, keep: typeof setDone) => {
    // The user has learned of a failure, and nothing was changed.
    const back = await carryOut(command).catch(() => null);
    if (back) keep((before) => [...before, back]);
    return back !== null;
  };
  return {
    canUndo: lastDone !== undefined,
    canRedo: lastUndone !== undefined,
    start: async (command: Command) => {
      if (await move(command, setDone)) setUndone([]);
    },
    undo: async () => {
      if (!lastDone) return;
      setDone(done.slice(0, -1));
      await move(lastDone, setUndone);
    },
    redo: async () => {
      if (!lastUndone) return;
      setUndone(undone.slice(0, -1));
      await move(lastUndone, setDone);
    },
  };
}

/** Saves values. What is sent is in the journal of its document until it is stored. */
function useSteps(openJournal: OpenJournal) {
  const notify = useNotify();
  const { mutateAsync: save, isPending } = useSaveGrid();
  const [sent, setSent] = useState<readonly GridStep[]>([]);
  /** What could not be saved. */
  const [unsaved, setUnsaved] = useState<readonly GridStep[]>([]);
  const [conflicts, setConflicts] = useState<readonly GridCell[]>([]);
  /** Saves values, with those that could not be saved before. @returns the steps that take them back */
  const run = async (wanted: readonly GridStep[]): Promise<readonly GridStep[]> => {
    const steps = [...unsaved.filter((step) => !isAmong(step, wanted)), ...wanted];
    const saves = steps.map(({ forth }) => forth);
    journalSaves(openJournal, saves);
    setUnsaved([]);
    setSent(steps);
    const { saved, conflicts: moved, failed, error } = await save(saves);
    const stored = saves.filter(({ metricId }) => saved.has(metricId));
    forgetSaves(openJournal, stored);
    const [first] = moved;
    if (first) notify('tables.gridConflicts', { count: moved.length, metric: first.metric.label });
    if (failed.length > 0) notify.failure(error, 'datapoints.updateFailed');
    setConflicts((before) => [
      ...before.filter(({ value }) => !saves.some(({ metricId }) => metricId === value.metricId)),
      ...moved.flatMap(cellOfSave),
    ]);
    setUnsaved(steps.filter(({ forth }) => failed.includes(forth)));
    setSent([]);
    return inverseOf(steps, saved);
  };
  const pending = toPending([...unsaved, ...sent].map(({ forth }) => forth));
  return { run, pending, unsaved, conflicts, setConflicts, isSaving: isPending };
}

/**
 * Changes values of several documents; each change is one step of undo. A change is in the journal of its document until it
 * is stored, so that no reload loses it.
 */
export function useGridEdits(loaded: MetricGrid) {
  const { permissions, user } = usePlatform().session;
  const canVerify = canActOnDocuments(permissions, 'toggleVerified');
  const openJournal = (id: string) => openDocumentJournal(id, user.id ?? user.email);
  const { run, pending, unsaved, conflicts, setConflicts, isSaving } = useSteps(openJournal);
  const { verify, undo: undoVerify } = useVerifyGrid();
  const history = useHistory(async (command) => {
    switch (command.kind) {
      case 'values': {
        const steps = await run(command.steps);
        return steps.length === 0 ? null : { kind: 'values', steps };
      }
      case 'verify': {
        const { batchId } = await verify.mutateAsync(command.ids);
        return batchId === null ? null : { kind: 'takeBack', ids: command.ids, batchId };
      }
      case 'takeBack':
        await undoVerify.mutateAsync(command.batchId);
        return { kind: 'verify', ids: command.ids };
    }
  });
  const saveSteps = async (steps: readonly GridStep[]) => {
    if (steps.length > 0) await history.start({ kind: 'values', steps });
  };
  const retry = () => saveSteps(unsaved);
  const restore = () => {
    const found = readJournals(openJournal, loaded, permissions);
    setConflicts(found.conflicts);
    void saveSteps(found.steps);
    return found.steps.length;
  };
  useJournal({ restore, retry });
  return {
    ...history,
    pending,
    unsaved,
    conflicts,
    canVerify,
    isBusy: isSaving || verify.isPending || undoVerify.isPending,
    retry,
    apply: (edits: readonly GridEdit[]) => saveSteps(edits.map((edit) => stepOfEdit(edit, canVerify))),
    mark: async (cells: readonly GridCell[], isVerified: boolean) => {
      const marked = cells.filter(({ value }) => value.value !== '' && value.isVerified !== isVerified);
      if (canVerify) await saveSteps(marked.map((cell) => stepOfMark(cell, isVerified)));
    },
    verifyProven: ({ documents }: MetricGrid) =>
      history.start({ kind: 'verify', ids: documents.map(({ id }) => id) }),
  };
}

/** Restores the edits of the journals once, and saves what is unsaved when the network returns or the page goes. */
function useJournal(now: { readonly restore: () => number; readonly retry: () => Promise<void> }): void {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const [session] = useState(() => {
    let isRestored = false;
    return {
      restore: () => {
        if (isRestored) return 0;
        isRestored = true;
        return latest.current.restore();
      },
      flush: () => latest.current.retry(),
    };
  });
  useSessionSaving(session, false, 'verification.restored');
}
