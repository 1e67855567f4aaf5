import type { CellEditorExit } from '@assay/shared/widgets';
import type { CellPlace } from '@assay/shared/widgets/data-grid';
import type { KeyboardEvent } from 'react';
import { VALUE_COLUMN, VALUE_COLUMNS } from './value-columns.ts';

const STEPS: Readonly<Record<CellEditorExit, CellPlace>> = {
  enter: { row: 1, column: 0 },
  shiftEnter: { row: -1, column: 0 },
  tab: { row: 0, column: 1 },
  shiftTab: { row: 0, column: -1 },
};

/** Where Tab goes after an edit: between value and date, and from the date to the value of the next row. */
export function placeAfter({ row, column }: CellPlace, exit: CellEditorExit): CellPlace {
  const step = STEPS[exit];
  const isDate = VALUE_COLUMNS[column] === 'date';
  if (exit === 'tab' && isDate) return { row: row + 1, column: VALUE_COLUMN };
  if (exit === 'shiftTab' && !isDate) return { row: row - 1, column: VALUE_COLUMN + 1 };
  return { row: row + step.row, column: column + step.column };
}

/** What the keys of the grid do besides moving the selection. */
export interface ValueKeyActions {
  /** Opens the editor; with true, what is typed replaces the value. */
  readonly edit: (isReplacing: boolean) => void;
  readonly fillDown: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: () => void;
  readonly dismiss: () => void;
}

/** Handles a key of the grid that moves no selection. A character begins an edit that replaces the value. */
export function handleValueKey(event: KeyboardEvent, actions: ValueKeyActions): void {
  const run = (act: () => void) => {
    event.preventDefault();
    act();
  };
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'd') run(actions.fillDown);
    if (key === 'z') run(event.shiftKey ? actions.redo : actions.undo);
    if (key === 'y') run(actions.redo);
    return;
  }
  if (event.altKey) return;
  if (key === 'enter' || key === 'f2') return run(() => actions.edit(false));
  if (key === 'delete' || key === 'backspace') return run(actions.clear);
  if (key === 'escape') return actions.dismiss();
  // The character itself goes into the editor, which takes the focus before the browser enters it.
  if (event.key.length === 1) actions.edit(true);
}
