import { formatNumber, isDecimal } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import classes from './value-trend.module.css';

export interface ValueTrendProps {
  /** The change from the last value, such as `3.2`; null where there is none to speak of. */
  readonly changePercent: string | null;
  /** The values of a metric in the order of time. */
  readonly values: readonly string[];
}

/** Size of the drawing, and the room around its line, in px. */
const WIDTH = 72;
const HEIGHT = 20;
const ROOM = 3;

/** A change in percent with its sign; a true minus. */
function signed(percent: string): string {
  if (!/[1-9]/.test(percent)) return text('priorPeriod.change', { percent: '0' });
  const words = formatNumber(percent);
  return text('priorPeriod.change', { percent: percent.startsWith('-') ? words : `+${words}` });
}

/** Values in the order of time, as a line; nothing for fewer than three. */
function Line({ values }: Pick<ValueTrendProps, 'values'>) {
  const figures = values.filter(isDecimal).map(Number); // Floating point is exact enough for a place.
  if (figures.length < 3) return null;
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const places = figures.map((figure, index) => {
    const share = high === low ? 0.5 : (figure - low) / (high - low);
    const x = ROOM + (index / (figures.length - 1)) * (WIDTH - 2 * ROOM);
    return { x, y: HEIGHT - ROOM - share * (HEIGHT - 2 * ROOM) };
  });
  const last = places.at(-1);
  return (
    <svg className={classes.trend} width={WIDTH} height={HEIGHT} aria-hidden>
      <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r={2} />}
    </svg>
  );
}

/** How a metric goes: its change from the value before in percent, and its last values as a line. */
export function ValueTrend({ changePercent, values }: ValueTrendProps) {
  return (
    <>
      {changePercent !== null && <span>{signed(changePercent)}</span>}
      <Line values={values} />
    </>
  );
}
