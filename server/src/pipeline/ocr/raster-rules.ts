import type { PageRules, Rule } from '../contract/page.ts';
import { joinPieces } from '../pdf/page-rules.ts';
import type { Raster } from '../pdf/render-page.ts';

/** A ruled line is darker by this much than the paper a point away on both sides; pale table lines are. */
const RIDGE = 14;
const REACH_POINTS = 1.2;
/** Shorter strokes are dashes, underscores and stems of letters. */
const SHORTEST_HORIZONTAL_POINTS = 30;
/** The upper and lower edges of a filled header are lines of the table too. */
const EDGE = 40;
const SHORTEST_EDGE_POINTS = 100;
const EDGE_SPREAD_POINTS = 4;
const SHORTEST_VERTICAL_POINTS = 18;
/** Noise may break a line this far. */
const BREAK_POINTS = 1;

const isRidge = (level: number, before: number, after: number): boolean =>
  before > level + RIDGE && after > level + RIDGE;
const isEdge = (_: number, before: number, after: number): boolean => Math.abs(before - after) > EDGE;

/** One direction to look along: `along` and `across` are steps between pixels, `lanes` and `length` their numbers. */
interface Search {
  along: number;
  across: number;
  lanes: number;
  length: number;
  shortest: number;
  /** Whether a pixel is drawn, by its level and the levels a little before and after it across the line. */
  isDrawn(level: number, before: number, after: number): boolean;
}

function findRules(
  { pixels, scale }: Raster,
  { along, across, lanes, length, shortest, isDrawn }: Search,
): Rule[] {
  const reach = Math.max(2, Math.round(REACH_POINTS * scale));
  const side = reach * across;
  const longestBreak = Math.round(BREAK_POINTS * scale);
  const rules: Rule[] = [];
  for (let lane = reach; lane < lanes - reach; lane += 1) {
    let start = -1;
    let last = -1;
    const finish = (): void => {
      if (start >= 0 && last - start >= shortest)
        rules.push({ at: (lane + 0.5) / scale, from: start / scale, to: (last + 1) / scale });
      start = -1;
    };
    for (let place = 0, index = lane * across; place < length; place += 1, index += along) {
      const [before, after] = [pixels[index - side] ?? 0, pixels[index + side] ?? 0];
      if (isDrawn(pixels[index] ?? 255, before, after)) {
        if (start < 0) start = place;
        last = place;
      } else if (start >= 0 && place - last > longestBreak) finish();
    }
    finish();
  }
  return joinPieces(rules);
}

/** Pieces of a line that a scan in black and white broke up: how short they may be, and how far apart. */
const SHORTEST_PIECE_POINTS = 10;
const WIDEST_GAP_POINTS = 26;
/** A row over all columns interrupts the upright lines: a break is lower than a row. */
const HIGHEST_GAP_POINTS = 8;
const ONE_LINE_POINTS = 1.6;
/** The pieces make up at least this part of the line. */
const DRAWN = 0.6;
/** A broken line belongs to a grid: so many lines of the other direction meet it. */
const FEWEST_ACROSS = 3;
const MEETS_POINTS = 6;

/** Lines of a grid whole again, where pieces of one line lie near each other; `across` are the lines that meet them. */
function mended(
  pieces: readonly Rule[],
  across: readonly Rule[],
  { shortest, widestGap }: { shortest: number; widestGap: number },
): Rule[] {
  const chains: { at: number; from: number; to: number; drawn: number }[] = [];
  for (const { at, from, to } of pieces.toSorted((a, b) => a.from - b.from)) {
    const chain = chains.find((one) => Math.abs(one.at - at) < ONE_LINE_POINTS && from - one.to < widestGap);
    if (chain === undefined) chains.push({ at, from, to, drawn: to - from });
    else [chain.to, chain.drawn] = [Math.max(chain.to, to), chain.drawn + to - from];
  }
  const meets = ({ at, from, to }: Rule): boolean =>
    across.filter(
      (other) =>
        other.at > from - MEETS_POINTS &&
        other.at < to + MEETS_POINTS &&
        other.from < at + MEETS_POINTS &&
        other.to > at - MEETS_POINTS,
    ).length >= FEWEST_ACROSS;
  const whole = chains.filter(
    (chain) => chain.drawn > shortest && chain.drawn > (chain.to - chain.from) * DRAWN && meets(chain),
  );
  return [...pieces.filter(({ from, to }) => to - from >= shortest), ...whole].map(({ at, from, to }) => ({
    at,
    from,
    to,
  }));
}

/** A quarter of the pixels, each the darkest of four: thin lines stay, and looking takes a quarter of the time. */
function halved({ width, height, scale, pixels }: Raster): Raster {
  const columns = width >> 1;
  const rows = height >> 1;
  const darkest = new Uint8Array(columns * rows);
  for (let row = 0, to = 0; row < rows; row += 1) {
    for (let column = 0, from = row * 2 * width; column < columns; column += 1, from += 2, to += 1) {
      const upper = Math.min(pixels[from] ?? 255, pixels[from + 1] ?? 255);
      const lower = Math.min(pixels[from + width] ?? 255, pixels[from + width + 1] ?? 255);
      darkest[to] = Math.min(upper, lower);
    }
  }
  return { width: columns, height: rows, scale: scale / 2, pixels: darkest };
}

/** The ruled lines of a straightened page, in points: thin dark or pale strokes much longer than any letter. */
export function rasterRules(full: Raster): PageRules {
  const raster = halved(full);
  const { width, height, scale } = raster;
  const rows = { along: 1, across: width, lanes: height, length: width };
  const columns = { along: width, across: 1, lanes: width, length: height };
  const pieces = findRules(raster, { ...rows, shortest: SHORTEST_PIECE_POINTS * scale, isDrawn: isRidge });
  const upright = findRules(raster, {
    ...columns,
    shortest: SHORTEST_VERTICAL_POINTS * scale,
    isDrawn: isRidge,
  });
  const strokes = mended(pieces, upright, {
    shortest: SHORTEST_HORIZONTAL_POINTS,
    widestGap: WIDEST_GAP_POINTS,
  });
  const vertical = mended(upright, strokes, {
    shortest: SHORTEST_VERTICAL_POINTS,
    widestGap: HIGHEST_GAP_POINTS,
  });
  const steps = findRules(raster, { ...rows, shortest: SHORTEST_EDGE_POINTS * scale, isDrawn: isEdge });
  // A blurred edge shows in every lane that reaches over it: it is one line.
  const edges = steps.filter(
    ({ at }, index) => at - (steps[index - 1]?.at ?? -Infinity) > EDGE_SPREAD_POINTS,
  );
  return {
    horizontal: joinPieces([...strokes, ...edges]),
    vertical: joinPieces(vertical),
  };
}
