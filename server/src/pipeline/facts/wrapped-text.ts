import { leftOf } from '../graph/key-values.ts';
import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { neighbourInColumn } from '../graph/page-graph.ts';
import { isValueLike } from '../graph/value-shape.ts';
import { overlapX, SAME_EDGE } from '../pdf/geometry.ts';
import type { Word } from '../contract/page.ts';
import { STREET } from '../vocabulary/entity-words.ts';

/** Texts beside their labels that run on over a second line. */

/** A label reaches this part of its height into a second line that it names. */
const MIDDLE = 0.25;
/** Lines below a text value that continue it: aligned, close, no street, and with nothing at their left that could label them. */
export function wrappedWords(page: PageGraph, value: Phrase, label: Phrase): Word[] {
  const words = [...value.words];
  let last = value;
  for (;;) {
    const next = neighbourInColumn(page.rows, last, 1, 0.45);
    // A label in the middle of two lines names both, whatever they look like: the groups of an account number.
    const isMiddle = next !== null && label.y1 - next.y0 > MIDDLE * (label.y1 - label.y0);
    if (next === null || STREET.test(next.text) || (isValueLike(next.text) && !isMiddle)) return words;
    const [left, right] = [next.x0 - value.x0, next.x1 - value.x1];
    const aligned = [left, right, (left + right) / 2].some((off) => Math.abs(off) < SAME_EDGE);
    const labels = leftOf(page, next).filter((phrase) => overlapX(phrase, label) > 0 && phrase !== label);
    if (!aligned || labels.length > 0 || Math.abs(next.y1 - next.y0 - (value.y1 - value.y0)) > 1.5)
      return words;
    const beside = (page.rows[next.line] ?? []).filter((other) => other !== next && other !== label);
    if (beside.some((other) => overlapX(other, label) > 0)) return words;
    words.push(...next.words);
    last = next;
  }
}

/** True when two lines stand closer to each other than to what is above and below them: one row of a list. */
export function isOneRow(page: PageGraph, upper: Phrase, lower: Phrase): boolean {
  const gap = lower.y0 - upper.y1;
  const above = neighbourInColumn(page.rows, upper, -1, 3);
  const below = neighbourInColumn(page.rows, lower, 1, 3);
  const around = Math.min(
    above === null ? Infinity : upper.y0 - above.y1,
    below === null ? Infinity : below.y0 - lower.y1,
  );
  return gap < around - 0.2 * (lower.y1 - lower.y0);
}
