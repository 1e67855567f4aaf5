import { overlapX, overlapY, unionRect } from '../pdf/geometry.ts';
import type { Rule } from '../contract/page.ts';
import { breaksAmount } from './broken-amounts.ts';
import type { Phrase } from './lines.ts';
import { hasRoomFor } from './lines.ts';
import { isNumberLike } from './value-shape.ts';

/** Lines that share this part of their height belong to one row: a wrapped cell is centred on its neighbours. */
const INTERLEAVED = 0.25;
const TIGHT = 0.4;
/**
 * Rules part the rows of a table when they stand in so many and so large a part of its gaps, sums not alone. Those of sums may
 * stand over the amounts alone; what parts rows begins in this part of the width.
 */
const BEGINNING = 0.25;
const MIN_RULED = 3;
const RULED_SHARE = 0.25;
const PARTED_SHARE = 0.6;

interface Band {
  phrases: Phrase[];
  y0: number;
  y1: number;
  hasValue: boolean;
  /** How many values it has. */
  values: number;
  /** Widest gap between the row's own lines so far; a wider one does not continue it. */
  innerGap: number;
}

function bandOf(phrases: Phrase[], isValue: (phrase: Phrase) => boolean): Band {
  const { y0, y1 } = unionRect(phrases);
  const values = phrases.filter(isValue).length;
  return { phrases, y0, y1, hasValue: values > 0, values, innerGap: Infinity };
}

function join(a: Band, b: Band): Band {
  return {
    phrases: [...a.phrases, ...b.phrases],
    y0: Math.min(a.y0, b.y0),
    y1: Math.max(a.y1, b.y1),
    hasValue: a.hasValue || b.hasValue,
    values: a.values + b.values,
    innerGap: Math.min(a.innerGap, Math.max(b.y0 - a.y1, 0)),
  };
}

function isInterleaved(band: Band, line: Band): boolean {
  return band.phrases.some((p) =>
    line.phrases.some((q) => overlapY(p, q) > INTERLEAVED * Math.min(p.y1 - p.y0, q.y1 - q.y0)),
  );
}

/** First pass: lines that overlap each other in height are one row, unless both carry values of one column. */
function joinInterleaved(bands: Band[]): Band[] {
  const joined: Band[] = [];
  for (const band of bands) {
    const last = joined.at(-1);
    const clash =
      last !== undefined &&
      last.hasValue &&
      band.hasValue &&
      last.phrases.some((p) => band.phrases.some((q) => overlapX(p, q) > 1 && !breaksAmount(p.text, q.text)));
    if (last !== undefined && isInterleaved(last, band) && !clash)
      joined[joined.length - 1] = join(last, band);
    else joined.push(band);
  }
  return joined;
}

/** True where a rule of some width stands between two bands. */
function isRuled(upper: Band, lower: Band, rules: readonly Rule[], width: number): boolean {
  return rules.some((r) => r.at > upper.y1 - 1.5 && r.at < lower.y0 + 1.5 && r.to - r.from > width * 0.3);
}

const FEWEST_TITLES = 3;
const MIN_VALUES = 2;

/**
 * True for titles and the row of values right under them, on a recognised page: its picture may have lost the rule between
 * the two.
 */
function isUnderTitles(titles: Band, row: Band): boolean {
  const phrases = [...titles.phrases, ...row.phrases];
  if (phrases.some(({ words }) => words.some(({ confidence }) => confidence === undefined))) return false;
  const values = row.phrases.filter(({ text }) => /\d{2}/u.test(text));
  return (
    values.length >= MIN_VALUES &&
    titles.phrases.length >= FEWEST_TITLES &&
    titles.phrases.every(
      (title) => !/\d/u.test(title.text) && row.phrases.some((other) => overlapX(title, other) > 0),
    )
  );
}

function isPartOf(line: Band, row: Band): boolean {
  return line.phrases.every((phrase) => row.phrases.some((other) => overlapX(phrase, other) > 0));
}

/** Bands that have so large a part of the values of the fullest one are rows of their own. */
const MAIN = 0.5;

/**
 * The stretches of bands between rules, where rules part the rows of a table; null where they do not: most stretches with
 * values have those of one row.
 */
