import type { MouseEvent } from 'react';
import { text } from '@assay/shared/messages';
import { Checkbox } from '../inputs/toggles.tsx';
import type { DataTableProps, TableColumn } from './table-types.ts';
import classes from './data-table.module.css';

interface TableBodyRowProps<Row> {
  readonly row: Row;
  readonly table: DataTableProps<Row>;
  /** Place in the table, its head counted, where not all rows are drawn. */
  readonly rowIndex?: number | undefined;
  /** Tab focuses this row; arrow keys move from it. */
  readonly isTabStop: boolean;
  readonly onFocus: (key: string) => void;
}

/** Whether a click is the row's own, not that of a control inside it. */
function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const control =
    event.target instanceof Element
      ? event.target.closest('a, button, input, label, select, textarea')
      : null;
  return control === null || !event.currentTarget.contains(control);
}

function Cell<Row>({ row, column }: { readonly row: Row; readonly column: TableColumn<Row> }) {
  const content = column.cell(row);
  const title = column.title?.(row) ?? (typeof content === 'string' ? content : undefined);
  return (
    <td
      className={classes.cell}
      data-align={column.align}
      data-wraps={column.wraps || undefined}
      title={title}
    >
      {typeof content === 'string' ? <span className={classes.text}>{content}</span> : content}
    </td>
  );
}

/** A row with its checkbox and cells; a click opens it. */
export function TableBodyRow<Row>({ row, table, rowIndex, isTabStop, onFocus }: TableBodyRowProps<Row>) {
  const { columns, rowKey, rowLabel, selection, onRowOpen, activeKey } = table;
  const key = rowKey(row);
  const isSelected = selection?.selected.has(key) ?? false;
  const handleSelect = (isChecked: boolean) => {
    if (!selection) return;
    const selected = new Set(selection.selected);
    if (isChecked) selected.add(key);
    else selected.delete(key);
    selection.onChange(selected);
  };
  return (
    <tr
      className={classes.row}
      data-row-key={key}
      aria-rowindex={rowIndex}
      data-opens={onRowOpen ? true : undefined}
      data-active={activeKey === key || undefined}
      aria-selected={selection ? isSelected : undefined}
      aria-current={activeKey === key ? 'true' : undefined}
      tabIndex={onRowOpen ? (isTabStop ? 0 : -1) : undefined}
      onFocus={() => onFocus(key)}
      onClick={onRowOpen && ((event) => isOwnClick(event) && onRowOpen(row))}
    >
      {selection && (
        <td className={classes.cell}>
          <Checkbox
            label={text('generic.selectRow', { name: rowLabel?.(row) ?? key })}
            hideLabel
            checked={isSelected}
            onChange={handleSelect}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} row={row} column={column} />
      ))}
    </tr>
  );
}
