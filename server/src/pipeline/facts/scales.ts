import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike } from '../graph/value-shape.ts';
import { memoize } from '../memoize.ts';

/** What a page states of the amounts on it. */
export interface Statement {
  page: PageGraph;
  phrase: Phrase;
  currency: string | null;
  /** Power of ten for the amounts below; null when the statement leaves it open. */
  scale: number | null;
  /** True when it speaks of amounts as such. */
  isGeneral?: boolean;
  /** True when it is no sentence and no title, but the note alone. */
  isOfAll?: boolean | undefined;
  /** True for a sentence of running text: it speaks for its page only, unless it says that it holds throughout. */
  isText?: boolean;
  isThroughout?: boolean;
  /** True for the corner of a table, which speaks for its columns only. */
  isCorner?: boolean;
}

/** The power of ten of an amount, and whether it is said where the amount stands or at the head of its page. */
export interface HeldScale {
  scale: number;
  /** False when it was said of something else, so that it may as well not hold. */
  isStated: boolean;
}

/** In what power of ten the pages of a document print their amounts. */
export interface Scales {
  /** For an amount, as it is printed, at a height of a page (points from its top), by page number. */
  scaleOf(page: number, y: number, amount: string): HeldScale;
  /** For an amount of running text, as it is printed: what is said of all amounts, where it is written like those of tables. */
  textScaleOf(page: number, amount: string): HeldScale;
}

/** A note on scale that holds from its height down to the next one. */
interface Note {
  y: number;
  scale: number;
  /** Where what it heads ends, in points from the top: what stands below it may be of something else. */
  end: number;
  /** Digits behind the point of the amounts that it heads. */
  decimals: ReadonlySet<number>;
}

/** The scales that hold on one page, from top to bottom. */
interface PageScales {
  from: Note[];
  /** Said under the last amount: holds for the whole page. */
  foot: number | null;
  /** Said over the first amount, or of all amounts. */
  head: number | null;
  /** The head, unless a sentence says it; a title that speaks of amounts as such is stated for further pages, too. */
  title: HeldScale | null;
  /** The power of ten that a sentence of the page states for its amounts; null where none does. */
  sentence: number | null;
  hasAmounts: boolean;
  /** How the amounts of the page are printed. */
  print: Print;
  /** True when the page says of its amounts in general what currency they are in, and no scale. */
  isPlain: boolean;
}

const isAmount = ({ text }: Phrase): boolean => isNumberLike(text) && /\d{2}/u.test(text);

/** How exactly amounts are printed, and how many digits the longest one has before its point. */
interface Print {
  whole: number;
  decimals: ReadonlySet<number>;
}

/** How many digits an amount has before its point and behind it. */
function digitsOf(amount: string): { whole: number; decimals: number } {
  const decimals = /\d[.,](\d{1,2})(?!\d)\D*$/u.exec(amount)?.[1]?.length ?? 0;
  return { whole: amount.replace(/\D/gu, '').length - decimals, decimals };
}

/** Lines of one table or list stand closer than this, in heights of a line. */
const WIDEST_GAP = 2.5;

/** What a note heads: the lines below it down to a wide gap behind the first amounts. */
function headedBy({ page, phrase }: Statement): Pick<Note, 'end' | 'decimals'> {
  const decimals = new Set<number>();
  let end = phrase.y1;
  for (const row of page.rows.slice(phrase.line)) {
    const [first] = row;
    if (first === undefined || first.y0 < phrase.y0 - 1) continue;
    const isApart = first.y0 - end > WIDEST_GAP * (first.y1 - first.y0);
    if (isApart && decimals.size > 0) break;
    end = Math.max(end, ...row.map(({ y1 }) => y1));
    for (const { text } of row.filter(isAmount)) decimals.add(digitsOf(text).decimals);
  }
  return { end, decimals };
}

function scalesOf(page: PageGraph, statements: readonly Statement[]): PageScales {
  const amounts = page.rows.flat().filter(isAmount);
  const last = Math.max(-Infinity, ...amounts.map((phrase) => phrase.y1));
  const first = Math.min(Infinity, ...amounts.map((phrase) => phrase.y0));
  const scales: PageScales = {
    from: [],
    foot: null,
    head: null,
    title: null,
    sentence: null,
    hasAmounts: amounts.length > 0,
    print: printOf(amounts),
    isPlain: false,
  };
  for (const statement of statements) {
    const { phrase, scale, isGeneral, isOfAll, isText, isCorner } = statement;
    if (scale === null) {
      scales.isPlain ||= isGeneral === true && statement.currency !== null;
      continue;
    }
    if (statement.isThroughout === true) scales.title ??= { scale, isStated: true };
    if (phrase.y0 >= last && amounts.length > 0) {
      scales.foot ??= scale;
      continue;
    }
    scales.from.push({ y: phrase.y0, scale, ...headedBy(statement) });
    if (isText === true) scales.sentence ??= scale;
    if (isCorner === true || (phrase.y1 > first && isGeneral !== true)) continue;
    scales.head ??= scale;
    // A sentence speaks for its page only.
    if (isText !== true && (phrase.y1 <= first || isOfAll === true))
      scales.title ??= { scale, isStated: isGeneral === true };
  }
  return scales;
}

const MULTIPLE_OR_SHARE = /[%xX×]$/u;

function printOf(amounts: readonly Phrase[]): Print {
  const printed = amounts
    .filter(({ text }) => !MULTIPLE_OR_SHARE.test(text))
    .map(({ text }) => digitsOf(text));
  return {
    whole: Math.max(0, ...printed.map(({ whole }) => whole)),
    decimals: new Set(printed.map(({ decimals }) => decimals)),
  };
}

