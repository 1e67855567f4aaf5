import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { overlapX } from '../../pdf/geometry.ts';
import type { Word } from '../../contract/page.ts';
import { memoize, memoizeText } from '../../memoize.ts';
import type { AccountLine as Line } from './account-lines.ts';
import { columnsOf, linesOfPage, tilesOf } from './account-lines.ts';
import { datedPeriod } from '../columns/column-periods.ts';
import { columnRole } from '../columns/header-roles.ts';
import { beginsWithInstrument } from '../grids/row-words.ts';
import { findDates, monthOf } from '../../values/dates.ts';
import {
  MIN_SIMILARITY,
  likeness,
  movementByLabel,
  movementOf,
  balanceKind,
} from '../../vocabulary/label-parts.ts';
import { inAllLanguages } from '../../vocabulary/language-files.ts';
import { isMoved, isWithin, subtotalsOf, type Subtotals } from './subtotals.ts';
import { labelTokens } from '../../vocabulary/label-tokens.ts';
import { saysOneOf, wordPattern } from '../../vocabulary/word-pattern.ts';

/** A table that leads from a balance over movements to a later balance. */
export interface RollForward {
  opening: Line;
  movements: Line[];
  closing: Line;
}

const BEGINNING = wordPattern(inAllLanguages(({ positions }) => positions.beginning));
const END = wordPattern(inAllLanguages(({ positions }) => positions.end));
/** Fewer lines between two balances are no account: what was open before and after a call stands closer. */
const MIN_MOVEMENTS = 3;
/** An account of what is still to be called rolls forward as well, but it is not the capital account. */
const OTHER_ACCOUNTS = ['commitment', 'unfunded_commitment', 'recallable_distributions'];

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
export const positionOf = memoizeText((label): 'beginning' | 'end' | '' => {
  const [isBeginning, isEnd] = [saysOneOf(BEGINNING, label), saysOneOf(END, label)];
  if (isBeginning === isEnd) return '';
  return isBeginning ? 'beginning' : 'end';
});

const begins = ({ label }: Line): boolean => positionOf(label.text) === 'beginning';
const ends = ({ label }: Line): boolean => positionOf(label.text) === 'end';

const POSITION_WORDS = new Set(
  inAllLanguages(({ positions }) => [...positions.beginning, ...positions.end]).flatMap((phrase) =>
    labelTokens(phrase),
  ),
);

/** What a balance is called besides where it stands: "NAV - net of incentive allocation". */
const calledBy = (line: Line): string =>
  nameOf(line)
    .filter((token) => !POSITION_WORDS.has(token))
    .join(' ');

/** True for a balance that is called by its day and by what another one is called, too. */
function isNamedAlike(dated: Line, other: Line): boolean {
  const [name, names] = [nameOf(dated), nameOf(other)];
  return dayOf(dated) !== null && name.length > 0 && name.every((token) => names.includes(token));
}

/** True when the one line is the balance that the movements up to the other begin with, by their words or days. */
function isPair(first: Line, last: Line): boolean {
  if (begins(first) && ends(last)) return true;
  // "Net assets at the beginning of the period" and "Net assets at 30 September 2026"
  if (begins(first) && isNamedAlike(last, first)) return true;
  if (ends(last) && isNamedAlike(first, last)) return true;
  if (first.amounts.length !== last.amounts.length) return false;
  const [name, other] = [nameOf(first), nameOf(last)];
  const [from, to] = [dayOf(first), dayOf(last)];
  // "Loan notes, 10 %, due 31 December 2030" is a holding: a balance bears no interest.
  if ([first, last].some(({ label }) => label.text.includes('%'))) return false;
  // Balances that are called by their days alone: "At 1 April 2025".
  const isNameless = name.length + other.length === 0;
  if (from !== null && to !== null)
    return from < to && (isNameless || name.some((token) => other.includes(token)));
  const isDated = [first, last].every(
    ({ label }) =>
      DAY_OR_YEAR.test(label.text) || label.words.some(({ text }) => monthOf(text) !== undefined),
  );
  return isDated && name.length > 0 && name.join(' ') === other.join(' ');
}

function isOtherAccount({ label: { text } }: Line): boolean {
  return OTHER_ACCOUNTS.some((base) => base === balanceKind(text) || likeness(text, base) >= MIN_SIMILARITY);
}

