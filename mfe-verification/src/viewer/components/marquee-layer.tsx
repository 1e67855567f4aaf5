import { useState, type PointerEvent } from 'react';
import type { PageBox, RegionPicker } from '../../document/page-box.ts';
import { frameOf, type Rotation } from '../model/rotation.ts';
import classes from './highlight-layer.module.css';

export interface MarqueeLayerProps {
  readonly page: number;
  readonly turns: Rotation;
  readonly request: RegionPicker;
}

/** A smaller drag counts as a click; fraction of the page. */
const MIN_DRAG_SIZE = 0.004;

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

/** Overlay of a page for picking a point (click) or a box (drag). */
export function MarqueeLayer({ page, turns, request }: MarqueeLayerProps) {
  const [drag, setDrag] = useState<{ from: Corner; to: Corner } | null>(null);
  const shown = drag && boxOf(page, drag.from, drag.to);
  const finish = () => {
    setDrag(null);
    if (!shown) return;
    const printed = frameOf(turns).toPrinted(shown);
    if (shown.w > MIN_DRAG_SIZE && shown.h > MIN_DRAG_SIZE) request.onBox(printed);
    else request.onPoint?.({ page, x: printed.x, y: printed.y });
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
