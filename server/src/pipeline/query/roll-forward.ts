import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike, isValueLike } from '../graph/value-shape.ts';
import { overlapX } from '../pdf/geometry.ts';
import type { Word } from '../pdf/page-words.ts';
import { findDates } from './dates.ts';
import { ALIKE, likeness, movementOf, MOVEMENTS } from './label-parts.ts';
import { inAllLanguages } from './language-files.ts';
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

/** The lines of a row: tables side by side have several. */
function linesOf(row: readonly Phrase[]): Line[] {
  const lines: Line[] = [];
  for (const phrase of row) {
    if (!isValueLike(phrase.text) && /\p{L}{2}/u.test(phrase.text))
      lines.push({ label: phrase, amounts: [] });
    else if (isNumberLike(phrase.text)) lines.at(-1)?.amounts.push(phrase);
  }
  return lines.filter(({ label, amounts }) => amounts.length > 0 && label.words.length <= LONGEST_LABEL);
}

/** The last day that a label names ("Net asset value at 30 June 2024"); null when it names none. */
function dayOf({ label }: Line): string | null {
  const words = label.words.map(({ text }) => text.replace(/^\(|[),;:]+$/gu, ''));
  return findDates(words, 'day-first').at(-1)?.iso ?? null;
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
  if (OTHER_ACCOUNTS.some((base) => likeness(opening.label.text, base) >= ALIKE)) return null;
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

/** The bases of a roll-forward's movements that no label of the lexicon names: only few kinds can stand there. */
function namedByKind({ movements }: RollForward): [Line, string][] {
  const isKnown = (line: Line): boolean => MOVEMENTS.some((base) => likeness(line.label.text, base) >= ALIKE);
  const known = movements.filter(isKnown);
  const kinds = movements
    .filter((line) => !isKnown(line))
    .flatMap((line): [Line, string][] => {
      const base = movementOf(line.label.text);
      return base === null ? [] : [[line, base]];
    });
  return kinds.filter(
    ([, base], at) =>
      kinds.every(([, other], index) => index === at || other !== base) &&
      known.every((line) => likeness(line.label.text, base) < ALIKE),
  );
}

/** The amounts of roll-forwards by their first words; the base that their place gives them, null where labels say it. */
export function basesByPlace(found: readonly RollForward[]): Map<Word | undefined, string | null> {
  const bases = new Map<Word | undefined, string | null>();
  const put = (line: Line, base: string | null): void => {
    for (const { words } of line.amounts) bases.set(words[0], base);
  };
  for (const one of found) {
    for (const line of one.movements) put(line, null);
    for (const [line, base] of namedByKind(one)) put(line, base);
    put(one.opening, 'opening_balance');
    put(one.closing, 'closing_balance');
  }
  return bases;
}
