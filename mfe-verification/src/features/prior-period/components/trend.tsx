import { isDecimal } from '@assay/shared/domain';
import classes from './prior-period.module.css';

/** Size of the drawing, and the room around its line, in px. */
const WIDTH = 72;
const HEIGHT = 20;
const ROOM = 3;

/** The values of a metric in the order of time, as a line; nothing for fewer than three. The words beside it say the same. */
export function Trend({ values }: { readonly values: readonly string[] }) {
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
