import type { Phrase } from '../graph/lines.ts';
import type { Word } from '../contract/page.ts';
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
  /** True when its text says nothing else. */
  isLone?: boolean | undefined;
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
  /** What says it; absent where nothing does. */
  statement?: Statement | undefined;
}

/** An amount as it is printed. */
export interface PrintedAmount {
  text: string;
  /** True when it prints its own currency and cents: no heading but that of its own table speaks of it. */
  isExact: boolean;
}

/** In what power of ten the pages of a document print their amounts. */
export interface Scales {
  /** For an amount at a height of a page (points from its top), by page number. */
  scaleOf(page: number, y: number, amount: PrintedAmount): HeldScale;
  /** For an amount of running text: what is said of all amounts, where it is written like those of tables. */
  textScaleOf(page: number, amount: PrintedAmount): HeldScale;
}

/** A statement of scale. */
interface Stated {
  scale: number;
  statement: Statement;
}

/** A note on scale that holds from its height down to the next one. */
interface Note extends Stated {
  y: number;
  /** Where what it heads ends, in points from the top: what stands below it may be of something else. */
  end: number;
  /** Digits behind the point of the amounts that it heads. */
  decimals: ReadonlySet<number>;
}

/** The scales that hold on one page, from top to bottom. */
interface PageScales {
  from: Note[];
  /** Said under the last amount, by a note alone: it may hold for the whole page. */
  foot: HeldScale | null;
  /** Said over the first amount, or of all amounts. */
  head: HeldScale | null;
  /** The head, unless a sentence says it; a title that speaks of amounts as such is stated for further pages, too. */
  title: HeldScale | null;
  /** The power of ten that a sentence of the page states for its amounts; null where none does. */
  sentence: Stated | null;
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
const MAX_GAP = 2.5;

/** What a note heads: the lines below it down to a wide gap behind the first amounts. */
function headedBy({ page, phrase }: Statement): Pick<Note, 'end' | 'decimals'> {
  const decimals = new Set<number>();
  let end = phrase.y1;
  for (const row of page.rows.slice(phrase.line)) {
    const [first] = row;
    if (first === undefined || first.y0 < phrase.y0 - 1) continue;
    const isApart = first.y0 - end > MAX_GAP * (first.y1 - first.y0);
    if (isApart && decimals.size > 0) break;
    end = Math.max(end, ...row.map(({ y1 }) => y1));
    for (const { text } of row.filter(isAmount)) decimals.add(digitsOf(text).decimals);
  }
  return { end, decimals };
}

/** A word of text that is an amount: "250,000.00", "1.250", no share, year or day. */
const AMOUNT_IN_TEXT = /^[^\p{L}\d%]*\d{1,3}(?:[.,'’]\d{3})*(?:[.,]\d{1,2})?[^\p{L}\d%]*$/u;
const isAmountInText = ({ text }: Word): boolean => AMOUNT_IN_TEXT.test(text) && /\d[.,'’]\d/u.test(text);

/** Where the first and the last amount of a page stand, in tables or else in running text; null where it has none. */
function amountsSpan(page: PageGraph): { first: number; last: number } | null {
  const phrases = page.rows.flat();
  const inTables = phrases.filter(isAmount);
  const spanned =
    inTables.length > 0 ? inTables : phrases.flatMap(({ words }) => words.filter(isAmountInText));
  if (spanned.length === 0) return null;
  return {
    first: Math.min(...spanned.map(({ y0 }) => y0)),
    last: Math.max(...spanned.map(({ y1 }) => y1)),
  };
}

/** True for a sentence that amounts of the page stand under: one that they stand over speaks of something else. */
function standsOver({ page, phrase }: Statement): boolean {
  const inText = page.rows.flat().flatMap(({ words }) => words.filter(isAmountInText));
  return phrase.y0 < Math.min(Infinity, ...inText.map(({ y0 }) => y0));
}

/** True for a statement that may hold where it stands: over amounts, or in the foot of its page where it says nothing else or speaks of all amounts. */
function mayHold(statement: Statement): boolean {
  const { page, phrase, isText, isGeneral, isOfAll, isThroughout, isLone } = statement;
  const span = amountsSpan(page);
  const isFoot = span !== null && phrase.y0 >= span.last;
  const isOfAllAmounts = isThroughout === true || (isGeneral === true && isOfAll === true);
  // One word there may be a name: "KEUR".
  if (isFoot) return isOfAllAmounts || (isLone === true && phrase.words.length > 1);
  return isText !== true || isGeneral === true || standsOver(statement);
}

function scalesOf(page: PageGraph, statements: readonly Statement[]): PageScales {
  const amounts = page.rows.flat().filter(isAmount);
  const { first = Infinity, last = Infinity } = amountsSpan(page) ?? {};
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
    const stated = { scale, statement };
    const isThroughout = statement.isThroughout === true;
    if (isThroughout) scales.title ??= { ...stated, isStated: true };
    if (phrase.y0 >= last) {
      scales.foot ??= { ...stated, isStated: isThroughout };
      continue;
    }
    scales.from.push({ ...stated, y: phrase.y0, ...headedBy(statement) });
    if (isText === true) scales.sentence ??= stated;
    if (isCorner === true || (phrase.y1 > first && isGeneral !== true)) continue;
    // A sentence in the middle of the page may be of what follows it only.
    scales.head ??= { ...stated, isStated: isText !== true || phrase.y1 <= first };
    // A sentence speaks for its page only.
    if (isText !== true && (phrase.y1 <= first || isOfAll === true))
      scales.title ??= { ...stated, isStated: isGeneral === true };
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

const UNSCALED = { scale: 0 } as const;

/**
 * What a page leaves open: what the title of the document's first amounts says, or else a sentence about amounts that are
 * printed like those of the page; nothing from annexes.
 */
function carriedTo(number: number, byPage: ReadonlyMap<number, PageScales>): HeldScale {
  const before = [...byPage].filter(([page]) => page < number).map(([, scales]) => scales);
  const isDoubted = before.some(({ from, foot }) => from.length > 0 || foot !== null);
  if (!isDoubted || byPage.get(number)?.isPlain === true) return { ...UNSCALED, isStated: true };
  const opening = before.find(({ hasAmounts, title }) => hasAmounts || title !== null);
  if (opening?.title) return opening.title;
  const print = byPage.get(number)?.print;
  const alike = before.findLast(({ hasAmounts }) => hasAmounts);
  const isAlike = print !== undefined && alike !== undefined && isPrintedLike(print, alike.print);
  return { ...(isAlike ? (alike.sentence ?? UNSCALED) : UNSCALED), isStated: false };
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
export function readScales(pages: readonly PageGraph[], found: readonly Statement[]): Scales {
  const statements = found.filter((one) => one.scale === null || mayHold(one));
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
  const heldAt = (number: number, y: number, amount: PrintedAmount): HeldScale => {
    const own = byPage.get(number);
    const note = own?.from.findLast((one) => one.y <= y);
    const said = own?.head ?? own?.foot ?? null;
    if (note !== undefined) {
      const { scale, statement } = note;
      if (y <= note.end) return { scale, statement, isStated: true };
      if (amount.isExact) return { ...UNSCALED, isStated: false };
      if (said?.scale === scale) return said;
      const isAlike = note.decimals.has(digitsOf(amount.text).decimals);
      return { ...(isAlike ? { scale, statement } : (said ?? UNSCALED)), isStated: false };
    }
    const above = said === null ? (continued.get(number) ?? null) : null;
    if (above !== null) return heldAt(number - 1, above, amount);
    const held = said ?? carriedTo(number, byPage);
    return amount.isExact && held.scale > 0 ? { ...UNSCALED, isStated: false } : held;
  };
  const general = statements.filter(({ scale, isGeneral }) => isGeneral === true && scale !== null);
  const throughout = general.find((one) => one.isThroughout === true);
  const printsThroughout = throughout === undefined ? [] : distinct(pages.flatMap(tablePrint));
  return {
    scaleOf: heldAt,
    textScaleOf: (number, { text, isExact }) => {
      const said = general.find(({ page }) => page.page.number === number) ?? throughout;
      if (said === undefined || isExact) return { ...UNSCALED, isStated: true };
      const prints = said === throughout ? printsThroughout : tablePrint(said.page);
      return isLikeTables(text, prints)
        ? { scale: said.scale ?? 0, statement: said, isStated: true }
        : { ...UNSCALED, isStated: true };
    },
  };
}
