import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike, isValueLike } from '../graph/value-shape.ts';
import { overlapX } from '../pdf/geometry.ts';
import type { Word } from '../pdf/page-words.ts';
import { findDates } from './dates.ts';
import type { Fact } from './facts.ts';
import { fold } from './fold.ts';
import { inAllLanguages, LANGUAGES } from './language-files.ts';
import { termsOfBase } from './lexicon.ts';
import { labelSimilarity, labelTokens } from './text.ts';
import { saysOneOf, wordPattern } from './word-pattern.ts';

/** A line of a table of movements: what names it, and the amounts right of its name. */
interface Line {
  label: Phrase;
  amounts: Phrase[];
}

/** A table that leads from a balance over movements to a later balance. */
export interface RollForward {
  opening: Line;
  movements: Line[];
  closing: Line;
}

const BEGINNING = wordPattern(inAllLanguages(({ positions }) => positions.beginning));
const END = wordPattern(inAllLanguages(({ positions }) => positions.end));
/** Fewer lines between two balances are no account: what was open before and after a call stands closer. */
const FEWEST_MOVEMENTS = 3;
const LONGEST_LABEL = 12;
/** An account of what is still to be called rolls forward as well, but it is not the capital account. */
const OTHER_ACCOUNTS = ['commitment', 'unfunded_commitment', 'recallable_distributions'];
/** A label this much like a term says it. */
const ALIKE = 0.8;

/** The lines of a row: tables side by side have several. */
function linesOf(row: readonly Phrase[]): Line[] {
  const lines: Line[] = [];
  for (const phrase of row) {
    if (!isValueLike(phrase.text) && /\p{L}{2}/u.test(phrase.text)) lines.push({ label: phrase, amounts: [] });
    else if (isNumberLike(phrase.text)) lines.at(-1)?.amounts.push(phrase);
  }
  return lines.filter(({ label, amounts }) => amounts.length > 0 && label.words.length <= LONGEST_LABEL);
}

/** The last day that a label names ("Net asset value at 30 June 2024"); null when it names none. */
function dayOf({ label }: Line): string | null {
  const words = label.words.map(({ text }) => text.replace(/^\(|[),;:]+$/gu, ''));
  return findDates(words, 'day-first').at(-1)?.iso ?? null;
}

/** How well a line's label says a base, 0 to 1. */
function likeness({ label }: Line, base: string): number {
  const tokens = labelTokens(label.text);
  return Math.max(0, ...termsOfBase(base).map((term) => labelSimilarity(tokens, term)));
}

const begins = ({ label }: Line): boolean => saysOneOf(BEGINNING, label.text) && !saysOneOf(END, label.text);
const ends = ({ label }: Line): boolean => saysOneOf(END, label.text) && !saysOneOf(BEGINNING, label.text);

/** True when the one line is the balance that the movements up to the other begin with, by their words or days. */
function isPair(first: Line, last: Line): boolean {
  if (begins(first) && ends(last)) return true;
  const [from, to] = [dayOf(first), dayOf(last)];
  return from !== null && to !== null && from < to && first.amounts.length === last.amounts.length;
}

function rollForwardFrom(opening: Line, below: readonly Line[]): RollForward | null {
  const column = below.filter(({ label }) => overlapX(label, opening.label) > 0);
  const next = column.findIndex(begins);
  const at = (next < 0 ? column : column.slice(0, next)).findIndex((line) => isPair(opening, line));
  const closing = column[at];
  if (closing === undefined || at < FEWEST_MOVEMENTS) return null;
  if (OTHER_ACCOUNTS.some((base) => likeness(opening, base) >= ALIKE)) return null;
  return { opening, movements: column.slice(0, at), closing };
}

/**
 * The tables of a page that lead from a balance over movements to a later balance: the first line says that it stands at
 * the beginning and the last one that it stands at the end, or both name their day.
 */
export function rollForwards(page: PageGraph): RollForward[] {
  const lines = page.rows.flatMap(linesOf);
  const used = new Set<Line>();
  return lines.flatMap((line, index) => {
    const found = used.has(line) ? null : rollForwardFrom(line, lines.slice(index + 1));
    if (found === null) return [];
    for (const one of [...found.movements, found.closing]) used.add(one);
    return [found];
  });
}

const PARTS = Object.entries(
  LANGUAGES.map(({ movements }) => movements).reduce<Record<string, string[]>>((all, movements) => {
    for (const [base, parts] of Object.entries(movements)) all[base] = [...(all[base] ?? []), ...parts];
    return all;
  }, {}),
);

/** What kind of movement the longest known part of a label's words tells of; null when it has none. */
function kindOf({ label }: Line): string | null {
  const text = fold(label.text);
  let best: { base: string; length: number } | null = null;
  for (const [base, parts] of PARTS)
    for (const part of parts)
      if (part.length > (best?.length ?? 0) && text.includes(part)) best = { base, length: part.length };
  return best?.base ?? null;
}

/** The bases of a roll-forward's movements that no label of the lexicon names: only few kinds can stand there. */
function namedByKind({ movements }: RollForward): [Line, string][] {
  const isKnown = (line: Line): boolean => PARTS.some(([base]) => likeness(line, base) >= ALIKE);
  const known = movements.filter(isKnown);
  const kinds = movements
    .filter((line) => !isKnown(line))
    .flatMap((line): [Line, string][] => {
      const base = kindOf(line);
      return base === null ? [] : [[line, base]];
    });
  return kinds.filter(
    ([, base], at) =>
      kinds.every(([, other], index) => index === at || other !== base) &&
      known.every((line) => likeness(line, base) < ALIKE),
  );
}

/** The facts of roll-forwards once more under the names that their place in them gives. */
export function rollForwardFacts(page: PageGraph, facts: readonly Fact[]): Fact[] {
  const bases = new Map<Word | undefined, string>();
  for (const found of rollForwards(page)) {
    const named: [Line, string][] = [
      [found.opening, 'opening_balance'],
      ...namedByKind(found),
      [found.closing, 'closing_balance'],
    ];
    for (const [line, base] of named) for (const { words } of line.amounts) bases.set(words[0], base);
  }
  return facts.flatMap((fact) => {
    const base = fact.kind === 'beside' ? bases.get(fact.words[0]) : undefined;
    const [tokens] = base === undefined ? [] : termsOfBase(base);
    return tokens === undefined ? [] : [{ ...fact, label: tokens.join(' '), tokens: [...tokens] }];
  });
}