/** An account from its opening line on. Another balance of another name may roll forward within it. */
function rollForwardFrom(opening: Line, column: readonly Line[]): RollForward | null {
  const name = calledBy(opening);
  const next = column.findIndex(begins);
  const isNamesake = (line: Line): boolean => name !== '' && ends(line) && calledBy(line) === name;
  const within = next < 0 ? column : column.slice(0, next);
  const paired = within.findIndex((line) => isPair(opening, line));
  const again = column.findIndex((line) => begins(line) && calledBy(line) === name);
  const at =
    paired >= 0 || !begins(opening)
      ? paired
      : (again < 0 ? column : column.slice(0, again)).findIndex(isNamesake);
  const closing = column[at];
  if (closing === undefined || at < MIN_MOVEMENTS) return null;
  return isOtherAccount(opening) ? null : { opening, movements: column.slice(0, at), closing };
}

/** Amounts of one column end at the same place. */
const SAME_EDGE = 5;

/** True for a line whose last amount stands in the same column as that of another one. */
function isAligned(line: Line, other: Line): boolean {
  const [one, two] = [line.amounts.at(-1), other.amounts.at(-1)];
  return one !== undefined && two !== undefined && Math.abs(one.x1 - two.x1) < SAME_EDGE;
}

/** An account whose two balances stand together before its movements, the later one first. */
function rollForwardBehind(closing: Line, column: readonly Line[]): RollForward | null {
  const [opening, ...lines] = column;
  if (opening === undefined || !ends(closing) || !begins(opening) || !isAligned(opening, closing))
    return null;
  const next = lines.findIndex((line) => begins(line) || ends(line) || !isAligned(line, opening));
  const movements = next < 0 ? lines : lines.slice(0, next);
  return movements.length < MIN_MOVEMENTS || isOtherAccount(opening) ? null : { opening, movements, closing };
}

/** The lines of a roll-forward as they are printed but for their order. */
const linesIn = ({ opening, movements, closing }: RollForward): Line[] => [opening, ...movements, closing];

/** What names the lines of a roll-forward. */
export function labelsOf(found: RollForward): Phrase[] {
  return linesIn(found).map(({ label }) => label);
}

/**
 * The tables of a page that lead from a balance over movements to a later balance: the first line says that it stands at
 * the beginning and the last one that it stands at the end, or both name their day. The lines may be the columns of a
 * table whose rows are periods.
 */
export const rollForwards = memoize((page: PageGraph): readonly RollForward[] => {
  const isUnder = (line: Line, other: Line): boolean => overlapX(line.label, other.label) > 0;
  const ofPage = linesOfPage(page);
  return [
    ...rollForwardsOf(ofPage, isUnder),
    ...[tilesOf(page), ...columnsOf(page)].flatMap((lines) => rollForwardsOf(lines, () => true)),
  ].filter((found) => !listsInstruments(found));
});

/** True where most lines are called like what a fund holds: amounts of a schedule may lead from one to another, too. */
function listsInstruments(found: RollForward): boolean {
  const labels = labelsOf(found);
  return 2 * labels.filter(({ text }) => beginsWithInstrument(text)).length > labels.length;
}

/** The roll-forwards of lines in reading order; `belongs` tells whether a line may continue what another begins. */
function rollForwardsOf(
  lines: readonly Line[],
  belongs: (line: Line, first: Line) => boolean,
): RollForward[] {
  const used = new Set<Line>();
  return [rollForwardFrom, rollForwardBehind].flatMap((read) =>
    lines.flatMap((line, index) => {
      if (used.has(line)) return [];
      const found = read(
        line,
        lines.slice(index + 1).filter((one) => belongs(one, line) && !used.has(one)),
      );
      if (found === null) return [];
      for (const one of linesIn(found)) used.add(one);
      return [found];
    }),
  );
}

/** So many lines of an account that name the same period say which it is. */
const MIN_SAID = 2;

/**
 * The period that an account covers by the days of its two balances ("1 January 2023" and "31 December 2023"), or else by
 * the only one that several of its lines name; null when neither says it.
 */
