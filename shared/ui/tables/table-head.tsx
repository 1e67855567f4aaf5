import type { OrderBy, SortDirection } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { IconChevronDown, IconChevronUp, IconSelector } from '../icons.ts';
import { Checkbox } from '../inputs/toggles.tsx';
import type { DataTableProps, TableColumn } from './table-types.ts';
import { ColumnEdge, widthByKey } from './column-edge.tsx';
import classes from './data-table.module.css';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function SortIcon({ direction }: { readonly direction: SortDirection | undefined }) {
  const Icon = direction === 'asc' ? IconChevronUp : direction === 'desc' ? IconChevronDown : IconSelector;
  return (
    <Icon
      size={14}
      stroke={1.5}
      aria-hidden
      className={classes.sortIcon}
      data-active={direction !== undefined || undefined}
    />
  );
}

interface HeaderCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sort: OrderBy | null | undefined;
  readonly onSort: ((sortKey: string) => void) | undefined;
  readonly onResize: ((columnId: string, width: number) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort, onResize }: HeaderCellProps<Row>) {
  const { sortKey } = column;
  const direction = sortKey !== undefined && sort?.column === sortKey ? sort.direction : undefined;
  const label = <span className={classes.headerText}>{column.header}</span>;
  const canSort = sortKey !== undefined && onSort !== undefined;
  return (
    <th
      scope="col"
      className={classes.header}
      data-align={column.align}
      data-wraps={column.wrapsHeader || undefined}
      aria-sort={canSort ? (direction ? ARIA_SORT[direction] : 'none') : undefined}
      title={column.header}
      onKeyDown={(event) => {
        const width = onResize && widthByKey(event);
        if (width) onResize(column.id, width);
      }}
    >
      {canSort ? (
        <button type="button" className={classes.sortButton} onClick={() => onSort(sortKey)}>
          {label}
          <SortIcon direction={direction} />
        </button>
      ) : (
        label
      )}
      {onResize && <ColumnEdge onResize={(width) => onResize(column.id, width)} />}
    </th>
  );
}

/** The head of a table: select-all, and a header per column that orders by it where it may. */
export function TableHead<Row>({
  columns,
  rows,
  rowKey,
  selection,
  sort,
  onSort,
  onColumnResize,
}: DataTableProps<Row>) {
  const selectedHere = selection ? rows.filter((row) => selection.selected.has(rowKey(row))).length : 0;
  const handleSelectAll = (isChecked: boolean) => {
    if (!selection) return;
    const selected = new Set(selection.selected);
    for (const row of rows) {
      if (isChecked) selected.add(rowKey(row));
      else selected.delete(rowKey(row));
    }
    selection.onChange(selected);
  };
  return (
    <thead className={classes.head}>
      <tr>
        {selection && (
          <th scope="col" className={classes.header}>
            <Checkbox
              label={text('generic.selectAll')}
              hideLabel
              disabled={rows.length === 0}
              checked={rows.length > 0 && selectedHere === rows.length}
              indeterminate={selectedHere > 0 && selectedHere < rows.length}
              onChange={handleSelectAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} onResize={onColumnResize} />
        ))}
      </tr>
    </thead>
  );
}
