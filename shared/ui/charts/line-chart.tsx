import { useState } from 'react';
import { ChartFrame, PlaceLabels, type ChartPoint } from './chart-frame.tsx';
import { labelledPlaces } from './scale.ts';
import classes from './charts.module.css';

export interface LineChartProps {
  readonly label: string;
  /** What it says while the pointer is on no point. */
  readonly reading: string;
  /** Values between `bottom` and `top`; a point without a value leaves a gap. */
  readonly points: readonly ChartPoint[];
  readonly bottom: number;
  readonly top: number;
  /** A value as the axis writes it. */
  readonly formatValue: (value: number) => string;
  /** Opens what is behind a point. The table beside offers the same to the keyboard. */
  readonly onOpen?: (id: string) => void;
}

const MAX_LABELS = 12;
/** The drawing is stretched to its frame, so that it needs no measuring: coordinates are in percent. */
const SIZE = 100;

interface Placed extends ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** The path through all points that have a value; each gap begins a new line. */
function pathOf(points: readonly (Placed | null)[]): string {
  return points
    .map((point, index) => {
      if (point === null) return '';
      return `${points[index - 1] ? 'L' : 'M'}${point.x} ${SIZE - point.y}`;
    })
    .join('');
}

/** A share or an average over time, as points on a line. */
export function LineChart(props: LineChartProps) {
  const { label, reading, points, bottom, top, formatValue, onOpen } = props;
  const [pointed, setPointed] = useState<string | null>(null);
  const placed = points.map((point, index): Placed | null =>
    point.value === null
      ? null
      : {
          ...point,
          x: ((index + 0.5) / points.length) * SIZE,
          y: ((point.value - bottom) / (top - bottom)) * SIZE,
        },
  );
  const active = points.find(({ id }) => id === pointed);
  return (
    <ChartFrame
      label={label}
      reading={active?.reading ?? reading}
      axis={[bottom, (bottom + top) / 2, top].map(formatValue)}
    >
      <svg className={classes.drawing} viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none">
        <path className={classes.path} d={pathOf(placed)} vectorEffect="non-scaling-stroke" />
      </svg>
      <div onPointerLeave={() => setPointed(null)}>
        {placed.map(
          (point) =>
            point && (
              <button
                key={point.id}
                type="button"
                tabIndex={-1}
                className={classes.point}
                style={{ left: `${point.x}%`, bottom: `${point.y}%` }}
                disabled={onOpen === undefined}
                onPointerEnter={() => setPointed(point.id)}
                onClick={() => onOpen?.(point.id)}
              />
            ),
        )}
      </div>
      <PlaceLabels points={points} shown={labelledPlaces(points.length, MAX_LABELS)} />
    </ChartFrame>
  );
}
