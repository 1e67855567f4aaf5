import { isInside, overlapX, overlapY } from '../pdf/geometry.ts';
import type { Phrase } from './lines.ts';
import type { PageGraph } from './page-graph.ts';
import { isLoneCurrency, isNumberLike, isValueLike } from './value-shape.ts';

/** What stands beside a value and may name it. */
export interface LabelledValue {
  /** All lines of the label; a wrapped label has more than one. */
  label: Phrase[];
  /** The line of the label that is nearest to the value. */
  nearest: Phrase;
  /** Position of the value among the values right of its label, from 0. */
  order: number;
}

const BESIDE_OVERLAP = 0.35;
const LINES_AROUND = 3;
const MAX_LABEL_LENGTH = 14;
/** Of a formula behind a label ("Closing balance (A + B − C)") no part is a word. */
const WORD = /\p{L}{2}|\d/u;

/** How many words a label has. */
export function lengthOfLabel({ words }: Phrase): number {
  return words.filter(({ text }) => WORD.test(text)).length;
}

/** True for a phrase left of a value at its height. */
export function isBeside(label: Phrase, value: Phrase): boolean {
  const height = Math.min(label.y1 - label.y0, value.y1 - value.y0);
  return label.x1 <= value.x0 + 1 && overlapY(label, value) >= BESIDE_OVERLAP * height;
}

/** Phrases left of a value at its height, the nearest first; the lines of a wrapped label count. */
export function leftOf(page: Pick<PageGraph, 'rows'>, value: Phrase): Phrase[] {
  const found: Phrase[] = [];
  const from = Math.max(0, value.line - LINES_AROUND);
  for (let line = from; line <= Math.min(page.rows.length - 1, value.line + LINES_AROUND); line += 1) {
    for (const phrase of page.rows[line] ?? [])
      if (phrase !== value && isBeside(phrase, value)) found.push(phrase);
  }
  return found.sort((a, b) => b.x1 - a.x1 || a.y0 - b.y0);
}

/** A caption under or over another value, as in a row of tiles, names that value and not the one beside it. */
function isCaptionOfOther(caption: Phrase, value: Phrase, lefts: readonly Phrase[]): boolean {
  if (caption.line === value.line) return false;
  return lefts.some(
    (other) => other.line === value.line && isValueLike(other.text) && overlapX(other, caption) > 0,
  );
}

/**
 * The label beside a value: a number skips other numbers and lone currency signs on its way left, a text takes its direct
 * neighbour only.
 */
export function labelOf(page: Pick<PageGraph, 'rows'>, value: Phrase): LabelledValue | null {
  const lefts = leftOf(page, value);
  const isNumber = isValueLike(value.text);
  // "-/-" and "./." before an amount say that it is taken off, and name nothing.
  const isNaming = ({ text }: Phrase): boolean =>
    /[\p{L}\p{N}]/u.test(text) && !isValueLike(text) && !isLoneCurrency(text);
  const nearest = isNumber ? lefts.find(isNaming) : lefts[0];
  if (nearest === undefined || isValueLike(nearest.text) || lengthOfLabel(nearest) > MAX_LABEL_LENGTH)
    return null;
  if (isNumber && isCaptionOfOther(nearest, value, lefts)) return null;
  const label = lefts.filter((phrase) => overlapX(phrase, nearest) > 0).sort((a, b) => a.y0 - b.y0);
  const order = lefts.filter((phrase) => phrase.x0 > nearest.x1 && isValueLike(phrase.text)).length;
  return { label, nearest, order };
}

const MIN_DIGITS = 3;

/**
 * The label behind an amount that begins its line, as where amounts stand left of what they are; null for line numbers
 * and codes, which a label with a value of its own follows.
 */
export function labelBehind(page: Pick<PageGraph, 'rows'>, value: Phrase): Phrase | null {
  const [first, label, ...more] = page.rows[value.line] ?? [];
  if (first !== value || label === undefined || !isNumberLike(value.text)) return null;
  if (value.text.replace(/\D/gu, '').length < MIN_DIGITS || lengthOfLabel(label) > MAX_LABEL_LENGTH)
    return null;
  const isNamed = more.length === 0 && !isValueLike(label.text) && /\p{L}{2}/u.test(label.text);
  return isNamed ? label : null;
}

/** A label and the one value it names, outside of tables. */
export interface KeyValue {
  label: Phrase[];
  value: Phrase;
}

const ENDS_LABEL = /:$/u;

/** Pairs of label and value outside of the tables of a page: a value beside its label, or any text after a colon. */
export function keyValuesOf({ rows, tables }: Pick<PageGraph, 'rows' | 'tables'>): KeyValue[] {
  return rows.flatMap((row) =>
    row.flatMap((value) => {
      if (tables.some((table) => isInside(value, table))) return [];
      const found = labelOf({ rows }, value);
      if (found === null || found.order > 0) return [];
      const isNamed = isValueLike(value.text) || ENDS_LABEL.test(found.nearest.text);
      return isNamed ? [{ label: found.label, value }] : [];
    }),
  );
}
