import { useCallback, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

/** Marks an item of a list that can be reordered; its value is the item's key. */
const ITEM = 'data-reorder-item';
const LIST = 'data-reorder-list';
const HANDLE = 'data-reorder-handle';
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the item of a key to a position among the items. */
type Move = (key: string, to: number) => void;

/** What to do about a move, by list. Handlers that never change can then be shared by all rows. */
const moves = new WeakMap<Element, Move>();
const itemsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>(`[${ITEM}]`)];
const keyOf = (item: HTMLElement) => item.getAttribute(ITEM) ?? '';

interface Drag {
  readonly list: Element;
  readonly item: HTMLElement;
  position: number;
}

/** The drag in progress; there is one pointer. */
let drag: Drag | null = null;

function partsOf(handle: Element): Omit<Drag, 'position'> | null {
  const item = handle.closest<HTMLElement>(`[${ITEM}]`);
  const list = handle.closest(`[${LIST}]`);
  return item === null || list === null ? null : { item, list };
}

/** The position that an item dropped at this height takes, counted without the item itself. */
function positionAt(others: readonly HTMLElement[], y: number): number {
  const below = others.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below === -1 ? others.length : below;
}

/** Shows with a line where the dragged item would be dropped, without drawing the list again. */
function markPosition({ list, item: dragged, position }: Drag, isOver: boolean): void {
  const items = itemsOf(list);
  for (const item of items) delete item.dataset.drop;
  if (isOver) return;
  const others = items.filter((item) => item !== dragged);
  const next = others[position];
  const last = others.at(-1);
  if (next !== undefined) next.dataset.drop = 'before';
  else if (last !== undefined) last.dataset.drop = 'after';
}

function endDrag(): void {
  if (drag === null) return;
  drag.item.removeAttribute('data-dragged');
  markPosition(drag, true);
  drag = null;
}

function moveByKey(event: KeyboardEvent<HTMLElement>, step: number): void {
  const parts = partsOf(event.currentTarget);
  if (parts === null) return;
  event.preventDefault();
  const { list, item } = parts;
  const items = itemsOf(list);
  const to = items.indexOf(item) + step;
  if (to < 0 || to >= items.length) return;
  const key = keyOf(item);
  flushSync(() => moves.get(list)?.(key, to));
  // The browser takes the focus from an element that moves in the document.
  const moved = itemsOf(list).find((one) => keyOf(one) === key);
  moved?.querySelector<HTMLElement>(`[${HANDLE}]`)?.focus();
}

/** The props of a handle: dragging with the pointer, or the arrow keys up and down; Escape ends a drag without a move. */
export const reorderHandleProps = {
  [HANDLE]: true,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step !== undefined) moveByKey(event, step);
    else if (event.key === 'Escape' && drag !== null) {
      event.stopPropagation();
      endDrag();
    }
  },
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    const parts = partsOf(event.currentTarget);
    if (event.button !== 0 || parts === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    parts.item.setAttribute('data-dragged', '');
    drag = { ...parts, position: itemsOf(parts.list).indexOf(parts.item) };
  },
  onPointerMove: (event: PointerEvent<HTMLElement>) => {
    if (drag === null) return;
    const { list, item } = drag;
    drag.position = positionAt(
      itemsOf(list).filter((one) => one !== item),
      event.clientY,
    );
    markPosition(drag, false);
  },
  onPointerUp: () => {
    if (drag === null) return;
    const { list, item, position } = drag;
    const from = itemsOf(list).indexOf(item);
    endDrag();
    if (position !== from) moves.get(list)?.(keyOf(item), position);
  },
  onPointerCancel: endDrag,
};

/**
 * The props of a list that its handles reorder. Each item carries its key as `data-reorder-item`, and each handle has
 * `reorderHandleProps`.
 */
export function useReorder(onMove: Move) {
  const ref = useCallback(
    (list: HTMLUListElement) => {
      moves.set(list, onMove);
      return () => void moves.delete(list);
    },
    [onMove],
  );
  return { ref, [LIST]: true };
}
