import { EmptyState } from '../status/feedback.tsx';
import { Skeleton } from '../status/skeleton.tsx';
import { TableBodyRow } from './table-row.tsx';
import { TableHead } from './table-head.tsx';
import type { DataTableProps, TableColumn } from './table-types.ts';
import { useIsNarrower } from './use-is-narrower.ts';
import { useRowKeys } from './use-row-keys.ts';
import classes from './data-table.module.css';

/** Rows shown while the first rows load. */
const SKELETON_ROWS = 8;
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
  const [frame, isCramped] = useIsNarrower<HTMLDivElement>(props.minWidth);
  const isEmpty = rows.length === 0;

  return (
    <div ref={frame} className={classes.frame} data-scrolls={isCramped || undefined}>
      <table
        className={classes.table}
        data-density={density}
        aria-label={label}
        aria-busy={isLoading || undefined}
        style={{ minWidth: props.minWidth }}
      >
        <colgroup>
          {selection && <col className={classes.selectColumn} />}
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <TableHead {...props} />
        <tbody onKeyDown={rowKeys.handleKeyDown}>
          {isEmpty && isLoading && (
            <SkeletonRows count={SKELETON_ROWS} columns={columns} hasSelection={selection !== undefined} />
          )}
          {rows.map((row) => (
            <TableBodyRow
              key={rowKey(row)}
              row={row}
              table={props}
              isTabStop={rowKeys.tabStop === rowKey(row)}
              onFocus={rowKeys.handleFocus}
            />
          ))}
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
