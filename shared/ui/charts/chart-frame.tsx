import type { ReactNode } from 'react';
import classes from './charts.module.css';

/** One value of a chart. */
export interface ChartPoint {
  readonly id: string;
  /** What stands under it on the axis: short. */
  readonly label: string;
  /** What it says while the pointer is on it: its full name and its value. */
  readonly reading: string;
  /** Null where there is no value. */
  readonly value: number | null;
}

export interface ChartFrameProps {
  /** What the chart shows, in a sentence. The table beside it has the values. */
  readonly label: string;
  /** What the chart says while the pointer is on none of its values. */
  readonly reading: string;
  /** The texts of the axis from the bottom up, at equal distances. */
  readonly axis: readonly string[];
  readonly children: ReactNode;
}

/**
 * The frame of a chart: a line that reads the value under the pointer, the axis, and the drawing. For assistive technology
 * and the keyboard the chart is one picture with a name; the table beside it has every value.
 */
export function ChartFrame({ label, reading, axis, children }: ChartFrameProps) {
  return (
    <figure className={classes.chart}>
      <div className={classes.unseen}>
        <span role="img" aria-label={label} />
      </div>
      <div aria-hidden>
        <p className={classes.reading}>{reading}</p>
        <div className={classes.plot}>
          {axis.map((text, index) => (
            <span
              key={text}
              className={classes.line}
              style={{ bottom: `${(index / Math.max(1, axis.length - 1)) * 100}%` }}
            >
              <span className={classes.axisLabel}>{text}</span>
            </span>
          ))}
          {children}
        </div>
      </div>
    </figure>
  );
}

/** The labels under a chart, at the middle of their places. */
export function PlaceLabels({
  points,
  shown,
}: {
  points: readonly ChartPoint[];
  shown: ReadonlySet<number>;
}) {
  return [...shown].map((index, place) => {
    const point = points[index];
    return (
      point && (
        <span
          key={point.id}
          className={classes.placeLabel}
          data-second={place % 2 === 1 || undefined}
          style={{ left: `${((index + 0.5) / points.length) * 100}%` }}
        >
          {point.label}
        </span>
      )
    );
  });
}
