import { overlapX, overlapY, unionRect } from '../pdf/geometry.ts';
import type { Rule } from '../contract/page.ts';
import type { Phrase } from './lines.ts';

/** Lines that share this part of their height belong to one row: a wrapped cell is centred on its neighbours. */
const INTERLEAVED = 0.25;
const TIGHT = 0.4;
/**
 * Rules part the rows of a table when they stand in so many and so large a part of its gaps, sums not alone. Those of sums may
 * stand over the amounts alone; what parts rows begins in this part of the width.
 */
const BEGINNING = 0.25;
const FEWEST_RULED = 3;
const RULED_SHARE = 0.25;
const PARTED_SHARE = 0.6;

interface Band {
  phrases: Phrase[];
  y0: number;
  y1: number;
  hasValue: boolean;
  /** Widest gap between the row's own lines so far; a wider one does not continue it. */
  innerGap: number;
}

function bandOf(phrases: Phrase[], isValue: (phrase: Phrase) => boolean): Band {
  const { y0, y1 } = unionRect(phrases);
  return { phrases, y0, y1, hasValue: phrases.some(isValue), innerGap: Infinity };
}

function join(a: Band, b: Band): Band {
  return {
    phrases: [...a.phrases, ...b.phrases],
    y0: Math.min(a.y0, b.y0),
    y1: Math.max(a.y1, b.y1),
    hasValue: a.hasValue || b.hasValue,
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
      last.phrases.some((p) => band.phrases.some((q) => overlapX(p, q) > 1));
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
const FEWEST_VALUES = 2;

/**
 * True for titles and the row of values right under them, on a recognised page: its picture may have lost the rule between
 * the two.
 */
function isUnderTitles(titles: Band, row: Band): boolean {
  const phrases = [...titles.phrases, ...row.phrases];
  if (phrases.some(({ words }) => words.some(({ confidence }) => confidence === undefined))) return false;
  const values = row.phrases.filter(({ text }) => /\d{2}/u.test(text));
  return (
    values.length >= FEWEST_VALUES &&
    titles.phrases.length >= FEWEST_TITLES &&
    titles.phrases.every(
      (title) => !/\d/u.test(title.text) && row.phrases.some((other) => overlapX(title, other) > 0),
    )
  );
}

function isPartOf(line: Band, row: Band): boolean {
  return line.phrases.every((phrase) => row.phrases.some((other) => overlapX(phrase, other) > 0));
}

/**
 * Second pass: a line without values continues the row it stands closer to, when the distance is clearly smaller than
 * between rows, or when rules separate the rows, none separates these two and they stand no further apart than rows do.
 */
function joinContinuations(bands: Band[], rules: readonly Rule[]): Band[] {
  const { x0, x1 } = unionRect(bands.flatMap(({ phrases }) => phrases));
  const width = x1 - x0;
  const whole = rules.filter(({ from }) => from < x0 + BEGINNING * width);
  const gaps = bands.slice(1).map((band, index) => band.y0 - (bands[index]?.y1 ?? 0));
  const isRuledAt = (index: number): boolean => {
    const [upper, lower] = [bands[index], bands[index + 1]];
    return upper !== undefined && lower !== undefined && isRuled(upper, lower, whole, width);
  };
  const ofValues = [...gaps.keys()].filter((index) => bands[index]?.hasValue && bands[index + 1]?.hasValue);
  const valueGaps = ofValues.map((index) => gaps[index] ?? 0).sort((a, b) => a - b);
  const usual = valueGaps[valueGaps.length >> 1] ?? Infinity;
  const ruled = [...gaps.keys()].filter(isRuledAt).length;
  const isLattice =
    ruled >= FEWEST_RULED &&
    ruled >= gaps.length * RULED_SHARE &&
    ofValues.filter(isRuledAt).length > ofValues.length * PARTED_SHARE;
  const rows: Band[] = [];
  bands.forEach((band, index) => {
    const last = rows.at(-1);
    if (last === undefined) return void rows.push(band);
    const gap = band.y0 - last.y1;
    const next = bands[index + 1];
    const height = Math.min(...band.phrases.map((phrase) => phrase.y1 - phrase.y0));
    const parted = isRuled(last, band, rules, width);
    const closer = next === undefined || next.y0 - band.y1 >= gap - 0.5;
    const tight = gap < TIGHT * height && gap < usual - 1 && gap < last.innerGap + 0.8;
    const continues = isLattice
      ? !parted && (!band.hasValue || !last.hasValue) && gap <= usual + 0.5 && !isUnderTitles(last, band)
      : !parted && !band.hasValue && tight && closer && last.hasValue && isPartOf(band, last);
    if (continues) rows[rows.length - 1] = join(last, band);
    else rows.push(band);
  });
  return rows;
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
