import { useLayoutEffect, useState, type KeyboardEvent, type PointerEvent, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the item of a key to a position among the items. */
type Move = (key: string, to: number) => void;

/** The position that an item dropped at this height takes, counted without the item itself. */
function positionAt(others: readonly HTMLElement[], y: number): number {
  const below = others.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below === -1 ? others.length : below;
}

/** Keeps the elements of one kind by the keys of their items. */
function elementsByKey() {
  const elements = new Map<string, HTMLElement>();
  const refOf =
    (key: string): RefCallback<HTMLElement> =>
    (element) => {
      if (element === null) return;
      elements.set(key, element);
      return () => {
        if (elements.get(key) === element) elements.delete(key);
      };
    };
  return { of: (key: string) => elements.get(key), refOf };
}

/**
 * A list whose items are put in order by their handles: by dragging with the pointer, or by the arrow keys up and down; Escape
 * ends a drag without a move. It stays the same object, so that rows that get it need not render again.
 */
class Reorder {
  #keys: readonly string[] = [];
  #move: Move = () => undefined;
  #drag: { readonly key: string; position: number } | null = null;
  readonly #items = elementsByKey();
  readonly #handles = elementsByKey();

  /** @param keys of the items in their order; @param move what a move does */
  update(keys: readonly string[], move: Move): void {
    this.#keys = keys;
    this.#move = move;
  }

  /** The props of an item. */
  item(key: string) {
    return { ref: this.#items.refOf(key) };
  }

  /** The props of an item's handle. */
  handle(key: string) {
    return {
      ref: this.#handles.refOf(key),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[event.key];
        if (step !== undefined) this.#step(event, key, step);
        else if (event.key === 'Escape' && this.#drag !== null) {
          event.stopPropagation();
          this.#end();
        }
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        this.#items.of(key)?.setAttribute('data-dragged', '');
        this.#drag = { key, position: this.#keys.indexOf(key) };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (this.#drag === null) return;
        this.#drag.position = positionAt(this.#othersOf(this.#drag.key), event.clientY);
        this.#mark();
      },
      onPointerUp: () => {
        const drag = this.#drag;
        this.#end();
        if (drag !== null && drag.position !== this.#keys.indexOf(drag.key))
          this.#move(drag.key, drag.position);
      },
      onPointerCancel: () => this.#end(),
    };
  }

  #othersOf(key: string): readonly HTMLElement[] {
    return this.#keys.flatMap((other) => (other === key ? [] : (this.#items.of(other) ?? [])));
  }

  #step(event: KeyboardEvent, key: string, step: number): void {
    event.preventDefault();
    const to = this.#keys.indexOf(key) + step;
    if (to < 0 || to >= this.#keys.length) return;
    flushSync(() => this.#move(key, to));
    // The browser takes the focus from an element that moves in the document.
    this.#handles.of(key)?.focus();
  }

  /** Shows with a line where the dragged item would be dropped, without drawing the list again. */
  #mark(): void {
    this.#unmark();
    if (this.#drag === null) return;
    const others = this.#othersOf(this.#drag.key);
    const next = others[this.#drag.position];
    if (next !== undefined) next.dataset.drop = 'before';
    else others.at(-1)?.setAttribute('data-drop', 'after');
  }

  #unmark(): void {
    for (const key of this.#keys) this.#items.of(key)?.removeAttribute('data-drop');
  }

  #end(): void {
    if (this.#drag === null) return;
    this.#items.of(this.#drag.key)?.removeAttribute('data-dragged');
    this.#unmark();
    this.#drag = null;
  }
}

export type { Reorder };

/** The items of a list in an order that people change; `item(key)` and `handle(key)` are the props of their elements. */
export function useReorder(keys: readonly string[], onMove: Move): Reorder {
  const [reorder] = useState(() => new Reorder());
  useLayoutEffect(() => reorder.update(keys, onMove));
  return reorder;
}
