import { useState } from 'react';
import { ChartFrame, PlaceLabels, type ChartPoint } from './chart-frame.tsx';
import { labelledPlaces, roundUp } from './scale.ts';
import classes from './charts.module.css';

export interface BarChartProps {
  readonly label: string;
  /** What it says while the pointer is on no bar. */
  readonly reading: string;
  readonly points: readonly ChartPoint[];
  /** A value as the axis writes it. */
  readonly formatValue: (value: number) => string;
  /** Opens what is behind a bar. The table beside offers the same to the keyboard. */
  readonly onOpen?: (id: string) => void;
}

const MAX_LABELS = 8;

/** Counts as upright bars from zero, in the order given. */
export function BarChart({ label, reading, points, formatValue, onOpen }: BarChartProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const top = roundUp(Math.max(...points.map(({ value }) => value ?? 0), 0));
  const axis = (top % 2 === 0 ? [0, top / 2, top] : [0, top]).map(formatValue);
  const active = points.find(({ id }) => id === pointed);
  return (
    <ChartFrame label={label} reading={active?.reading ?? reading} axis={axis}>
      <div className={classes.bars} onPointerLeave={() => setPointed(null)}>
        {points.map(({ id, value }) => (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            className={classes.place}
            data-pointed={id === pointed || undefined}
            disabled={onOpen === undefined || (value ?? 0) === 0}
            onPointerEnter={() => setPointed(id)}
            onClick={() => onOpen?.(id)}
          >
            <span className={classes.bar} style={{ height: `${((value ?? 0) / top) * 100}%` }} />
          </button>
        ))}
      </div>
      <PlaceLabels points={points} shown={labelledPlaces(points.length, MAX_LABELS)} />
    </ChartFrame>
  );
}
