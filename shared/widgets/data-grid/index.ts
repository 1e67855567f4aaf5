/** A grid of any size whose cells are selected, edited, copied and pasted as in a spreadsheet. */
export { DataGrid, type DataGridHandle, type DataGridProps } from './data-grid.tsx';
export { GridChangeDialog } from './grid-change-dialog.tsx';
export type { GridChangeDialogProps, GridProblem } from './grid-change-dialog.tsx';
export type { CellTone, GridCellView, GridColumn, GridRowView } from './grid-view.ts';
export {
  activePlace,
  countSelected,
  eachSelectedPlace,
  edgesOf,
  keepInside,
  liveRange,
  selectCell,
  selectedPlaces,
  selectedRows,
  type CellPlace,
  type GridSelection,
  type GridSize,
} from './grid-selection.ts';
export type { ClipboardBlock, ClipboardCell } from './clipboard.ts';
export { planFillDown, planPaste, type PasteProblem, type ReadingProgress } from './paste.ts';
export { namedCurrency, readCellText, type CellReading, type CellReadingContext } from './read-cell-text.ts';
export { toClipboardCell, toValueText, type ValueText } from './value-text.ts';
export { measureText } from './measure-text.ts';
export { useSessionSaving } from './use-session-saving.ts';
