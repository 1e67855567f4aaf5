import { useState, type PointerEvent } from 'react';
import type { PageBox } from '../../../document/page-box.ts';
import { frameOf, type QuarterTurns } from '../model/quarter-turns.ts';
import classes from './highlight-layer.module.css';

export interface MarqueeLayerProps {
  readonly page: number;
  readonly turns: QuarterTurns;
  /** Gets the drawn box, in fractions of the page as printed. */
  readonly onDrawn: (box: PageBox) => void;
}

/** A smaller rectangle is a click, in fractions of the page. */
const MIN_SIZE = 0.004;

interface Corner {
  readonly x: number;
  readonly y: number;
}

const clamp = (fraction: number) => Math.max(0, Math.min(1, fraction));

function cornerAt(event: PointerEvent<HTMLElement>): Corner {
  const frame = event.currentTarget.getBoundingClientRect();
  return {
    x: clamp((event.clientX - frame.left) / frame.width),
    y: clamp((event.clientY - frame.top) / frame.height),
  };
}

const boxOf = (page: number, from: Corner, to: Corner): PageBox => ({
  page,
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  w: Math.abs(to.x - from.x),
  h: Math.abs(to.y - from.y),
});

const percent = (fraction: number) => `${fraction * 100}%`;

/** Covers a page while a box is to be drawn on it, by dragging from one corner to the other. */
export function MarqueeLayer({ page, turns, onDrawn }: MarqueeLayerProps) {
  const [drag, setDrag] = useState<{ from: Corner; to: Corner } | null>(null);
  const shown = drag && boxOf(page, drag.from, drag.to);
  const finish = () => {
    setDrag(null);
    if (shown && shown.w > MIN_SIZE && shown.h > MIN_SIZE) onDrawn(frameOf(turns).toPrinted(shown));
  };
  return (
    <div
      className={classes.marqueeLayer}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const corner = cornerAt(event);
        setDrag({ from: corner, to: corner });
      }}
      onPointerMove={(event) => {
        const to = cornerAt(event);
        setDrag((before) => before && { ...before, to });
      }}
      onPointerUp={finish}
      onPointerCancel={() => setDrag(null)}
      onClick={(event) => event.stopPropagation()}
    >
      {shown && (
        <div
          className={classes.marquee}
          style={{
            left: percent(shown.x),
            top: percent(shown.y),
            width: percent(shown.w),
            height: percent(shown.h),
          }}
        />
      )}
    </div>
  );
}
