import classes from './charts.module.css';

export interface RingChartProps {
  /** What the ring shows, in a sentence. */
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  /** The share as text, in the middle of the ring. */
  readonly value: string;
  /** A line below the value. */
  readonly detail: string;
}

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

/** One share as the filled part of a ring. */
export function RingChart({ label, share, value, detail }: RingChartProps) {
  return (
    <div className={classes.ring} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle className={classes.ringTrack} cx="50" cy="50" r={RADIUS} />
        <circle
          className={classes.ringShare}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <div className={classes.ringText} aria-hidden>
        <strong>{value}</strong>
        <span>{detail}</span>
      </div>
    </div>
  );
}
