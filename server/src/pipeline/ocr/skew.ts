import type { Raster } from '../pdf/render-page.ts';

const WORKING_WIDTH = 900;
const STEEPEST = (6 * Math.PI) / 180;
const COARSE_STEP = (0.25 * Math.PI) / 180;
const FINE_STEP = (0.03 * Math.PI) / 180;
/** Fewer edge points than this say nothing about lines. */
const MIN_POINTS = 400;
/** A page at rest is left alone: turning it would only blur it. */
const AT_REST = (0.06 * Math.PI) / 180;
/** How much sharper the lines must be at the found angle than as they are. */
const WORTHWHILE = 1.02;

interface Points {
  x: Int16Array;
  y: Int16Array;
  count: number;
  height: number;
}

/** Places where ink ends downwards, on a coarse copy: the feet of letters line up on base lines. */
function footPoints({ width, height, pixels }: Raster): Points {
  const step = Math.max(1, Math.round(width / WORKING_WIDTH));
  const columns = Math.floor(width / step);
  const rows = Math.floor(height / step);
  const means = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let dy = 0; dy < step; dy += 1) {
        const from = (row * step + dy) * width + column * step;
        for (let dx = 0; dx < step; dx += 1) sum += pixels[from + dx] ?? 255;
      }
      means[row * columns + column] = sum / (step * step);
    }
  }
  const x = new Int16Array(columns * rows);
  const y = new Int16Array(columns * rows);
  let count = 0;
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const here = means[row * columns + column] ?? 255;
      const below = means[(row + 1) * columns + column] ?? 255;
      if (below - here < 40) continue;
      x[count] = column;
      y[count] = row;
      count += 1;
    }
  }
  return { x, y, count, height: rows };
}

/** How well the points gather into rows when the page is turned by `radians`: the sum of squares of the row counts. */
function sharpness({ x, y, count, height }: Points, radians: number): number {
  const slope = Math.tan(radians);
  const margin = Math.ceil(WORKING_WIDTH * 2 * Math.tan(STEEPEST));
  const bins = new Int32Array(height + 2 * margin);
  for (let index = 0; index < count; index += 1) {
    const row = Math.round((y[index] ?? 0) - (x[index] ?? 0) * slope) + margin;
    if (row >= 0 && row < bins.length) bins[row] = (bins[row] ?? 0) + 1;
  }
  let sum = 0;
  for (const bin of bins) sum += bin * bin;
  return sum;
}

function sharpest(points: Points, around: number, reach: number, step: number): number {
  let best = around;
  let bestScore = -1;
  const steps = Math.round(reach / step);
  for (let index = -steps; index <= steps; index += 1) {
    const angle = around + index * step;
    const score = sharpness(points, angle);
    if (score > bestScore) [best, bestScore] = [angle, score];
  }
  return best;
}

/** The angle in radians by which the lines of a page sink to the right (clockwise), 0 where it lies straight. */
export function estimateSkew(raster: Raster): number {
  const points = footPoints(raster);
  if (points.count < MIN_POINTS) return 0;
  const coarse = sharpest(points, 0, STEEPEST, COARSE_STEP);
  const angle = sharpest(points, coarse, COARSE_STEP, FINE_STEP);
  if (Math.abs(angle) < AT_REST) return 0;
  return sharpness(points, angle) < sharpness(points, 0) * WORTHWHILE ? 0 : angle;
}
