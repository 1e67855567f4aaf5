import type { Phrase } from '../graph/lines.ts';
import { labelBehind, labelOf } from '../graph/key-values.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { neighbourInColumn } from '../graph/page-graph.ts';
import { isNumberLike, isValueLike, numbersOf } from '../graph/value-shape.ts';
import { namesText } from './label-heads.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';
import { summedSection } from './section-totals.ts';
import { isOneRow, wrappedWords } from './wrapped-text.ts';
import type { Fact } from './fact.ts';
import { factOf } from './fact-of.ts';

/** A label may run on over this many further lines. */
const MAX_WRAP_LENGTH = 3;

/** A label-only line right below or above that continues the label. */
function continuationOf(page: PageGraph, label: Phrase, step: 1 | -1): Phrase | null {
  const next = neighbourInColumn(page.rows, label, step, 0.45);
  if (next === null || isValueLike(next.text) || Math.abs(next.x0 - label.x0) > 16) return null;
  const alone = (page.rows[next.line] ?? []).every((other) => other === next || other.x1 <= next.x0);
  return alone ? next : null;
}

/** A text beside its label; label and text may both run on over a second line of the same row. */
function textFacts(page: PageGraph, value: Phrase, label: Phrase[], nearest: Phrase): Fact[] {
  const labelAbove = neighbourInColumn(page.rows, nearest, -1, 0.3);
  const valueAbove = neighbourInColumn(page.rows, value, -1, 0.3);
  const isOwn = labelAbove !== null && isLabel(labelAbove.text) && isLabel(nearest.text);
  if (
    labelAbove !== null &&
    !isOwn &&
    labelAbove.line === valueAbove?.line &&
    isOneRow(page, labelAbove, nearest)
  )
    return [];
  const labelBelow = neighbourInColumn(page.rows, nearest, 1, 0.3);
  const valueBelow = neighbourInColumn(page.rows, value, 1, 0.3);
  // Two labels over what they name are the heads of two cards, side by side.
  if (
    labelBelow !== null &&
    labelBelow.line === valueBelow?.line &&
    [nearest, value].every(({ text }) => isLabel(text))
  )
    return [];
  // Two labels of their own are two rows, however close they stand.
  const isOther = labelBelow !== null && isLabel(labelBelow.text) && isLabel(nearest.text);
  if (
    labelBelow !== null &&
    !isOther &&
    labelBelow.line === valueBelow?.line &&
    isOneRow(page, nearest, labelBelow)
  ) {
    const words = [...value.words, ...valueBelow.words];
    return [factOf(page, { kind: 'beside', label: [...label, labelBelow], value, words })];
  }
  const words = wrappedWords(page, value, nearest);
  const facts = [factOf(page, { kind: 'beside', label, value, words })];
  const more = continuationOf(page, nearest, 1);
  if (more !== null && label.length === 1)
    facts.push(factOf(page, { kind: 'beside', label: [nearest, more], value, words }));
  return facts;
}

/** "Retenue à la source de 12,80 %", "Withholding tax 15%": a rate behind what it is taken off for. */
const RATE_BEHIND = /(?:\s\p{Ll}{1,3})?\s[\d.,]+\s?%$/u;

/** Cells of one column begin within this many points of each other. */
const SAME_EDGE = 2;

/** True for a text beside the name of its row where the row above or below has such a text in the same place: a column. */
function isInTextColumn({ rows }: Pick<PageGraph, 'rows'>, nearest: Phrase, head: Phrase): boolean {
  const near = [-2, -1, 1, 2].map((step) => rows[nearest.line + step] ?? []);
  const stands = (row: readonly Phrase[], phrase: Phrase): boolean =>
    row.some((other) => Math.abs(other.x0 - phrase.x0) < SAME_EDGE && !isValueLike(other.text));
  return near.some(
    (row) => stands(row, nearest) && stands(row, head) && row.some(({ text }) => isNumberLike(text)),
  );
}

/**
 * What a row is called where another text stands between its name and its amounts: "Return of capital | Stanhope Networks |
 * 1,250.00 | 640.00"; null where the text beside the amounts is the name.
 */
function headOfRow({ rows }: PageGraph, value: Phrase, nearest: Phrase): Phrase | null {
  const row = rows[value.line] ?? [];
  const [head] = row;
  const between = row.slice(0, row.indexOf(nearest));
  if (head === undefined || head === nearest || between.length === 0) return null;
  const isRow = numbersOf(row).length > 1;
  // What begins with a small letter goes on, whatever it is called.
  const isFurther = /^\p{Ll}/u.test(nearest.text) || !isLabel(nearest.text);
  const isNamed = isFurther && isLabel(head.text.replace(RATE_BEHIND, ''));
  const isName = isRow || isNamed || isInTextColumn({ rows }, nearest, head);
  return isName && between.every(({ text }) => !isValueLike(text)) ? head : null;
}

/** The facts of a value that has its label beside it. */
export function besideFacts(page: PageGraph, value: Phrase): Fact[] {
  const pair = labelOf(page, value);
  if (pair === null) {
    const behind = labelBehind(page, value);
    return behind === null ? [] : [factOf(page, { kind: 'beside', label: [behind], value })];
  }
  const { label, nearest, order } = pair;
  const isNumber = isValueLike(value.text);
  if (namesText(page, nearest, value)) return [];
  if (!isNumber) return textFacts(page, value, label, nearest);
  const facts = [factOf(page, { kind: 'beside', label, value, order })];
  const head = headOfRow(page, value, nearest);
  if (head !== null) facts.push(factOf(page, { kind: 'beside', label: [head], value, order }));
  const section = summedSection(page, value.line);
  if (section !== null) return [...facts, factOf(page, { kind: 'beside', label: [section], value, order })];
  if (label.length > 1) return facts;
  for (const step of [1, -1] as const) {
    const whole = [nearest];
    for (let lines = 0; lines < MAX_WRAP_LENGTH; lines += 1) {
      const next = continuationOf(page, step === 1 ? (whole.at(-1) ?? nearest) : (whole[0] ?? nearest), step);
      // Two labels of their own are a heading and a row, or two rows.
      if (next === null || (isLabel(next.text) && isLabel(nearest.text))) break;
      if (step === 1) whole.push(next);
      else whole.unshift(next);
      facts.push(factOf(page, { kind: 'beside', label: [...whole], value, order }));
    }
  }
  return facts;
}
