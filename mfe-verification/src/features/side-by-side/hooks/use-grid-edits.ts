import { canDo } from '@assay/shared/domain';
import { usePlatform } from '@assay/shared/platform';
import { useStore } from '@assay/shared/state';
import { useSessionSaving } from '@assay/shared/widgets/data-grid';
import { useEffect, useMemo, useState } from 'react';
import type { GridCell, GridEdit, MetricGrid, PendingValues } from '../../../document/metric-grid.ts';
import { currentDatapoint, setVerified } from '../../../document/metric-state.ts';
import { openDocumentJournal } from '../../../editing/document-journal.ts';
import { enterValue } from '../../../editing/grid-journal.ts';
import { editedIdsOf, GridSession } from '../../../editing/grid-session.ts';
import { useGridSaving } from '../api/save-grid.mutations.ts';

/** The session of a loaded grid, for as long as the component lives. */
function useGridSession(loaded: MetricGrid, canVerify: boolean): GridSession {
  const { notify, session: user } = usePlatform();
  const { permissions } = user;
  const saving = useGridSaving();
  const [session] = useState(() => {
    const created: GridSession = new GridSession({
      grid: loaded,
      openJournal: (id) => openDocumentJournal(id, user.user.id ?? user.user.email),
      permissions,
      canVerify,
      onConflict: (count, [id = '']) =>
        notify('tables.gridConflicts', { count, metric: created.cellOf(id)?.metric.label ?? '' }),
      onFailed: (error) => notify.failure(error, 'datapoints.updateFailed'),
      ...saving,
    });
    return created;
  });
  useEffect(() => session.updateGrid(loaded), [session, loaded]);
  useSessionSaving(session, false, 'verification.restored');
  return session;
}

/** Changes values of several documents; each change is one step of undo. */
export function useGridEdits(loaded: MetricGrid) {
  const canVerify = canDo(usePlatform().session.permissions, 'documents.toggleVerified');
  const session = useGridSession(loaded, canVerify);
  const { value, original, canUndo, canRedo, undo, redo } = useStore(session.draft);
  const { saveStatus, conflicts } = useStore(session.state);
  const edited = useMemo(() => editedIdsOf({ value, original }), [value, original]);
  const pending = useMemo(
    (): PendingValues =>
      new Map(
        edited.flatMap((id) => {
          const state = value.values[id];
          if (!state) return [];
          const { value: entered, currency } = currentDatapoint(state);
          return [[id, { value: entered, currency }]];
        }),
      ),
    [edited, value],
  );
  return {
    canUndo,
    canRedo,
    undo,
    redo,
    pending,
    /** The power of ten that an amount was multiplied by when it was entered here; undefined where that is not known. */
    scaledByOf: (metricId: string) => {
      const state = value.values[metricId];
      return state && currentDatapoint(state).scaledBy;
    },
    unsavedCount: saveStatus === 'erroring' ? edited.length : 0,
    /** Values that somebody else changed while they were edited here. */
    conflicts: Object.keys(conflicts).flatMap((id) => session.cellOf(id) ?? []),
    canVerify,
    isBusy: saveStatus === 'loading',
    retry: () => session.flush(),
    apply: (edits: readonly GridEdit[]) =>
      session.changeCells(
        'edit',
        edits.map(({ document, metric, from, to }) => ({
          cell: { document, metric, value: from },
          rule: (state) => enterValue(state, to),
        })),
      ),
    mark: (cells: readonly GridCell[], isVerified: boolean) => {
      const filled = canVerify ? cells.filter(({ value: shown }) => shown.value !== '') : [];
      session.changeCells(
        'mark',
        filled.map((cell) => ({ cell, rule: (state) => setVerified(state, isVerified) })),
      );
    },
    verifyProven: ({ documents }: MetricGrid) => session.verify(documents.map(({ id }) => id)),
  };
}
