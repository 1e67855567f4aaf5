import { text } from '@assay/shared/messages';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { PageBox, PageTransform } from '../../../document/page-box.ts';
import { addLine, moveLine, removeLine, type CaptureAxis, type CaptureGrid } from '../model/capture-grid.ts';
import classes from './capture-layer.module.css';

export interface CaptureLayerProps {
  readonly grid: CaptureGrid;
  readonly frame: PageTransform;
  readonly onChange: (grid: CaptureGrid) => void;
}

/** How far an arrow key moves a line, in fractions of the page; with Shift further. */
const STEP = 0.002;
const LONG_STEP = 0.01;

const percent = (fraction: number) => `${fraction * 100}%`;

/** The lines of a captured table over its page. They are dragged or moved by arrow keys; Delete removes one. */
export function CaptureLayer({ grid, frame, onChange }: CaptureLayerProps) {
  const layerRef = useRef<HTMLDivElement>(null);
  const { box } = grid;
  const shown = frame.toShown(box);
  /** Where the pointer is on the page as printed. */
  const pointAt = (event: { clientX: number; clientY: number }): PageBox | null => {
    const page = layerRef.current?.parentElement?.getBoundingClientRect();
    if (!page || page.width === 0) return null;
    const x = (event.clientX - page.left) / page.width;
    const y = (event.clientY - page.top) / page.height;
    return frame.toPrinted({ page: box.page, x, y, w: 0, h: 0 });
  };
  const lines = (axis: CaptureAxis) =>
    grid[axis].map((at, index) => (
      <CaptureLine
        key={`${axis}${index}`}
        axis={axis}
        index={index}
        at={at}
        grid={grid}
        frame={frame}
        onDrag={(event) => {
          const point = pointAt(event);
          if (point) onChange(moveLine(grid, { axis, index }, axis === 'columns' ? point.x : point.y));
        }}
        onChange={onChange}
      />
    ));
  return (
    <>
      <div
        ref={layerRef}
        className={classes.box}
        style={{
          left: percent(shown.x),
          top: percent(shown.y),
          width: percent(shown.w),
          height: percent(shown.h),
        }}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => {
          const point = pointAt(event);
          if (point)
            onChange(addLine(grid, event.shiftKey ? 'rows' : 'columns', event.shiftKey ? point.y : point.x));
        }}
      />
      {lines('rows')}
      {lines('columns')}
    </>
  );
}

interface CaptureLineProps extends CaptureLayerProps {
  readonly axis: CaptureAxis;
  readonly index: number;
  readonly at: number;
  readonly onDrag: (event: PointerEvent) => void;
}

function CaptureLine({ axis, index, at, grid, frame, onDrag, onChange }: CaptureLineProps) {
  const { box } = grid;
  const isColumn = axis === 'columns';
  const shown = frame.toShown(isColumn ? { ...box, x: at, w: 0 } : { ...box, y: at, h: 0 });
  const isUpright = shown.w === 0;
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LONG_STEP : STEP;
    const move = (by: number) => onChange(moveLine(grid, { axis, index }, at + by));
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(-step),
      ArrowUp: () => move(-step),
      ArrowRight: () => move(step),
      ArrowDown: () => move(step),
      Delete: () => onChange(removeLine(grid, axis, index)),
      Backspace: () => onChange(removeLine(grid, axis, index)),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={text(isColumn ? 'tables.columnLine' : 'tables.rowLine', { number: index + 1 })}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(at * 1000) / 10}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classes.line}
      data-upright={isUpright || undefined}
      style={{
        left: percent(shown.x),
        top: percent(shown.y),
        ...(isUpright ? { height: percent(shown.h) } : { width: percent(shown.w) }),
      }}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => event.buttons === 1 && onDrag(event)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => onChange(removeLine(grid, axis, index))}
    />
  );
}
