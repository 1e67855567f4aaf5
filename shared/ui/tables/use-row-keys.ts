import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { DataTableProps } from './table-types.ts';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The row of a key as it is drawn. */
const drawnRow = (body: HTMLElement, key: string | undefined) =>
  [...body.querySelectorAll<HTMLTableRowElement>('tr[data-row-key]')].find(
    ({ dataset }) => dataset.rowKey === key,
  );

/** Focuses a row; one that is not drawn is scrolled to first. */
function focusRow(body: HTMLElement, key: string | undefined, pressed: string): void {
  const row = drawnRow(body, key);
  if (row) return row.focus();
  const edge = pressed === 'End' ? body.lastElementChild : body.firstElementChild;
  edge?.scrollIntoView({ block: pressed === 'End' ? 'end' : 'start' });
  requestAnimationFrame(() => requestAnimationFrame(() => drawnRow(body, key)?.focus()));
}

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
      focusRow(event.currentTarget, keys[step(index, keys.length - 1)], event.key);
    } else if (event.key === 'Enter') onRowOpen(row);
    else if (event.key === ' ' && selection) toggle(rowKey(row));
    else return;
    event.preventDefault();
  };

  return { tabStop, handleKeyDown, handleFocus: setFocused };
}
