import type { PageRules, Rule } from '../contract/page.ts';
import type { Raster } from '../pdf/render-page.ts';

/**
 * A ruled line close to print is read as a bar, a bracket or a one. Where pieces of a page are read again, its lines are
 * taken out of the picture first, and what crosses them stays.
 */

/** A line is darker by this much than what it is drawn on. */
const RIDGE = 14;
/** How far beside a lane its ground is looked at. */
const REACH_POINTS = 1.5;
/** A line found lies between these distances from its place: lines found close together count as the first. */
const BEFORE_POINTS = 1.2;
const AFTER_POINTS = 3;
const THICKEST_POINTS = 2;
/** A lane is a part of the line when this part of it is darker than its sides. */
const DRAWN = 0.5;
/** Blur spreads a line by this many pixels; its ground is taken beyond. */
const BLUR = 2;
/** Grounds that differ more are print on one side. */
const SAME_GROUND = 60;
/** A shorter upright stroke may be a letter of a title. */
const MIN_UPRIGHT_POINTS = 20;

/** One direction: `along` and `across` are steps between pixels, `lanes` and `length` their numbers. */
interface Direction {
  along: number;
  across: number;
  lanes: number;
  length: number;
}

/** The lanes that a rule is drawn in, as first and last of each stroke. */
function strokesOf(
  { pixels, scale }: Raster,
  rule: Rule,
  { along, across, lanes, length }: Direction,
): [number, number][] {
  const reach = Math.round(REACH_POINTS * scale) * across;
  const least = Math.max(reach / across, Math.floor((rule.at - BEFORE_POINTS) * scale));
  const most = Math.min(lanes - reach / across - 1, Math.ceil((rule.at + AFTER_POINTS) * scale));
  const [from, to] = [
    Math.max(0, Math.floor(rule.from * scale)),
    Math.min(length, Math.ceil(rule.to * scale)),
  ];
  const strokes: [number, number][] = [];
  for (let lane = least; lane <= most; lane += 1) {
    let drawn = 0;
    for (let place = from; place < to; place += 2) {
      const at = lane * across + place * along;
      const level = (pixels[at] ?? 0) + RIDGE;
      if ((pixels[at - reach] ?? 0) > level && (pixels[at + reach] ?? 0) > level) drawn += 2;
    }
    if (drawn < (to - from) * DRAWN) continue;
    const last = strokes.at(-1);
    if (last?.[1] === lane - 1) last[1] = lane;
    else strokes.push([lane, lane]);
  }
  return strokes.filter(([first, last]) => last - first < THICKEST_POINTS * scale);
}

/** Lightens a stroke to the level of its darker side, except where print touches it. */
function wipe(
  { pixels: given, scale }: Raster,
  pixels: Uint8Array,
  { rule, stroke: [first, last], direction }: { rule: Rule; stroke: [number, number]; direction: Direction },
): void {
  const { along, across, lanes, length } = direction;
  const [before, after] = [Math.max(0, first - 2 * BLUR), Math.min(lanes - 1, last + 2 * BLUR)];
  const end = Math.min(length, Math.ceil(rule.to * scale) + BLUR);
  for (let place = Math.max(0, Math.floor(rule.from * scale) - BLUR); place < end; place += 1) {
    const levelAt = (lane: number): number => given[lane * across + place * along] ?? 0;
    const [one, other] = [levelAt(before), levelAt(after)];
    let darkest = 255;
    for (let lane = first; lane <= last; lane += 1) darkest = Math.min(darkest, levelAt(lane));
    const ground = Math.min(one, other);
    if (ground < darkest + RIDGE || Math.abs(one - other) > SAME_GROUND) continue;
    for (let lane = first - BLUR; lane <= last + BLUR; lane += 1) {
      const at = lane * across + place * along;
      if ((pixels[at] ?? 255) < ground) pixels[at] = ground;
    }
  }
}

/** The raster without its ruled lines, which are given in points. */
export function withoutRules(raster: Raster, { horizontal, vertical }: PageRules): Raster {
  const { width, height } = raster;
  const pixels = raster.pixels.slice();
  const erase = (rule: Rule, direction: Direction): void => {
    for (const stroke of strokesOf(raster, rule, direction))
      wipe(raster, pixels, { rule, stroke, direction });
  };
  for (const rule of horizontal) erase(rule, { along: 1, across: width, lanes: height, length: width });
  for (const rule of vertical.filter(({ from, to }) => to - from > MIN_UPRIGHT_POINTS))
    erase(rule, { along: width, across: 1, lanes: width, length: height });
  return { ...raster, pixels };
}
