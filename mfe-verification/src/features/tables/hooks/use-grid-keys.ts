import {
  activePlace,
  type CellPlace,
  type GridSelection,
  liveRange,
  selectCell,
} from '@assay/shared/widgets/data-grid';
import type { KeyboardEvent } from 'react';
import { fieldReviewAt, type Judgements } from '../../../grid/cell-status.ts';
import { sizeOf, type TableShape } from '../../../grid/table-shape.ts';
import type { TableCommands } from './use-table-commands.ts';
import type { TableGrid } from './use-table-grid.ts';

/** What the keys of a grid do besides moving the selection. */
export interface GridKeyActions extends Pick<
  TableCommands,
  'undo' | 'redo' | 'fillDown' | 'verify' | 'clear' | 'deleteRows'
> {
  /** Opens the editor; with true, what is typed replaces the value. */
  readonly edit: (isReplacing: boolean) => void;
  readonly locate: () => void;
  /** Ends what is open: the texts that could not be pasted, a location that is being drawn. */
  readonly dismiss: () => void;
}

function isNeedingReview({ shape, judgements }: ReviewedShape, place: CellPlace): boolean {
  return (fieldReviewAt(shape, place, judgements)?.reason ?? null) !== null;
}

interface ReviewedShape {
  readonly shape: TableShape;
  readonly judgements: Judgements;
}

/** The next place that needs review in reading order, from the end back to the start; null where none does. */
export function nextToReview(grid: ReviewedShape, from: CellPlace, step: 1 | -1): CellPlace | null {
  const { rows, columns } = sizeOf(grid.shape);
  const count = rows * columns;
  const start = from.row * columns + from.column;
  for (let offset = 1; offset <= count; offset += 1) {
    const at = (start + step * offset + count * 2) % count;
    const place = { row: Math.floor(at / columns), column: at % columns };
    if (isNeedingReview(grid, place)) return place;
  }
  return null;
}

/** The action of a key with Ctrl or Command. */
function commandOf({ key, shiftKey }: KeyboardEvent, actions: GridKeyActions): (() => unknown) | undefined {
  const byKey: Readonly<Record<string, () => unknown>> = {
    z: shiftKey ? actions.redo : actions.undo,
    y: actions.redo,
    d: actions.fillDown,
    l: actions.locate,
    delete: actions.deleteRows,
    backspace: actions.deleteRows,
  };
  return byKey[key.toLowerCase()];
}

/** Handles a key of the grid that moves no selection. A character begins an edit that replaces the value. */
export function handleGridKey(event: KeyboardEvent, grid: TableGrid, actions: GridKeyActions): void {
  const { key } = event;
  const run = (action: (() => unknown) | undefined) => {
    if (!action) return;
    event.preventDefault();
    action();
  };
  if (event.ctrlKey || event.metaKey) return run(commandOf(event, actions));
  if (event.altKey) {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const next = step === 0 ? null : nextToReview(grid, activePlace(grid.selection), step);
    return run(next ? () => grid.select(() => selectCell(next)) : undefined);
  }
  if (key === 'Enter' || key === 'F2') return run(() => actions.edit(false));
  if (key === ' ') return run(actions.verify);
  if (key === 'Delete' || key === 'Backspace') return run(actions.clear);
  if (key === 'Escape') return run(actions.dismiss);
  // The character itself goes into the editor, which takes the focus before the browser enters it.
  if (key.length === 1) actions.edit(true);
}

/**
 * The selection after an edit: one cell on, in the direction of the key that ended it. An edit of the blank row has just
 * added a row, so the next blank row is one beyond the shape; the grid keeps a selection inside.
 */
export function afterExit(
  selection: GridSelection,
  step: { readonly row: number; readonly column: number },
  shape: TableShape,
): GridSelection {
  const { rows, columns } = sizeOf(shape);
  const { row, column } = liveRange(selection).anchor;
  return selectCell({
    row: Math.max(0, Math.min(rows, row + step.row)),
    column: Math.max(0, Math.min(columns - 1, column + step.column)),
  });
}
