import { overlapX, overlapY } from '../pdf/geometry.ts';
import type { Phrase } from './lines.ts';
import type { PageGraph } from './page-graph.ts';
import { isValueLike } from './value-shape.ts';

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
const LONGEST_LABEL = 14;

function isBeside(label: Phrase, value: Phrase): boolean {
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

/** The label beside a value: a number skips other numbers on its way left, a text takes its direct neighbour only. */
export function labelOf(page: Pick<PageGraph, 'rows'>, value: Phrase): LabelledValue | null {
  const lefts = leftOf(page, value);
  const isNumber = isValueLike(value.text);
  const nearest = isNumber ? lefts.find((phrase) => !isValueLike(phrase.text)) : lefts[0];
  if (nearest === undefined || isValueLike(nearest.text) || nearest.words.length > LONGEST_LABEL) return null;
  const label = lefts.filter((phrase) => overlapX(phrase, nearest) > 0).sort((a, b) => a.y0 - b.y0);
  const order = lefts.filter((phrase) => phrase.x0 > nearest.x1 && isValueLike(phrase.text)).length;
  return { label, nearest, order };
}
