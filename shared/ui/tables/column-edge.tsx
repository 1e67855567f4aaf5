import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { text } from '@assay/shared/messages';
import classes from './data-table.module.css';

/** The least width of a column, and how far an arrow key moves its edge; in px. */
const MIN_WIDTH = 56;
const KEY_STEP = 16;

const atLeast = (width: number) => Math.max(MIN_WIDTH, Math.round(width));
const widthOf = (header: Element | null) => header?.getBoundingClientRect().width ?? MIN_WIDTH;

/** The width in px that Shift and an arrow key give the column of a header; null for other keys. */
export function widthByKey({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>): number | null {
  if (!shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  return atLeast(widthOf(currentTarget) + (key === 'ArrowLeft' ? -KEY_STEP : KEY_STEP));
}

/** The right edge of a column header. Dragging it changes the width of the column. */
export function ColumnEdge({ onResize }: { readonly onResize: (width: number) => void }) {
  const drag = useRef<{ readonly x: number; readonly width: number }>(null);
  const end = () => (drag.current = null);
  return (
    <span
      className={classes.edge}
      title={text('ui.columnWidth')}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, width: widthOf(event.currentTarget.parentElement) };
      }}
      onPointerMove={({ clientX }) => {
        if (drag.current) onResize(atLeast(drag.current.width + clientX - drag.current.x));
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
