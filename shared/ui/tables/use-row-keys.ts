import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { DataTableProps } from './table-types.ts';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Keyboard of a table whose rows open: one tab stop, arrows move between rows, Enter opens, Space selects. */
export function useRowKeys<Row>({ rows, rowKey, onRowOpen, selection }: DataTableProps<Row>) {
  const [focused, setFocused] = useState<string | null>(null);
  const keys = rows.map(rowKey);
  const tabStop = focused !== null && keys.includes(focused) ? focused : keys[0];

  const toggle = (key: string) => {
    if (!selection) return;
    const selected = new Set(selection.selected);
    if (!selected.delete(key)) selected.add(key);
    selection.onChange(selected);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target;
    if (!onRowOpen || !(element instanceof HTMLTableRowElement)) return;
    const index = keys.indexOf(element.dataset.rowKey ?? '');
    const row = rows[index];
    if (row === undefined) return;
    const step = STEPS[event.key];
    if (step) {
      const lines = event.currentTarget.querySelectorAll<HTMLTableRowElement>('tr[data-row-key]');
      lines[step(index, keys.length - 1)]?.focus();
    } else if (event.key === 'Enter') onRowOpen(row);
    else if (event.key === ' ' && selection) toggle(rowKey(row));
    else return;
    event.preventDefault();
  };

  return { tabStop, handleKeyDown, handleFocus: setFocused };
}
