import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike, isValueLike } from '../graph/value-shape.ts';
import type { Word } from '../pdf/page-words.ts';
import { findDates } from './dates.ts';
import type { Fact } from './facts.ts';
import { inAllLanguages } from './language-files.ts';
import { termsOfBase } from './lexicon.ts';
import { labelSimilarity, labelTokens } from './text.ts';
import { saysOneOf, wordPattern } from './word-pattern.ts';

/** A line of a table of movements: what names it, and its amounts. */
interface Line {
  label: string;
  amounts: Phrase[];
}

/** The balances that a table of movements begins and ends with. */
export interface RollForward {
  opening: Line;
  closing: Line;
}

const BEGINNING = wordPattern(inAllLanguages(({ positions }) => positions.beginning));
const END = wordPattern(inAllLanguages(({ positions }) => positions.end));
/** Fewer lines between two balances are no account: what was open before and after a call stands closer. */
const FEWEST_MOVEMENTS = 3;
const LONGEST_LABEL = 12;
/** An account of what is still to be called rolls forward as well, but it is not the capital account. */
const OTHER_ACCOUNTS = ['commitment', 'unfunded_commitment', 'recallable_distributions'];
const ALIKE = 0.8;

function lineOf(row: readonly Phrase[]): Line | null {
  const label = row.find(({ text }) => !isValueLike(text) && /\p{L}{2}/u.test(text));
  const amounts = row.filter(({ text }) => isNumberLike(text));
  return label === undefined || amounts.length === 0 || label.words.length > LONGEST_LABEL
    ? null
    : { label: label.text, amounts };
}

/** The last day that a label names ("Net asset value at 30 June 2024"); null when it names none. */
function dayOf({ label }: Line): string | null {
  const words = label.split(/\s+/u).map((word) => word.replace(/^\(|[),;:]+$/gu, ''));
  return findDates(words, 'day-first').at(-1)?.iso ?? null;
}

function isOtherAccount({ label }: Line): boolean {
  const tokens = labelTokens(label);
  return OTHER_ACCOUNTS.some((base) =>
    termsOfBase(base).some((term) => labelSimilarity(tokens, term) >= ALIKE),
  );
}

const begins = ({ label }: Line): boolean => saysOneOf(BEGINNING, label) && !saysOneOf(END, label);
const ends = ({ label }: Line): boolean => saysOneOf(END, label) && !saysOneOf(BEGINNING, label);

/** True when the one line is the balance that the movements up to the other begin with, by their words or days. */
function isPair(first: Line, last: Line): boolean {
  if (begins(first) && ends(last)) return true;
  const [from, to] = [dayOf(first), dayOf(last)];
  if (from === null || to === null) return false;
  return from < to && first.amounts.length === last.amounts.length;
}

/**
 * The tables of a page that lead from a balance over movements to a later balance, from top to bottom: the first line
 * says that it stands at the beginning and the last one that it stands at the end, or both name their day.
 */
export function rollForwards(page: PageGraph): RollForward[] {
  const lines = page.rows.map(lineOf).filter((line) => line !== null);
  const found: RollForward[] = [];
  let from = 0;
  while (from < lines.length) {
    const opening = lines[from];
    const rest = lines.slice(from + 1);
    const next = rest.findIndex((line) => begins(line));
    const within = next < 0 ? rest : rest.slice(0, next);
    const at = opening === undefined ? -1 : within.findIndex((line) => isPair(opening, line));
    const closing = within[at];
    if (
      opening !== undefined &&
      closing !== undefined &&
      at >= FEWEST_MOVEMENTS &&
      !isOtherAccount(opening)
    ) {
      found.push({ opening, closing });
      from += at + 2;
    } else from += 1;
  }
  return found;
}

/** The facts of balances once more under the name that their place in a roll-forward gives them. */
export function balanceFacts(page: PageGraph, facts: readonly Fact[]): Fact[] {
  const names = new Map<Word | undefined, string>(
    rollForwards(page).flatMap(({ opening, closing }) => [
      ...opening.amounts.map(({ words }): [Word | undefined, string] => [words[0], 'opening balance']),
      ...closing.amounts.map(({ words }): [Word | undefined, string] => [words[0], 'closing balance']),
    ]),
  );
  return facts.flatMap((fact) => {
    const label = fact.kind === 'beside' ? names.get(fact.words[0]) : undefined;
    return label === undefined ? [] : [{ ...fact, label, tokens: labelTokens(label) }];
  });
}
