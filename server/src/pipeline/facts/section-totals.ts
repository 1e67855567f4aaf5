import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { numbersOf } from '../graph/value-shape.ts';
import { overlapX } from '../pdf/geometry.ts';
import { digitsOf } from './account/subtotals.ts';
import { fold } from '../vocabulary/fold.ts';
import { labelTokens, wordsOf } from '../vocabulary/label-tokens.ts';
import {
  beginsWithOneOf,
  findPhrase,
  foldedWords,
  saysOneOf,
  wordPattern,
} from '../vocabulary/word-pattern.ts';
import { SUBTOTAL, SUM_WORDS } from '../vocabulary/sum-words.ts';

/** Totals of the sections of a table, which bear the name of their section. */

const TOTALS = new Set(SUM_WORDS.flatMap((word) => wordsOf(word)));
const SUM = wordPattern(SUM_WORDS);

/** True for a label that says no more than that it sums up: "Total 2", "Subtotal". */
export function saysOnlyTotal(text: string): boolean {
  const tokens = labelTokens(text).filter((token) => !/^\p{N}+$/u.test(token));
  // "Portfolio" and "investments" are words of sums, but none without the other.
  return tokens.every((token) => TOTALS.has(token)) && saysOneOf(SUM, text);
}

/** "Sous-total revenus" without the word for a subtotal; null where a label begins with none or says no more. */
export function withoutSubtotal(text: string): string | null {
  if (!beginsWithOneOf(SUBTOTAL, text)) return null;
  const end = findPhrase(SUBTOTAL, foldedWords(text))?.end ?? 0;
  const rest = fold(text)
    .slice(end)
    .replace(/^[\s:]+/u, '');
  return rest === '' ? null : rest;
}

/** True where an amount of the total is the sum of the amounts over it in every column that it has. */
function sumsUp(total: readonly Phrase[], parts: readonly (readonly Phrase[])[]): boolean {
  return total.some((own) => {
    const column = parts.flatMap((row) => row.filter((phrase) => overlapX(phrase, own) > 0));
    const sum = column.reduce((all, { text }) => all + digitsOf(text), 0);
    return column.length === parts.length && sum !== 0 && sum === digitsOf(own.text);
  });
}

/**
 * The heading of the section that a line sums up, when its label says no more than that: the line over those that add up
 * to it. Null for any other line.
 */
export function summedSection({ rows }: PageGraph, line: number): Phrase | null {
  const [label] = rows[line] ?? [];
  const total = numbersOf(rows[line] ?? []);
  if (label === undefined || total.length === 0 || !saysOnlyTotal(label.text)) return null;
  const parts: Phrase[][] = [];
  for (let at = line - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? [];
    const amounts = numbersOf(row);
    const [heading, ...others] = row;
    if (amounts.length > 0) parts.push(amounts);
    else
      return heading !== undefined && others.length === 0 && parts.length > 0 && sumsUp(total, parts)
        ? heading
        : null;
  }
  return null;
}
