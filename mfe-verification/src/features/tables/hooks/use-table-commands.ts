import { useNotify, usePlatform } from '@assay/shared/platform';
import { usePatternTests } from '@assay/shared/state';
import {
  activePlace,
  type CellPlace,
  type ClipboardBlock,
  edgesOf,
  liveRange,
  planFillDown,
  type ReadingProgress,
  selectedPlaces,
  selectedRows,
} from '@assay/shared/widgets/data-grid';
import { useEffect, useRef, useState } from 'react';
import { setAkas, setConfidence, setLocation, type MetricState } from '../../../document/metric-state.ts';
import type { PageBox } from '../../../document/page-box.ts';
import { toCopiedCell } from '../../../grid/cell-view.ts';
import { changePlaces, toggleVerified, valueToCopy, type CellEdit } from '../../../grid/table-edits.ts';
import { deleteRows, type TableCell } from '../../../grid/table-draft.ts';
import { cellAtPlace, metricAt, rowAt } from '../../../grid/table-shape.ts';
import { clear, enter, paste, type CellLock, type EditTarget } from './enter-texts.ts';
import type { TableCommandsInput } from './table-commands-input.ts';

/** The commands on the selected cells. Each is one step of undo. */
export type TableCommands = ReturnType<typeof useTableCommands>;

/** Makes the commands on the selected cells. A command that the rights forbid changes nothing. */
export function useTableCommands(input: TableCommandsInput) {
  const { user } = usePlatform().session;
  const notify = useNotify();
  const sayLock = (lock: CellLock | null) => {
    if (lock !== null) notify(lock);
  };
  const testPattern = usePatternTests();
  const { session, grid, rights } = input;
  const { progress, setProgress, start } = useRunning();
  const target: EditTarget = {
    ...input,
    lockAt: (place) => lockOf(input, cellAtPlace(grid.shape, place)),
    context: () => ({
      at: new Date().toISOString(),
      by: user.name,
      documentCurrency: input.documentCurrency,
      createId: () => crypto.randomUUID(),
    }),
    testPattern,
  };
  return {
    /** Whether the value of a place may be changed; where not, `refuseEdit` says why. */
    mayEdit: (place: CellPlace) => !rights.isReadOnly && target.lockAt(place) === null,
    refuseEdit: (place: CellPlace) => sayLock(target.lockAt(place)),
    enter: (name: string, edits: readonly CellEdit[]) => enter(target, name, edits),
    paste: (block: ClipboardBlock) => {
      if (!rights.isReadOnly) start(() => paste({ ...target, onProgress: setProgress }, block));
    },
    clear: () => {
      if (!rights.isReadOnly) clear(target);
    },
    /** How much of a paste is read; null where none is being read. */
    progress,
    cancel: () => start(() => null),
    copy: () => copy(input),
    fillDown: () => fillDown(target),
    verify: () => {
      if (!rights.canVerify) return;
      const places = selectedPlaces(grid.selection);
      const { judgements, shape } = grid;
      const context = target.context();
      session.change('verify', (draft) => toggleVerified(draft, shape, { places, context, judgements }));
    },
    deleteRows: () => sayLock(deleteSelectedRows(input)),
    /** Sets where the value of the active cell is printed. */
    locate: (box: PageBox, words: string) =>
      changeActive(target, 'locate', (state) => setLocation(state, { box, words })),
    /** Sets how sure the value of the active cell is, 0-1. */
    setConfidence: (confidence: number) =>
      changeActive(target, 'confidence', (state) => setConfidence(state, confidence)),
    /** Sets the other names of the entity in the active cell. */
    setAkas: (akas: readonly string[]) => changeActive(target, 'akas', (state) => setAkas(state, akas)),
    undo: () => !rights.isReadOnly && session.draft.getState().undo(),
    redo: () => !rights.isReadOnly && session.draft.getState().redo(),
  };
}

/** Changes the active cell by a rule, unless the user may not. */
function changeActive(
  { session, grid: { shape, selection }, rights, lockAt, context }: EditTarget,
  name: string,
  rule: (state: MetricState) => MetricState,
) {
  const places = [activePlace(selection)].filter((place) => !rights.isReadOnly && lockAt(place) === null);
  const edit = { places, context: context(), rule };
  session.change(name, (draft) => changePlaces(draft, shape, edit));
}

/** At most one command that takes several turns of the page. It ends with the component, and when the next one starts. */
function useRunning() {
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  const start = (run: () => (() => void) | null) => {
    end.current?.();
    setProgress(null);
    end.current = run();
  };
  return { progress, setProgress, start };
}

/** The selected cells. */
function copy({ grid: { shape, selection }, language }: TableCommandsInput): ClipboardBlock {
  const { top, bottom, left, right } = edgesOf(liveRange(selection));
  const cellAt = (place: CellPlace) => {
    const metric = metricAt(shape, place);
    if (metric) return toCopiedCell(metric, cellAtPlace(shape, place)?.state, language);
    return { text: shape.group.isRepeatable ? '' : (shape.metrics[place.row]?.label ?? '') };
  };
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) =>
      cellAt({ row: top + row, column: left + column }),
    ),
  );
}

/** Copies the first selected value of each column into the selected cells below it. */
function fillDown(target: EditTarget) {
  const { shape, selection } = target.grid;
  const edits = planFillDown(selection).flatMap(({ from, to }): readonly CellEdit[] => {
    const source = cellAtPlace(shape, from);
    const isTarget = metricAt(shape, from) === metricAt(shape, to) && rowAt(shape, to) !== undefined;
    const value = source && valueToCopy(source);
    return isTarget && value && value.value !== '' ? [{ place: to, value }] : [];
  });
  enter(target, 'fillDown', edits);
}

/** @returns why nothing was deleted, where a value of the rows may not be changed */
function deleteSelectedRows(input: TableCommandsInput): CellLock | null {
  const { session, grid, rights } = input;
  const { shape, selection } = grid;
  if (rights.isReadOnly || !shape.group.isRepeatable) return null;
  const rows = selectedRows(selection).flatMap((row) => shape.rows[row] ?? []);
  const cells = rows.flatMap((row) => Object.values(row.cells));
  for (const cell of cells) {
    const lock = lockOf(input, cell);
    if (lock !== null) return lock;
  }
  const ids = new Set(rows.map(({ id }) => id));
  session.change('deleteRows', (draft) => deleteRows(draft, shape.group.id, ids));
  return null;
}

/** Why the user may not change a cell that is there; null where they may, or may change nothing at all. */
function lockOf({ grid, rights }: TableCommandsInput, cell: TableCell | undefined): CellLock | null {
  if (cell === undefined) return null;
  if (grid.withheld.has(cell.metricId)) return 'secondEntry.withheld';
  return rights.isReadOnly || rights.canEdit(cell.state) ? null : 'tables.pasteLocked';
}
