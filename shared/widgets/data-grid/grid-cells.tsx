import { memo, type CSSProperties, type ReactNode } from 'react';
import { includesColumn, type CellPlace } from './grid-selection.ts';
import type { ColumnLayout, IndexRange } from './grid-layout.ts';
import {
  GUTTER_WIDTH,
  ROW_HEIGHT,
  type GridCellView,
  type GridColumn,
  type GridRowView,
} from './grid-view.ts';
import classes from './data-grid.module.css';

/** The columns as they are rendered. */
export interface RenderedColumns {
  readonly columns: readonly GridColumn[];
  /** The place of each column, as `placesOf` returns it. */
  readonly places: readonly CSSProperties[];
  readonly range: IndexRange;
}

/** The id of a cell, which names it as the active one. */
export const cellIdOf = (gridId: string, { row, column }: CellPlace) => `${gridId}-${row}-${column}`;

/** The indexes of the rendered columns: the first one, which stays in view, and those in the range. */
export function renderedIndexes({ columns, range }: RenderedColumns): readonly number[] {
  const indexes = columns.length > 0 ? [0] : [];
  for (let index = range.first; index <= range.last; index += 1) indexes.push(index);
  return indexes;
}

/** Where each column is. The first one takes part in the flow of the row, so that it can stay in view. */
export function placesOf({ lefts, widths }: ColumnLayout): readonly CSSProperties[] {
  return Array.from(widths, (width, index) => ({ width, left: index === 0 ? GUTTER_WIDTH : lefts[index] }));
}

/** The cell that an event happened in: column -1 in the margin; null outside of the cells, such as in an editor. */
export function placeOfEvent(target: EventTarget): CellPlace | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('[aria-colindex], [data-margin]');
  const row = cell?.closest('[aria-rowindex]');
  if (!cell || !row) return null;
  return {
    row: Number(row.getAttribute('aria-rowindex')) - 2,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
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

export interface GridRowProps extends RenderedColumns {
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
  const { gridId, view, row, columns, places, selected, activeColumn, editor } = props;
  const editorPlace = places[activeColumn];
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classes.row}
      data-new={view.isNew || undefined}
      data-editing={editor !== null || undefined}
      style={{ transform: `translateY(${row * ROW_HEIGHT}px)` }}
    >
      <div className={classes.gutter} data-margin aria-hidden>
        {view.mark}
      </div>
      {renderedIndexes(props).map((column) => (
        <GridCell
          key={column}
          id={column === activeColumn ? cellIdOf(gridId, { row, column }) : undefined}
          column={column}
          align={columns[column]?.align}
          place={places[column]}
          cell={view.cells[column]}
          isSelected={includesColumn(selected, column)}
        />
      ))}
      {editor !== null && editorPlace && (
        <div
          role="presentation"
          className={classes.editor}
          style={{ left: editorPlace.left, minWidth: editorPlace.width }}
        >
          {editor}
        </div>
      )}
    </div>
  );
});

interface GridCellProps {
  /** Set for the active cell only. */
  readonly id: string | undefined;
  readonly column: number;
  readonly align: GridColumn['align'] | undefined;
  readonly place: CSSProperties | undefined;
  readonly cell: GridCellView | null | undefined;
  readonly isSelected: boolean;
}

const GridCell = memo(function GridCell({ id, column, align, place, cell, isSelected }: GridCellProps) {
  return (
    <div
      id={id}
      role={column === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={column + 1}
      aria-selected={isSelected}
      aria-description={cell?.note}
      className={classes.cell}
      data-frozen={column === 0 || undefined}
      data-align={align}
      data-tone={cell?.tone}
      data-active={id !== undefined || undefined}
      style={place}
    >
      {cell && <CellText {...cell} />}
    </div>
  );
});
