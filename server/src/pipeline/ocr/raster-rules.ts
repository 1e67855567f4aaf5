import type { PageRules, Rule } from '../contract/page.ts';
import { joinPieces } from '../pdf/page-rules.ts';
import type { Raster } from '../pdf/render-page.ts';

/** A ruled line is darker by this much than the paper a point away on both sides; pale table lines are. */
const RIDGE = 10;
const REACH_POINTS = 1.2;
/** Shorter strokes are dashes, underscores and stems of letters. */
const MIN_HORIZONTAL_POINTS = 30;
/** The upper and lower edges of a filled header are lines of the table too. */
const EDGE = 40;
const MIN_EDGE_POINTS = 100;
const EDGE_SPREAD_POINTS = 4;
const MIN_VERTICAL_POINTS = 18;
/** Noise may break a line this far. */
const BREAK_POINTS = 1;

const isRidge = (level: number, before: number, after: number): boolean =>
  before > level + RIDGE && after > level + RIDGE;
const isEdge = (_: number, before: number, after: number): boolean => Math.abs(before - after) > EDGE;

/** One direction to look along: `along` and `across` are steps between pixels, `lanes` and `length` their numbers. */
interface Direction {
  along: number;
  across: number;
  lanes: number;
  length: number;
}

interface Search extends Direction {
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
const MIN_PIECE_POINTS = 10;
const MAX_GAP_POINTS = 26;
/** A row over all columns interrupts the upright lines: a break is lower than a row. */
const MAX_GAP_HEIGHT_POINTS = 8;
const ONE_LINE_POINTS = 1.6;
/** The pieces make up at least this part of the line. */
const DRAWN = 0.6;
/** A broken line belongs to a grid: so many lines of the other direction meet it. */
const MIN_ACROSS = 3;
const MEETS_POINTS = 6;

/** Where a pale line runs on, this part of its pixels is darker than the paper on both sides; of print and of bare paper, less is. */
const RUNS_ON = 0.7;
const PALE_RIDGE = 3;

/** Whether a line runs on along a stretch, which may be as pale as the noise of its paper: all of its pixels tell together. */
function runsOn({ pixels, scale }: Raster, { along, across }: Direction, { at, from, to }: Rule): boolean {
  const lane = Math.floor(at * scale) * across;
  const side = (Math.max(2, Math.round(REACH_POINTS * scale)) + 1) * across;
  const [first, end] = [Math.ceil(from * scale), Math.floor(to * scale)];
  let darker = 0;
  for (let index = lane + first * along; index < lane + end * along; index += along) {
    const level = Math.min(pixels[index - across] ?? 0, pixels[index] ?? 0, pixels[index + across] ?? 0);
    const paper = Math.min(pixels[index - side] ?? 0, pixels[index + side] ?? 0);
    if (paper > level + PALE_RIDGE) darker += 1;
  }
  return darker >= (end - first) * RUNS_ON;
}

/** A line of a grid as it is put together: `drawn` is how much of it was found. */
interface Chain extends Rule {
  drawn: number;
}

/** Lines of a grid whole again, where pieces of one line lie near each other or it runs on; `across` are the lines that meet them. */
function mended(
  raster: Raster,
  pieces: readonly Rule[],
  across: readonly Rule[],
  { direction, shortest, widestGap }: { direction: Direction; shortest: number; widestGap: number },
): Rule[] {
  const chains: Chain[] = [];
  for (const { at, from, to } of pieces.toSorted((a, b) => a.from - b.from)) {
    const isOn = (one: Chain): boolean => runsOn(raster, direction, { at, from: one.to, to: from });
    const chain = chains.find(
      (one) => Math.abs(one.at - at) < ONE_LINE_POINTS && (from - one.to < widestGap || isOn(one)),
    );
    if (chain === undefined) chains.push({ at, from, to, drawn: to - from });
    else {
      chain.drawn += from - chain.to < widestGap ? to - from : to - chain.to;
      chain.to = Math.max(chain.to, to);
    }
  }
  for (const chain of chains) {
    const { at, from, to } = chain;
    const met = across.filter((other) => other.from < at && other.to > at).map((other) => other.at);
    const [least, most] = [Math.min(from, ...met), Math.max(to, ...met)];
    if (least < from && runsOn(raster, direction, { at, from: least, to: from })) chain.from = least;
    if (most > to && runsOn(raster, direction, { at, from: to, to: most })) chain.to = most;
    chain.drawn += from - chain.from + chain.to - to;
  }
  const meets = ({ at, from, to }: Rule): boolean =>
    across.filter(
      (other) =>
        other.at > from - MEETS_POINTS &&
        other.at < to + MEETS_POINTS &&
        other.from < at + MEETS_POINTS &&
        other.to > at - MEETS_POINTS,
    ).length >= MIN_ACROSS;
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
  const pieces = findRules(raster, { ...rows, shortest: MIN_PIECE_POINTS * scale, isDrawn: isRidge });
  const upright = findRules(raster, {
    ...columns,
    shortest: MIN_VERTICAL_POINTS * scale,
    isDrawn: isRidge,
  });
  const strokes = mended(raster, pieces, upright, {
    direction: rows,
    shortest: MIN_HORIZONTAL_POINTS,
    widestGap: MAX_GAP_POINTS,
  });
  const vertical = mended(raster, upright, strokes, {
    direction: columns,
    shortest: MIN_VERTICAL_POINTS,
    widestGap: MAX_GAP_HEIGHT_POINTS,
  });
  const steps = findRules(raster, { ...rows, shortest: MIN_EDGE_POINTS * scale, isDrawn: isEdge });
  // A blurred edge shows in every lane that reaches over it: it is one line.
  const edges = steps.filter(
    ({ at }, index) => at - (steps[index - 1]?.at ?? -Infinity) > EDGE_SPREAD_POINTS,
  );
  return {
    horizontal: joinPieces([...strokes, ...edges]),
    vertical: joinPieces(vertical),
  };
}
