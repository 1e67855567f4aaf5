import { memo, type PointerEvent, type ReactNode } from 'react';
import { includesColumn, type CellPlace } from '../model/grid-selection.ts';
import type { ColumnLayout, IndexRange } from '../model/grid-layout.ts';
import {
  GUTTER_WIDTH,
  ROW_HEIGHT,
  type GridCellView,
  type GridColumn,
  type GridRowView,
} from '../model/grid-view.ts';
import classes from './data-grid.module.css';

/** The columns as they are rendered. */
export interface RenderedColumns {
  readonly columns: readonly GridColumn[];
  readonly layout: ColumnLayout;
  readonly range: IndexRange;
}

/** What the pointer does in the cells. */
export interface CellPointers {
  readonly onDown: (place: CellPlace, event: PointerEvent) => void;
  /** The pointer enters the cell with its button pressed. */
  readonly onDrag: (place: CellPlace) => void;
  readonly onOpen: (place: CellPlace) => void;
  readonly onRow: (row: number, event: PointerEvent) => void;
}

/** The id of a cell, which names it as the active one. */
export const cellIdOf = (gridId: string, { row, column }: CellPlace) => `${gridId}-${row}-${column}`;

/** The indexes of the rendered columns: the first one, which stays in view, and those in the range. */
export function renderedIndexes({ columns, range }: RenderedColumns): readonly number[] {
  const indexes = columns.length > 0 ? [0] : [];
  for (let index = range.first; index <= range.last; index += 1) indexes.push(index);
  return indexes;
}

/** Where a column is. The first one takes part in the flow of the row, so that it can stay in view. */
export function positionOf({ layout }: RenderedColumns, index: number) {
  const width = layout.widths[index] ?? 0;
  return index === 0 ? { width, left: GUTTER_WIDTH } : { width, left: layout.lefts[index] ?? 0 };
}

/** The content of a cell: figures with their currency before them. */
export function CellText({ currency, text, isAbsent }: GridCellView): ReactNode {
  if (isAbsent) return <span className={classes.absent}>{text}</span>;
  if (!currency) return text;
  return (
    <>
      <span className={classes.currency}>{currency}</span> {text}
    </>
  );
}

export interface GridRowProps extends RenderedColumns, CellPointers {
  readonly gridId: string;
  readonly row: number;
  readonly view: GridRowView;
  /** The selected columns, as `selectedColumnsOf` writes them. */
  readonly selected: string;
  /** The active column of this row; -1 in every other row. */
  readonly activeColumn: number;
  /** The open editor, in the active cell. */
  readonly editor: ReactNode;
}

/** A row. It renders only if its view, its selection or the rendered columns change. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { view, row, layout, editor, activeColumn, onRow } = props;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classes.row}
      data-new={view.isNew || undefined}
      style={{ top: row * ROW_HEIGHT, width: layout.width, height: ROW_HEIGHT }}
    >
      <div
        className={classes.gutter}
        style={{ width: GUTTER_WIDTH }}
        aria-hidden
        onPointerDown={(event) => onRow(row, event)}
      >
        {view.mark}
      </div>
      {renderedIndexes(props).map((column) => (
        <GridCell key={column} {...props} column={column} />
      ))}
      {editor !== null && (
        <div
          role="presentation"
          className={classes.editor}
          style={{
            ...positionOf(props, activeColumn),
            width: undefined,
            minWidth: layout.widths[activeColumn],
          }}
        >
          {editor}
        </div>
      )}
    </div>
  );
});

function GridCell(props: GridRowProps & { readonly column: number }) {
  const { gridId, row, view, columns, column, selected, activeColumn, onDown, onDrag, onOpen } = props;
  const cell = view.cells[column];
  const place = { row, column };
  const isActive = column === activeColumn;
  return (
    <div
      id={isActive ? cellIdOf(gridId, place) : undefined}
      role={column === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={column + 1}
      aria-selected={includesColumn(selected, column)}
      aria-description={cell?.note}
      className={classes.cell}
      data-frozen={column === 0 || undefined}
      data-align={columns[column]?.align}
      data-tone={cell?.tone}
      data-active={isActive || undefined}
      style={positionOf(props, column)}
      onPointerDown={(event) => onDown(place, event)}
      onPointerEnter={(event) => event.buttons === 1 && onDrag(place)}
      onDoubleClick={() => onOpen(place)}
    >
      {cell && <CellText {...cell} />}
    </div>
  );
}
