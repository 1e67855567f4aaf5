import { canActOnDocuments } from '@assay/shared/domain';
import { usePlatform } from '@assay/shared/platform';
import { useStore } from '@assay/shared/state';
import { useSessionSaving } from '@assay/shared/widgets/data-grid';
import { useEffect, useMemo, useState } from 'react';
import { openDocumentJournal } from '../../../document/document-journal.ts';
import { useGridSaving } from '../api/save-grid.mutations.ts';
import { enterValue, type PendingValues } from '../model/grid-saves.ts';
import { editedIdsOf, GridSession } from '../model/grid-session.ts';
import type { GridCell, GridEdit, MetricGrid } from '../model/metric-grid.ts';

/** The session of a loaded grid, for as long as the component lives. */
function useGridSession(loaded: MetricGrid, canVerify: boolean): GridSession {
  const { permissions, user } = usePlatform().session;
  const saving = useGridSaving();
  const [session] = useState(
    () =>
      new GridSession({
        grid: loaded,
        openJournal: (id) => openDocumentJournal(id, user.id ?? user.email),
        permissions,
        canVerify,
        ...saving,
      }),
  );
  useEffect(() => session.updateGrid(loaded), [session, loaded]);
  useSessionSaving(session, false, 'verification.restored');
  return session;
}

/** Changes values of several documents; each change is one step of undo. */
export function useGridEdits(loaded: MetricGrid) {
  const canVerify = canActOnDocuments(usePlatform().session.permissions, 'toggleVerified');
  const session = useGridSession(loaded, canVerify);
  const { value, original, canUndo, canRedo } = useStore(session.draft);
  const { isBusy, failed, conflicts } = useStore(session.state);
  const edited = useMemo(() => editedIdsOf({ value, original }), [value, original]);
  const pending = useMemo(
    (): PendingValues =>
      new Map(
        edited.flatMap((id) => {
          const state = value.values[id];
          return state ? [[id, { value: state.value, currency: state.currency }]] : [];
        }),
      ),
    [edited, value],
  );
  return {
    canUndo,
    canRedo,
    undo: () => session.undo(),
    redo: () => session.redo(),
    pending,
    /** The power of ten that an amount was multiplied by when it was entered here; undefined where that is not known. */
    scaledByOf: (metricId: string) => value.values[metricId]?.scaledBy,
    unsavedCount: edited.filter((id) => failed.has(id)).length,
    conflicts,
    canVerify,
    isBusy,
    retry: () => session.flush(),
    apply: (edits: readonly GridEdit[]) =>
      session.change(
        'edit',
        edits.map(({ document, metric, from, to }) => ({
          cell: { document, metric, value: from },
          rule: (state) => enterValue(state, to),
        })),
      ),
    mark: async (cells: readonly GridCell[], isVerified: boolean) => {
      const marked = cells.filter(
        ({ value: { value: shown, isVerified: was } }) => shown !== '' && was !== isVerified,
      );
      if (!canVerify) return;
      await session.change(
        'mark',
        marked.map((cell) => ({ cell, rule: (state) => ({ ...state, isVerified }) })),
      );
    },
    verifyProven: ({ documents }: MetricGrid) => session.verify(documents.map(({ id }) => id)),
  };
}