function ruledStrips(
  bands: readonly Band[],
  rules: readonly Rule[],
  { width, isMain }: { width: number; isMain: (band: Band) => boolean },
): Band[][] | null {
  const strips: Band[][] = [];
  for (const band of bands) {
    const open = strips.at(-1);
    const last = open?.at(-1);
    if (open === undefined || last === undefined || isRuled(last, band, rules, width)) strips.push([band]);
    else open.push(band);
  }
  const ofRows = strips.map((strip) => strip.filter(isMain).length).filter((count) => count > 0);
  const parted = ofRows.filter((count) => count === 1).length;
  const isLattice =
    strips.length > MIN_RULED &&
    strips.length > RULED_SHARE * bands.length &&
    parted > PARTED_SHARE * ofRows.length;
  return isLattice ? strips : null;
}

/** True for lines that have numbers under each other, which no row has. */
function hasNumbersOfOneColumn(upper: Band, lower: Band): boolean {
  return upper.phrases.some((p) =>
    lower.phrases.some(
      (q) =>
        isNumberLike(p.text) && isNumberLike(q.text) && overlapX(p, q) > 1 && !breaksAmount(p.text, q.text),
    ),
  );
}

/** The bands of a strip as one row; where several of them have the values of rows, those with values are rows. */
function rowsOfStrip(strip: readonly Band[], isMain: (band: Band) => boolean, usual: number): Band[] {
  const isOfOneRow = strip.filter(isMain).length === 1;
  const rows: Band[] = [];
  for (const band of strip) {
    const last = rows.at(-1);
    const isOne =
      last !== undefined &&
      ((isOfOneRow && !hasNumbersOfOneColumn(last, band)) || !band.hasValue || !last.hasValue) &&
      band.y0 - last.y1 <= usual + 0.5 &&
      !isUnderTitles(last, band);
    if (isOne) rows[rows.length - 1] = join(last, band);
    else rows.push(band);
  }
  return rows;
}

/**
 * Second pass: where rules part the rows, what stands between two of them is one. Elsewhere a line without values continues
 * the row it stands closer to, when the distance is clearly smaller than between rows.
 */
function joinContinuations(bands: Band[], rules: readonly Rule[]): Band[] {
  const { x0, x1 } = unionRect(bands.flatMap(({ phrases }) => phrases));
  const width = x1 - x0;
  const whole = rules.filter(({ from }) => from < x0 + BEGINNING * width);
  const valueGaps = bands
    .flatMap((band, at) => {
      const above = bands[at - 1];
      return above?.hasValue === true && band.hasValue ? [band.y0 - above.y1] : [];
    })
    .sort((a, b) => a - b);
  const usual = valueGaps[valueGaps.length >> 1] ?? Infinity;
  const fullest = Math.max(...bands.map(({ values }) => values));
  const isMain = ({ values }: Band): boolean => values > 0 && values >= MAIN * fullest;
  const strips = ruledStrips(bands, whole, { width, isMain });
  if (strips !== null) return strips.flatMap((strip) => rowsOfStrip(strip, isMain, usual));
  const layout: Layout = {
    usual,
    names: namesOf(bands),
    isBroken: (upper, lower) => isRuled(upper, lower, rules, width),
  };
  const rows: Band[] = [];
  bands.forEach((band, index) => {
    const last = rows.at(-1);
    if (last === undefined) return void rows.push(band);
    const gap = band.y0 - last.y1;
    const next = bands[index + 1];
    const height = Math.min(...band.phrases.map((phrase) => phrase.y1 - phrase.y0));
    const closer = next === undefined || next.y0 - band.y1 >= gap - 0.5;
    const tight = gap < TIGHT * height && gap < usual - 1 && gap < last.innerGap + 0.8;
    const continues =
      !isRuled(last, band, rules, width) &&
      !band.hasValue &&
      tight &&
      closer &&
      last.hasValue &&
      isPartOf(band, last);
    if (continues) rows[rows.length - 1] = join(last, band);
    else rows.push(joinAbove(rows, band, layout));
  });
  return rows;
}

