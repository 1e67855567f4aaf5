import type { CellEditorExit } from '@assay/shared/widgets';
import { activePlace, type CellPlace, type GridSelection } from '@assay/shared/widgets/data-grid';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { addressAt } from '../../../grid/table-shape.ts';
import { afterExit } from './use-grid-keys.ts';
import type { TableCommands } from './use-table-commands.ts';
import type { TableGrid } from './use-table-grid.ts';

/** The edit of the active cell. */
export interface CellEditing {
  /** null while no editor is open. */
  readonly open: { readonly isReplacing: boolean } | null;
  /** Opens the editor of the active cell; with true, what is typed replaces the value. */
  readonly edit: (isReplacing: boolean) => void;
  readonly editAt: (place: CellPlace) => void;
  readonly close: (exit: CellEditorExit | null) => void;
  /** Changes the selection; an open editor saves first, and keeps the selection while its value is invalid. */
  readonly select: (change: (before: GridSelection) => GridSelection) => void;
}

const STEPS: Readonly<Record<CellEditorExit, { row: number; column: number }>> = {
  enter: { row: 1, column: 0 },
  shiftEnter: { row: -1, column: 0 },
  tab: { row: 0, column: 1 },
  shiftTab: { row: 0, column: -1 },
};

interface CellEditingInput {
  readonly grid: TableGrid;
  readonly commands: Pick<TableCommands, 'mayEdit' | 'refuseEdit'>;
  readonly focusGrid: () => void;
  /** Saves what is typed in the open editor. False if it is invalid. */
  readonly saveOpenEditor: () => boolean;
}

/** Opens and closes the editor of the active cell. */
export function useCellEditing({ grid, commands, focusGrid, saveOpenEditor }: CellEditingInput): CellEditing {
  const [open, setOpen] = useState<CellEditing['open']>(null);
  const openAt = (place: CellPlace, isReplacing: boolean) => {
    if (!addressAt(grid.shape, place)) return;
    if (!commands.mayEdit(place)) return commands.refuseEdit(place);
    // At once: the character that begins the edit is entered into whatever has the focus after this key event.
    flushSync(() => setOpen({ isReplacing }));
  };
  return {
    open,
    edit: (isReplacing) => openAt(activePlace(grid.selection), isReplacing),
    editAt: (place) => openAt(place, false),
    close: (exit) => {
      setOpen(null);
      if (exit !== null) grid.select((before) => afterExit(before, STEPS[exit], grid.shape));
      focusGrid();
    },
    select: (change) => {
      if (open && !saveOpenEditor()) return;
      setOpen(null);
      grid.select(change);
    },
  };
}
