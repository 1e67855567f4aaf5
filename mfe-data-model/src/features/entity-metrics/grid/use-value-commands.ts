import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform, useSettings } from '@assay/shared/platform';
import { usePatternTests } from '@assay/shared/state';
import type { CellEditorExit, DatapointDraft } from '@assay/shared/widgets';
import {
  activePlace,
  keepInside,
  selectCell,
  type CellPlace,
  type ClipboardBlock,
  type GridSelection,
} from '@assay/shared/widgets/data-grid';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { EDIT_EVENTS } from '../edit-events.ts';
import type { MetricOwner } from '../metric-owner.ts';
import {
  copyOfValues,
  planValueFill,
  planValuePaste,
  problemOfDate,
  planGiveUp,
  type ValueChange,
} from './plan-value-change.ts';
import type { ValueEdits } from './use-value-edits.ts';
import { handleValueKey, placeAfter } from './value-keys.ts';
import { VALUE_COLUMN, VALUE_COLUMNS } from './value-columns.ts';
import type { ValueRow } from './value-rows.ts';
import { enterDate, enterFigure, type ValueState } from './value-state.ts';

interface CommandsInput {
  readonly owner: MetricOwner;
  readonly rows: readonly ValueRow[];
  readonly edits: ValueEdits;
  /** Why nothing can be changed; null where values can. */
  readonly lock: string | null;
  readonly language: Language;
  readonly location: string;
}

/** The state that was typed in an editor of a date or of a figure. */
function typedState(from: ValueState, { value, currency }: DatapointDraft, isDate: boolean): ValueState {
  if (isDate) return value === null || value === '' ? from : enterDate(from, value);
  return enterFigure(from, { value: value ?? from.value, currency: currency ?? from.currency });
}

/** The selected cells of a grid of values, and the one that is edited. */
function useChosenCells(rows: readonly ValueRow[]) {
  const [chosen, setChosen] = useState<GridSelection>(() => selectCell({ row: 0, column: VALUE_COLUMN }));
  const [editing, setEditing] = useState<{ readonly isReplacing: boolean } | null>(null);
  const size = { rows: Math.max(1, rows.length), columns: VALUE_COLUMNS.length };
  const selection = keepInside(chosen, size);
  const place = activePlace(selection);
  return {
    selection,
    place,
    active: rows[place.row],
    editing,
    // At once: the character that begins the edit is entered into whatever has the focus after this key event.
    open: (isReplacing: boolean) => flushSync(() => setEditing({ isReplacing })),
    select: (change: (before: GridSelection) => GridSelection) => {
      setEditing(null);
      setChosen(change(selection));
    },
    leave: (exit: CellEditorExit | null) => {
      setEditing(null);
      if (exit) setChosen(keepInside(selectCell(placeAfter(place, exit)), size));
    },
  };
}

/** A change that waits for its confirmation. */
function usePendingChange(edits: ValueEdits) {
  const [pendingChange, setPendingChange] = useState<ValueChange | null>(null);
  return {
    pendingChange,
    setPendingChange,
    cancel: () => setPendingChange(null),
    carryOut: () => {
      if (pendingChange) void edits.apply('paste', pendingChange.edits);
      setPendingChange(null);
    },
  };
}

function useEditTracking(owner: MetricOwner, location: string) {
  const { analytics } = usePlatform();
  return (event: keyof typeof EDIT_EVENTS, { metric }: ValueRow) =>
    analytics.track(EDIT_EVENTS[event], { location, fin: metric.fin, entityId: owner.id });
}

/** The selection of a grid of values, and the commands on it. Those that change several values ask first. */
export function useValueCommands({ owner, rows, edits, lock, language, location }: CommandsInput) {
  const { defaultCurrency } = useSettings();
  const testPattern = usePatternTests();
  const [refusal, setRefusal] = useState<string | null>(null);
  const cells = useChosenCells(rows);
  const { selection, place, active } = cells;
  const context = { language, typing: { currency: defaultCurrency }, testPattern };
  const changed = { rows, selection, stateOf: edits.stateOf, context };
  const track = useEditTracking(owner, location);
  const pending = usePendingChange(edits);

  const edit = (at: CellPlace, isReplacing: boolean) => {
    setRefusal(null);
    const row = rows[at.row];
    const column = VALUE_COLUMNS[at.column];
    if (!row || lock !== null || (column !== 'value' && column !== 'date')) return;
    if (row.lock !== null) return setRefusal(row.lock);
    track('edit', row);
    cells.open(isReplacing);
  };
  const enter = (row: ValueRow, draft: DatapointDraft) => {
    const from = edits.stateOf(row);
    const to = typedState(from, draft, VALUE_COLUMNS[place.column] === 'date');
    const problem = problemOfDate(from, to.reportingDate, context);
    if (problem !== null) return setRefusal(problem);
    if (to === from) return;
    track('save', row);
    void edits.apply('edit', [{ row, to }]);
  };
  /** Gives up what is typed and not stored; a stored value is deleted in its history. */
  const clear = () => {
    const given = planGiveUp(changed);
    if (given.length > 0) return void edits.apply('clear', given);
    const isFilled = active !== undefined && edits.stateOf(active).value !== '';
    setRefusal(isFilled && lock === null ? (active.lock ?? text('datapoints.gridNotEmpty')) : null);
  };
  return {
    ...cells,
    ...pending,
    refusal,
    edit,
    enter,
    handleKey: (event: KeyboardEvent) =>
      handleValueKey(event, {
        edit: (isReplacing) => edit(place, isReplacing),
        fillDown: () => pending.setPendingChange(lock === null ? planValueFill(changed) : null),
        undo: () => void edits.undo(),
        redo: () => void edits.redo(),
        clear,
        dismiss: () => setRefusal(null),
      }),
    close: (exit: CellEditorExit | null) => {
      cells.leave(exit);
      if (exit === null && active) track('cancel', active);
    },
    copy: () => copyOfValues(changed),
    paste: (block: ClipboardBlock) => {
      setRefusal(null);
      if (lock === null) pending.setPendingChange(planValuePaste(changed, block));
    },
  };
}
