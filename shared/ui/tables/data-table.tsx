import { EmptyState } from '../status/feedback.tsx';
import { Skeleton } from '../status/skeleton.tsx';
import { TableBodyRow } from './table-row.tsx';
import { TableHead } from './table-head.tsx';
import type { DataTableProps, TableColumn } from './table-types.ts';
import { useFrameWidth } from './use-frame-width.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowWindow } from './use-row-window.ts';
import classes from './data-table.module.css';

/** Rows shown while the first rows load. */
const SKELETON_ROWS = 8;
/** Of the column of checkboxes, in px. */
const SELECTION_WIDTH = 40;
const SKELETON_WIDTHS = ['72%', '48%', '60%', '36%'];

function SkeletonRows({
  count,
  columns,
  hasSelection,
}: {
  count: number;
  columns: readonly TableColumn<never>[];
  hasSelection: boolean;
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={classes.row} aria-hidden>
      {hasSelection && <td className={classes.cell} />}
      {columns.map((column, index) => (
        <td key={column.id} className={classes.cell} data-align={column.align}>
          <Skeleton width={SKELETON_WIDTHS[(row + index) % SKELETON_WIDTHS.length]} />
        </td>
      ))}
    </tr>
  ));
}

/** The room of rows that are not drawn. */
function Spacer({ height }: { readonly height: number }) {
  return height > 0 && <tr aria-hidden data-spacer style={{ height }} />;
}

/** The width in px below which a share of the frame is too little for a column; undefined where it never is. */
function frameOf<Row>({ width, minWidth }: TableColumn<Row>): number | undefined {
  if (minWidth === undefined || typeof width !== 'string' || !width.endsWith('%')) return undefined;
  return (minWidth * 100) / Number.parseFloat(width);
}

/** Whether a column has a width in px that gives way in a narrow frame. */
function isElastic<Row>({ width, minWidth }: TableColumn<Row>): boolean {
  return typeof width === 'number' && minWidth !== undefined;
}

/** Sums of widths in px: with the least of the columns whose width is fixed, and with their own. */
function widthsOf<Row>({ columns, selection }: DataTableProps<Row>) {
  const rest = selection ? SELECTION_WIDTH : 0;
  const fixed = ({ width }: TableColumn<Row>) => (typeof width === 'number' ? width : undefined);
  const sum = (widths: readonly (number | undefined)[]) =>
    widths.reduce<number>((total, width = 0) => total + width, rest);
  return {
    least: sum(columns.map((column) => column.minWidth ?? fixed(column))),
    roomy: sum(columns.map((column) => fixed(column) ?? column.minWidth)),
  };
}

/** So many steps lie between the least widths and the columns' own, so that a table is not laid out for each pixel. */
const STEPS = 8;

/**
 * The columns' widths in a frame: too small a share gives way to the least width, and the other shares shrink; where the fixed
 * widths do not fit, all of them get smaller by the same part of what they can spare.
 */
function useColumnWidths<Row>(props: DataTableProps<Row>) {
  const { columns, minWidth = 0 } = props;
  const { least, roomy } = columns.some(isElastic) ? widthsOf(props) : { least: 0, roomy: 0 };
  const [frame, width] = useFrameWidth<HTMLDivElement>([
    minWidth,
    ...Array.from({ length: STEPS + 1 }, (_, step) => least + ((roomy - least) * step) / STEPS),
    ...columns.flatMap((column) => frameOf(column) ?? []),
  ]);
  const isTight = width < roomy;
  const roominess = isTight ? Math.max(0, (width - least) / (roomy - least)) : 1;
  const widthOf = (column: TableColumn<Row>) => {
    const { width: own, minWidth: smallest } = column;
    if (typeof own === 'number')
      return smallest === undefined ? own : Math.floor(smallest + (own - smallest) * roominess);
    return Math.max(width, minWidth) < (frameOf(column) ?? 0) ? smallest : own;
  };
  return { frame, overflows: width < minWidth, isTight, widths: columns.map(widthOf) };
}

/**
 * A table of rows: sortable headers, selection with select-all, a sticky header, skeletons while loading, a message and a
 * description when empty [UI-013]. Long text is cut off and whole in the tooltip. Rows that open work by keyboard: arrows,
 * Home and End move, Enter opens, Space selects.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    selection,
    isLoading = false,
    empty,
    density = 'normal',
    totals,
  } = props;
  const rowKeys = useRowKeys(props);
  const [body, shown] = useRowWindow(rows.length, props.isVirtual === true);
  const { frame, overflows, isTight, widths } = useColumnWidths(props);
  const isEmpty = rows.length === 0;

  return (
    <div ref={frame} className={classes.frame} data-scrolls={overflows || undefined}>
      <table
        className={classes.table}
        data-density={density}
        data-tight={isTight || undefined}
        aria-label={label}
        aria-busy={isLoading || undefined}
        aria-rowcount={props.isVirtual ? rows.length + 1 : undefined}
        style={{ minWidth: props.minWidth }}
      >
        <colgroup>
          {selection && <col style={{ width: SELECTION_WIDTH }} />}
          {columns.map((column, index) => (
            <col key={column.id} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <TableHead {...props} />
        <tbody ref={body} onKeyDown={rowKeys.handleKeyDown}>
          {isEmpty && isLoading && (
            <SkeletonRows count={SKELETON_ROWS} columns={columns} hasSelection={selection !== undefined} />
          )}
          <Spacer height={shown.above} />
          {rows.slice(shown.first, shown.end).map((row, index) => (
            <TableBodyRow
              key={rowKey(row)}
              row={row}
              rowIndex={props.isVirtual ? shown.first + index + 2 : undefined}
              table={props}
              isTabStop={rowKeys.tabStop === rowKey(row)}
              onFocus={rowKeys.handleFocus}
            />
          ))}
          <Spacer height={shown.below} />
          {isEmpty && !isLoading && (
            <tr>
              <td colSpan={columns.length + (selection ? 1 : 0)}>
                <EmptyState {...empty} />
              </td>
            </tr>
          )}
        </tbody>
        {totals && !isEmpty && (
          <tfoot>
            <tr className={classes.totals}>
              {selection && <td className={classes.cell} />}
              {columns.map((column) => (
                <td key={column.id} className={classes.cell} data-align={column.align}>
                  {totals[column.id]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