export function periodOf(found: RollForward): string | null {
  const dated = datedPeriod(`${found.opening.label.text} – ${found.closing.label.text}`);
  if (dated !== null && dated.period !== null) return dated.period;
  const said = linesIn(found).flatMap(({ label }) => {
    const { period, isReported } = columnRole([label.text]);
    return period === null || isReported ? [] : [period];
  });
  return said.length >= MIN_SAID && new Set(said).size === 1 ? (said[0] ?? null) : null;
}

/** What each movement is by its own words: only few kinds can stand there, so parts of words tell what no label does. */
function basesByWords(movements: readonly Line[]): Map<Line, string> {
  const byLabel = new Map(movements.map((line) => [line, movementByLabel(line.label.text)]));
  const labelled = new Set(byLabel.values());
  return new Map(
    [...byLabel].flatMap(([line, label]): [Line, string][] => {
      const base = label ?? movementOf(line.label.text);
      return base !== null && (label !== null || !labelled.has(base)) ? [[line, base]] : [];
    }),
  );
}

/** Lines that are taken for one movement, each with how well it stands for it. */
interface Claim {
  line: Line;
  base: string;
}

/**
 * The one of several lines of a kind that stands for it: what did not move is an empty line of the form, a line within the
 * sum of another kind of things belongs to that, and a sum of its own kind comes before single lines.
 */
function standsFor(claims: readonly Claim[], subtotals: Subtotals, mixed: ReadonlySet<Line>): Claim[] {
  const narrowed = [
    ({ line }: Claim): boolean => isMoved(line),
    ({ line }: Claim): boolean =>
      ![...subtotals.keys()].some((whole) => !mixed.has(whole) && isWithin(line, whole, subtotals)),
    ({ line }: Claim): boolean => subtotals.has(line),
  ].reduce((left, isBetter) => {
    const better = left.filter(isBetter);
    return left.length > 1 && better.length > 0 ? better : left;
  }, claims);
  return narrowed.length === 1 ? [...narrowed] : [];
}

/**
 * The bases of a roll-forward's movements. A subtotal of movements of several kinds is none of them, one of a single kind
 * stands for all, whether its own label or theirs say which; of what is still said twice nothing is known.
 */
function basesOfMovements({ movements }: RollForward): [Line, string][] {
  const subtotals = subtotalsOf(movements);
  const kindsOf = (parts: readonly Line[], bases: ReadonlyMap<Line, string>): (string | undefined)[] => [
    ...new Set(parts.map((part) => bases.get(part))),
  ];
  const all = basesByWords(movements);
  const mixed = new Set(
    [...subtotals].flatMap(([line, parts]) =>
      kindsOf(parts, all).filter((base) => base !== undefined).length > 1 ? [line] : [],
    ),
  );
  const bases = basesByWords(movements.filter((line) => !mixed.has(line)));
  for (const [line, parts] of subtotals) {
    if (mixed.has(line)) continue;
    const [first, ...others] = kindsOf(parts, bases);
    const kind = movementByLabel(line.label.text) ?? (others.length === 0 ? first : undefined);
    if (kind === undefined) continue;
    for (const one of movements) if (isWithin(one, line, subtotals)) bases.delete(one);
    bases.set(line, kind);
  }
  const claims = [...bases].map(([line, base]): Claim => ({ line, base }));
  return [...Map.groupBy(claims, ({ base }) => base).values()].flatMap((rivals) =>
    standsFor(rivals, subtotals, mixed).map(({ line, base }): [Line, string] => [line, base]),
  );
}

/** What the place of an amount in a roll-forward says: its base, and the period of the whole account. */
export interface Placing {
  base: string | null;
  period: string | null;
}

/** The amounts of roll-forwards by their first words, with what their place says; a null base where it gives none. */
export function basesByPlace(found: readonly RollForward[]): Map<Word | undefined, Placing> {
  const bases = new Map<Word | undefined, Placing>();
  for (const one of found) {
    const period = periodOf(one);
    const put = (line: Line, base: string | null): void => {
      for (const { words } of line.amounts) bases.set(words[0], { base, period });
    };
    for (const line of one.movements) put(line, null);
    for (const [line, base] of basesOfMovements(one)) put(line, base);
    put(one.opening, 'opening_balance');
    put(one.closing, 'closing_balance');
  }
  return bases;
}
