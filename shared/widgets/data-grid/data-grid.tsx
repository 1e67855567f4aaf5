import {
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { readClipboard, writeClipboard, type ClipboardBlock } from './clipboard.ts';
import { useGridWindow } from './use-grid-window.ts';
import { layOutColumns, type IndexRange } from './grid-layout.ts';
import {
  activePlace,
  addRange,
  extendTo,
  selectCell,
  selectedColumnsOf,
  selectionAfterKey,
  selectWhole,
  type CellPlace,
  type GridSelection,
} from './grid-selection.ts';
import { cellIdOf, GridRow, placeOfEvent, placesOf } from './grid-cells.tsx';
import { GridHead, GridTotals } from './grid-edges.tsx';
import {
  GUTTER_WIDTH,
  HEADER_HEIGHT,
  ROW_HEIGHT,
  type GridCellView,
  type GridColumn,
  type GridRowView,
} from './grid-view.ts';
import classes from './data-grid.module.css';

/** Controls a grid from the screen around it. */
export interface DataGridHandle {
  readonly focus: () => void;
}

export interface DataGridProps {
  readonly ref?: Ref<DataGridHandle>;
  /** The accessible name. */
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rowCount: number;
  /** The view of a row. It must return the same object for a row that has not changed. */
  readonly readRow: (row: number) => GridRowView;
  /** The totals by column; undefined for a grid without. */
  readonly totals?: readonly (GridCellView | null)[] | undefined;
  readonly selection: GridSelection;
  /** Changes the selection. */
  readonly onSelect: (change: (before: GridSelection) => GridSelection) => void;
  /** The editor of the active cell while it is open. */
  readonly editor: ReactNode;
  readonly isReadOnly: boolean;
  /** Opens the editor of a cell. */
  readonly onOpen: (place: CellPlace) => void;
  /** Keys that the grid itself does not use. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** Gives the selected cells. */
  readonly onCopy: () => ClipboardBlock;
  readonly onPaste: (block: ClipboardBlock) => void;
}

/**
 * A grid of any size, by the grid pattern of ARIA: only the rows and columns in view are rendered, the header, the first
 * column and the totals stay in view. The grid itself has the focus and names its active cell, so that scrolling never
 * loses the focus.
 */
export function DataGrid({ ref, ...props }: DataGridProps) {
  const { label, columns, rowCount, readRow, totals, selection, editor, isReadOnly } = props;
  const { onSelect, onOpen, onKey, onCopy, onPaste } = props;
  const gridId = useId();
  const layout = useMemo(
    () =>
      layOutColumns(
        columns.map(({ width }) => width),
        GUTTER_WIDTH,
      ),
    [columns],
  );
  const places = useMemo(() => placesOf(layout), [layout]);
  const edges = HEADER_HEIGHT + (totals ? ROW_HEIGHT : 0);
  const {
    scrollerRef,
    rows,
    columns: range,
    page,
    show,
  } = useGridWindow({
    rowCount,
    layout,
    rowHeight: ROW_HEIGHT,
    edges,
  });
  const active = activePlace(selection);
  useActiveInView(active, show);
  useImperativeHandle(ref, () => ({
    focus: () => scrollerRef.current?.focus({ preventScroll: true }),
  }));
  const pointers = pointersOf({ columnCount: columns.length, rowCount, onSelect, onOpen });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (editor !== null || event.defaultPrevented) return;
    const size = { rows: rowCount, columns: columns.length, page };
    const isCommand = event.ctrlKey || event.metaKey;
    const { key, shiftKey } = event;
    const move = (from: GridSelection) => selectionAfterKey(from, { key, shiftKey, isCommand }, size);
    if (event.altKey || !move(selection)) return onKey(event);
    event.preventDefault();
    onSelect((before) => move(before) ?? before);
  };
  const handleClipboard = (event: ClipboardEvent, handle: (clipboard: DataTransfer) => void) => {
    if (editor !== null) return;
    event.preventDefault();
    handle(event.clipboardData);
  };
  const paste = (clipboard: DataTransfer) => {
    const block = readClipboard(clipboard);
    if (block !== null) onPaste(block);
  };

  const rendered = { columns, places, range };
  const size: CSSProperties & Readonly<Record<`--${string}`, string>> = {
    '--grid-width': `${layout.width}px`,
    '--grid-rows': `${rowCount * ROW_HEIGHT}px`,
    '--gutter-width': `${GUTTER_WIDTH}px`,
    '--header-height': `${HEADER_HEIGHT}px`,
  };
  return (
    <div
      ref={scrollerRef}
      role="grid"
      className={classes.grid}
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rowCount + 1 + (totals ? 1 : 0)}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-readonly={isReadOnly}
      aria-activedescendant={cellIdOf(gridId, active)}
      style={size}
      onKeyDown={handleKeyDown}
      onCopy={(event) => handleClipboard(event, (clipboard) => writeClipboard(clipboard, onCopy()))}
      onPaste={(event) => handleClipboard(event, paste)}
    >
      <GridHead {...rendered} />
      <div role="rowgroup" className={classes.body} {...pointers}>
        {rowsOf(rows, { row: active.row, isEdited: editor !== null }, rowCount).map(({ key, row }) => (
          <GridRow
            key={key}
            {...rendered}
            gridId={gridId}
            row={row}
            view={readRow(row)}
            selected={selectedColumnsOf(selection, row)}
            activeColumn={row === active.row ? active.column : -1}
            editor={row === active.row ? editor : null}
          />
        ))}
      </div>
      {totals && <GridTotals {...rendered} totals={totals} rowIndex={rowCount + 2} />}
    </div>
  );
}

