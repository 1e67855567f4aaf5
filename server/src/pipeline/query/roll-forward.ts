import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike, isValueLike } from '../graph/value-shape.ts';
import { overlapX } from '../pdf/geometry.ts';
import type { Word } from '../pdf/page-words.ts';
import { remembered } from '../remembered.ts';
import { findDates, monthOf } from './dates.ts';
import { ALIKE, likeness, movementOf, MOVEMENTS, standingOf } from './label-parts.ts';
import { inAllLanguages } from './language-files.ts';
import { labelTokens } from './text.ts';
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
const FEWEST_TILES = 2;
/** An account of what is still to be called rolls forward as well, but it is not the capital account. */
const OTHER_ACCOUNTS = ['commitment', 'unfunded_commitment', 'recallable_distributions'];

/** The lines of a row: tables side by side have several; an amount may stand left of the one name of its row. */
function linesOf(row: readonly Phrase[]): Line[] {
  const lines: Line[] = [];
  for (const phrase of row) {
    if (!isValueLike(phrase.text) && /\p{L}{2}/u.test(phrase.text))
      lines.push({ label: phrase, amounts: [] });
    else if (isNumberLike(phrase.text)) lines.at(-1)?.amounts.push(phrase);
  }
  const [first, second, ...more] = row;
  if (first !== undefined && second !== undefined && more.length === 0 && isNumberLike(first.text))
    lines[0]?.amounts.push(first);
  return lines.filter(({ label, amounts }) => amounts.length > 0 && label.words.length <= LONGEST_LABEL);
}

/** The lines of a row of tiles: names alone, each with one amount right below it. */
function tilesOf(row: readonly Phrase[], below: readonly Phrase[]): Line[] {
  if (row.length < FEWEST_TILES || row.some(({ text }) => isValueLike(text))) return [];
  const lines = row.map((label) => ({ label, amounts: below.filter((one) => overlapX(one, label) > 0) }));
  const isTile = ({ amounts: [first, ...more] }: Line): boolean =>
    first !== undefined && more.length === 0 && isNumberLike(first.text);
  return lines.every(isTile) ? lines : [];
}

/** The last day that a label names ("Net asset value at 30 June 2024"); null when it names none. */
function dayOf({ label }: Line): string | null {
  const words = label.words.map(({ text }) => text.replace(/^\(|[),;:]+$/gu, ''));
  return findDates(words, 'day-first').at(-1)?.iso ?? null;
}

/** The words of a label but for its day. */
function nameOf({ label }: Line): string[] {
  return labelTokens(label.text).filter((token) => !/\d/u.test(token) && monthOf(token) === undefined);
}

const DAY_OR_YEAR = /\d{1,2}[./]\s?\d{1,2}[./]|(?:19|20)\d\d/u;

/** Whether a label names the balance at the beginning or at the end; '' for neither and for both. */
const positionOf = remembered((label): 'beginning' | 'end' | '' => {
  const [isBeginning, isEnd] = [saysOneOf(BEGINNING, label), saysOneOf(END, label)];
  if (isBeginning === isEnd) return '';
  return isBeginning ? 'beginning' : 'end';
});

const begins = ({ label }: Line): boolean => positionOf(label.text) === 'beginning';
const ends = ({ label }: Line): boolean => positionOf(label.text) === 'end';

/** True when the one line is the balance that the movements up to the other begin with, by their words or days. */
function isPair(first: Line, last: Line): boolean {
  if (begins(first) && ends(last)) return true;
  if (first.amounts.length !== last.amounts.length) return false;
  const [name, other] = [nameOf(first), nameOf(last)];
  const [from, to] = [dayOf(first), dayOf(last)];
  if (from !== null && to !== null) return from < to && name.some((token) => other.includes(token));
  const isDated = [first, last].every(
    ({ label }) =>
      DAY_OR_YEAR.test(label.text) || label.words.some(({ text }) => monthOf(text) !== undefined),
  );
  return isDated && name.length > 0 && name.join(' ') === other.join(' ');
}

function rollForwardFrom(opening: Line, column: readonly Line[]): RollForward | null {
  const next = column.findIndex(begins);
  const at = (next < 0 ? column : column.slice(0, next)).findIndex((line) => isPair(opening, line));
  const closing = column[at];
  if (closing === undefined || at < FEWEST_MOVEMENTS) return null;
  const { text } = opening.label;
  const isOther = OTHER_ACCOUNTS.some((base) => base === standingOf(text) || likeness(text, base) >= ALIKE);
  if (isOther) return null;
  return { opening, movements: column.slice(0, at), closing };
}

/**
 * The tables of a page that lead from a balance over movements to a later balance: the first line says that it stands at
 * the beginning and the last one that it stands at the end, or both name their day.
 */
export function rollForwards(page: PageGraph): RollForward[] {
  const lines = page.rows.flatMap(linesOf);
  const tiles = page.rows.flatMap((row, index) => tilesOf(row, page.rows[index + 1] ?? []));
  const isUnder = (line: Line, other: Line): boolean => overlapX(line.label, other.label) > 0;
  return [...rollForwardsOf(lines, isUnder), ...rollForwardsOf(tiles, () => true)];
}

/** The roll-forwards of lines in reading order; `belongs` tells whether a line may continue what another begins. */
function rollForwardsOf(
  lines: readonly Line[],
  belongs: (line: Line, opening: Line) => boolean,
): RollForward[] {
  const used = new Set<Line>();
  return lines.flatMap((line, index) => {
    const column = (): Line[] => lines.slice(index + 1).filter((one) => belongs(one, line));
    const found = used.has(line) ? null : rollForwardFrom(line, column());
    if (found === null) return [];
    for (const one of [...found.movements, found.closing]) used.add(one);
    return [found];
  });
}

/** The base that a label of the lexicon names best. */
function baseByLabel({ label }: Line): string | null {
  const ranked = MOVEMENTS.map((base) => ({ base, score: likeness(label.text, base) }));
  const best = ranked.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score >= ALIKE ? best.base : null;
}

/** The bases of a roll-forward's movements: only few kinds can stand there, so parts of words tell what no label does. */
function basesOfMovements({ movements }: RollForward): [Line, string][] {
  const byLabel = movements.map(baseByLabel);
  const bases = movements.map((line, at) => {
    const base = byLabel[at] ?? movementOf(line.label.text);
    return base !== null && (byLabel[at] !== null || !byLabel.includes(base)) ? base : null;
  });
  return movements.flatMap((line, at): [Line, string][] => {
    const base = bases[at] ?? null;
    return base !== null && bases.indexOf(base) === bases.lastIndexOf(base) ? [[line, base]] : [];
  });
}

/** The amounts of roll-forwards by their first words, with the base that their place gives them; null where it gives none. */
export function basesByPlace(found: readonly RollForward[]): Map<Word | undefined, string | null> {
  const bases = new Map<Word | undefined, string | null>();
  const put = (line: Line, base: string | null): void => {
    for (const { words } of line.amounts) bases.set(words[0], base);
  };
  for (const one of found) {
    for (const line of one.movements) put(line, null);
    for (const [line, base] of basesOfMovements(one)) put(line, base);
    put(one.opening, 'opening_balance');
    put(one.closing, 'closing_balance');
  }
  return bases;
}