/** Gaps between the lines of a cell differ by less than this; those between rows are larger by more. */
const SAME_GAP = 0.8;
const LARGER_GAP = 1;
/** Lines that begin at one place do so within this; the further lines of a text may be indented by more. */
const SAME_START = 1;
const INDENT = 3;

/** What a row is called: its first text. */
const nameOf = ({ phrases }: Band): Phrase | undefined => phrases.find(({ text }) => !isNumberLike(text));

/** The one text of a line without values; undefined for any other line. */
const textOf = ({ phrases: [line, ...more], hasValue }: Band): Phrase | undefined =>
  more.length === 0 && !hasValue ? line : undefined;

/** Where the names of rows begin, most of them, and how far they reach. */
function namesOf(bands: readonly Band[]): { start: number; end: number } {
  const names = bands.filter(({ hasValue }) => hasValue).flatMap((band) => nameOf(band) ?? []);
  const starts = [...Map.groupBy(names, ({ x0 }) => Math.round(x0)).values()];
  const [usual] = starts.sort((a, b) => b.length - a.length)[0] ?? [];
  return { start: usual?.x0 ?? Infinity, end: Math.max(...names.map(({ x1 }) => x1)) };
}

/** What is known of a table when its rows are joined. */
interface Layout {
  usual: number;
  names: { start: number; end: number };
  isBroken: (upper: Band, lower: Band) => boolean;
}

/** Where the lines begin that are closer to a row and to each other than to what is above them; the end of `rows` where none is. */
function closerLines(rows: readonly Band[], band: Band, name: Phrase, { usual }: Layout): number {
  const gapBelow = (at: number): number => (rows[at + 1] ?? band).y0 - (rows[at]?.y1 ?? -Infinity);
  const gap = gapBelow(rows.length - 1);
  if (gap >= usual - LARGER_GAP) return rows.length;
  const isLine = (upper: Band, at: number): boolean => {
    const line = textOf(upper);
    return (
      line !== undefined &&
      Math.abs(line.x0 - name.x0) < SAME_START &&
      Math.abs(gapBelow(at) - gap) < SAME_GAP
    );
  };
  const begin = rows.findLastIndex((upper, at) => !isLine(upper, at)) + 1;
  return gapBelow(begin - 1) < gap + LARGER_GAP ? rows.length : begin;
}

/** Where the text begins whose last line has the values and is indented, because the lines above had no room for more. */
function hangingLines(rows: readonly Band[], name: Phrase, { names }: Layout): number {
  if (name.x0 < names.start + INDENT) return rows.length;
  let next = name;
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const above = rows[at];
    const line = above === undefined ? undefined : textOf(above);
    const height = next.y1 - next.y0;
    const [word] = next.words;
    if (line === undefined || word === undefined || next.y0 - line.y1 >= TIGHT * height) break;
    if (hasRoomFor(word, line, names.end)) break;
    if (Math.abs(line.x0 - names.start) < SAME_START) return at;
    if (Math.abs(line.x0 - name.x0) >= SAME_START) break;
    next = line;
  }
  return rows.length;
}

/** A row of values with the lines above it that its name begins with, because its values stand on its last line; they are taken from `rows`. */
function joinAbove(rows: Band[], band: Band, layout: Layout): Band {
  const [name, above] = [nameOf(band), rows.at(-1)];
  if (!band.hasValue || name === undefined || above === undefined) return band;
  if (band.y0 - above.y1 >= TIGHT * (name.y1 - name.y0)) return band;
  const begin = Math.min(closerLines(rows, band, name, layout), hangingLines(rows, name, layout));
  const lines = rows.slice(begin);
  if (lines.some((line, at) => layout.isBroken(line, lines[at + 1] ?? band))) return band;
  rows.length = begin;
  return [...lines].reverse().reduce(join, band);
}

/** Groups the lines of a table into rows; every result holds the phrases of one row. */
export function groupRows(
  lines: readonly Phrase[][],
  rules: readonly Rule[],
  isValue: (phrase: Phrase) => boolean,
): Phrase[][] {
  const bands = lines.filter((line) => line.length > 0).map((line) => bandOf(line, isValue));
  if (bands.length === 0) return [];
  return joinContinuations(joinInterleaved(bands), rules).map((band) => band.phrases);
}