/**
 * The rendered rows, each with the key of its elements. A row that leaves the view gives its elements to one that enters.
 * The active row is rendered wherever it is, because the grid names its active cell. While it is edited it keeps its elements
 * and is the first of them, which React never moves: an editor that is made anew loses what is typed, a moved one its focus.
 */
function rowsOf({ first, last }: IndexRange, active: { row: number; isEdited: boolean }, count: number) {
  const slots = Math.max(1, last - first + 1);
  const rows = Array.from({ length: slots }, (_, index) => first + index)
    .filter((row) => row < count && !(active.isEdited && row === active.row))
    .map((row) => ({ key: String(row % slots), row }));
  const own = { key: 'active', row: active.row };
  if (active.isEdited) return [own, ...rows];
  const isAway = active.row < first || active.row > last;
  return isAway && active.row < count ? [...rows, own] : rows;
}

/** Scrolls to the active cell when another one becomes active, and not when the window around it changes. */
function useActiveInView({ row, column }: CellPlace, show: (place: CellPlace) => void) {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => latest.current({ row, column }), [row, column]);
}

interface PointersInput extends Pick<DataGridProps, 'rowCount' | 'onSelect' | 'onOpen'> {
  readonly columnCount: number;
}

/**
 * The selection by pointer: a click selects, with Shift extends, with Ctrl adds; dragging extends; the margin selects rows.
 * One handler serves all cells.
 */
function pointersOf({ columnCount, rowCount, onSelect, onOpen }: PointersInput) {
  const selectRows = (row: number, event: PointerEvent) =>
    onSelect((before) => {
      const size = { rows: rowCount, columns: columnCount };
      const place = { row, column: activePlace(before).column };
      return selectWhole(event.shiftKey ? extendTo(before, place) : selectCell(place), 'rows', size);
    });
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = event.button === 0 ? placeOfEvent(event.target) : null;
      if (!place) return;
      if (place.column < 0) return selectRows(place.row, event);
      const isAdding = event.ctrlKey || event.metaKey;
      onSelect((before) => {
        if (event.shiftKey) return extendTo(before, place);
        return isAdding ? addRange(before, place) : selectCell(place);
      });
    },
    onPointerOver: (event: PointerEvent) => {
      const place = event.buttons === 1 ? placeOfEvent(event.target) : null;
      if (place && place.column >= 0) onSelect((before) => extendTo(before, place));
    },
    onDoubleClick: (event: MouseEvent) => {
      const place = placeOfEvent(event.target);
      if (place && place.column >= 0) onOpen(place);
    },
  };
}