/** In another power of ten amounts would be three digits longer or shorter. */
const SAME_LENGTH = 1;

/** True for amounts that are printed like others: as exactly, and about as long. */
function isPrintedLike(one: Print, other: Print): boolean {
  const isAlike = [...one.decimals].every((decimals) => other.decimals.has(decimals));
  return isAlike && Math.abs(one.whole - other.whole) <= SAME_LENGTH;
}

/** Multiples, shares and years, which no scale holds for. */
const NO_AMOUNT = /[%xX×]$|^(?:19|20)\d\d$/u;

/** How the amounts of a page's tables are all printed. */
interface TablePrint {
  /** Digits before the point of the longest one. */
  whole: number;
  decimals: number;
}

/** How the tables of a page print their amounts; nothing where they have none or disagree. */
const tablePrint = memoize(({ rows }: PageGraph): TablePrint[] => {
  const printed = rows
    .filter((row) => row.length > 1)
    .flatMap((row) => row.filter((phrase) => isAmount(phrase) && !NO_AMOUNT.test(phrase.text)))
    .map(({ text }) => digitsOf(text));
  const [first] = printed;
  if (first === undefined || printed.some(({ decimals }) => decimals !== first.decimals)) return [];
  return [{ whole: Math.max(...printed.map(({ whole }) => whole)), decimals: first.decimals }];
});

/** The prints of many pages, each of them once: a report has a few. */
const distinct = (prints: readonly TablePrint[]): TablePrint[] => [
  ...new Map(prints.map((print) => [`${print.whole} ${print.decimals}`, print])).values(),
];

/** True when an amount is written like those of tables: as exactly, and no longer than the longest. */
function isLikeTables(amount: string, prints: readonly TablePrint[]): boolean {
  const { whole, decimals } = digitsOf(amount);
  return prints.some((print) => print.whole >= whole && print.decimals === decimals);
}

/**
 * What a page leaves open: what the title of the document's first amounts says, or else a sentence about amounts that are
 * printed like those of the page; nothing from annexes.
 */
function carriedTo(number: number, byPage: ReadonlyMap<number, PageScales>): HeldScale {
  const before = [...byPage].filter(([page]) => page < number).map(([, scales]) => scales);
  const isDoubted = before.some(({ from, foot }) => from.length > 0 || foot !== null);
  if (!isDoubted || byPage.get(number)?.isPlain === true) return { scale: 0, isStated: true };
  const opening = before.find(({ hasAmounts, title }) => hasAmounts || title !== null);
  if (opening?.title) return opening.title;
  const print = byPage.get(number)?.print;
  const alike = before.findLast(({ hasAmounts }) => hasAmounts);
  const isAlike = print !== undefined && alike !== undefined && isPrintedLike(print, alike.print);
  return { scale: isAlike ? (alike.sentence ?? 0) : 0, isStated: false };
}

/** The titles of a table that goes on stand among so many lines at the top of its next page, and are at least so many. */
const LINES_OF_TOP = 8;
const FEWEST_TITLES = 3;

const textOf = (row: readonly Phrase[]): string => row.map(({ text }) => text).join('|');

/** Where the table stands on the page before that a page goes on with under the same titles; null when none does. */
function continuedFrom(page: PageGraph, before: PageGraph | undefined): number | null {
  const titles = page.rows
    .slice(0, LINES_OF_TOP)
    .filter((row) => row.length >= FEWEST_TITLES && !row.some(isAmount))
    .map(textOf);
  const found = before?.rows.find((row) => titles.includes(textOf(row)));
  return found?.[0]?.y0 ?? null;
}

/** What the pages say of the scale of their amounts, and what holds where they say nothing. */
export function readScales(pages: readonly PageGraph[], statements: readonly Statement[]): Scales {
  const byPage = new Map(
    pages.map((page) => [
      page.page.number,
      scalesOf(
        page,
        statements.filter((one) => one.page === page),
      ),
    ]),
  );
  const continued = new Map(pages.map((page, at) => [page.page.number, continuedFrom(page, pages[at - 1])]));
  const scaleOf: Scales['scaleOf'] = (number, y, amount) => {
    const own = byPage.get(number);
    const note = own?.from.findLast((one) => one.y <= y);
    const said = own?.foot ?? own?.head ?? null;
    if (note !== undefined) {
      if (y <= note.end || said === note.scale) return { scale: note.scale, isStated: true };
      const isAlike = note.decimals.has(digitsOf(amount).decimals);
      return { scale: isAlike ? note.scale : (said ?? 0), isStated: false };
    }
    if (said !== null) return { scale: said, isStated: true };
    const above = continued.get(number) ?? null;
    return above === null ? carriedTo(number, byPage) : scaleOf(number - 1, above, amount);
  };
  const general = statements.filter(({ scale, isGeneral }) => isGeneral === true && scale !== null);
  const throughout = general.find((one) => one.isThroughout === true);
  const printsThroughout = throughout === undefined ? [] : distinct(pages.flatMap(tablePrint));
  return {
    scaleOf,
    textScaleOf: (number, amount) => {
      const said = general.find(({ page }) => page.page.number === number) ?? throughout;
      if (said === undefined) return { scale: 0, isStated: true };
      const prints = said === throughout ? printsThroughout : tablePrint(said.page);
      return { scale: isLikeTables(amount, prints) ? (said.scale ?? 0) : 0, isStated: true };
    },
  };
}
