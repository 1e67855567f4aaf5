import { overlapX, unionRect } from '../pdf/geometry.ts';
import type { Rule } from '../contract/page.ts';
import type { Phrase } from './lines.ts';
import { phraseOf } from './lines.ts';
import { isValueLike } from './value-shape.ts';

/** Steps per point of the coverage histogram. */
const RESOLUTION = 2;
const MIN_GAP = 1.5;
/** Share of rows that may cross a column border (headings, spans). */
const CROSSING_SHARE = 0.06;
const SPLIT_GAP = 3.5;

/** x positions that no phrase (or nearly none) of the fuller rows crosses. */
function whiteGaps(rows: readonly Phrase[][], x0: number, x1: number): number[] {
  const fullest = Math.max(...rows.map((row) => row.length));
  const full = rows.filter((row) => row.length >= Math.max(2, Math.ceil(fullest * 0.5)));
  const used = full.length >= 2 ? full : rows;
  const coverage = new Uint16Array(Math.ceil((x1 - x0) * RESOLUTION) + 2);
  for (const phrase of used.flat()) {
    const to = Math.min(coverage.length, Math.ceil((phrase.x1 - x0) * RESOLUTION));
    for (let at = Math.max(0, Math.floor((phrase.x0 - x0) * RESOLUTION)); at < to; at += 1) {
      coverage[at] = (coverage[at] ?? 0) + 1;
    }
  }
  const tolerated = Math.floor(used.length * CROSSING_SHARE);
  const gaps: number[] = [];
  let start = -1;
  coverage.forEach((count, at) => {
    if (count <= tolerated) {
      if (start < 0) start = at;
      return;
    }
    if (start > 0 && at - start >= MIN_GAP * RESOLUTION) gaps.push((start + at) / 2 / RESOLUTION + x0);
    start = -1;
  });
  return gaps;
}

/** The columns of a table as x ranges, from white gaps and from vertical rules that no phrase crosses. */
export function findColumns(
  rows: readonly Phrase[][],
  vertical: readonly Rule[],
): { x0: number; x1: number }[] {
  const all = rows.flat();
  const box = unionRect(all);
  const borders = whiteGaps(rows, box.x0, box.x1);
  for (const rule of vertical) {
    const inside = rule.at > box.x0 + 3 && rule.at < box.x1 - 3;
    const spans = Math.min(rule.to, box.y1) - Math.max(rule.from, box.y0) > (box.y1 - box.y0) * 0.5;
    const known = borders.some((border) => Math.abs(border - rule.at) < 4);
    const crossed = all.some((phrase) => phrase.x0 < rule.at - 2 && phrase.x1 > rule.at + 2);
    if (inside && spans && !known && !crossed) borders.push(rule.at);
  }
  borders.sort((a, b) => a - b);
  const columns: { x0: number; x1: number }[] = [];
  let left = box.x0 - 5;
  for (const border of [...borders, box.x1 + 5]) {
    const column = { x0: left, x1: border };
    const last = columns.at(-1);
    const filled = all.some(
      (phrase) => (phrase.x0 + phrase.x1) / 2 >= left && (phrase.x0 + phrase.x1) / 2 < border,
    );
    if (!filled && last !== undefined) last.x1 = border;
    else columns.push(column);
    left = border;
  }
  return columns;
}

/** Cuts phrases that straddle a column border at the word gap that lies on it. */
export function splitAtColumns(
  row: readonly Phrase[],
  columns: readonly { x0: number; x1: number }[],
): Phrase[] {
  let parts = [...row];
  for (const { x1: border } of columns.slice(0, -1)) {
    parts = parts.flatMap((phrase) => {
      if (phrase.words.length < 2 || phrase.x0 > border - 1 || phrase.x1 < border + 1) return [phrase];
      const cut = phrase.words.findIndex((word, index) => {
        const next = phrase.words[index + 1];
        if (next === undefined || word.x1 > border + 0.5 || next.x0 < border - 0.5) return false;
        return (isValueLike(word.text) && isValueLike(next.text)) || next.x0 - word.x1 > SPLIT_GAP;
      });
      if (cut < 0) return [phrase];
      return [
        phraseOf(phrase.words.slice(0, cut + 1), phrase.line),
        phraseOf(phrase.words.slice(cut + 1), phrase.line),
      ];
    });
  }
  return parts.filter((part) => overlapX(part, part) > 0);
}
