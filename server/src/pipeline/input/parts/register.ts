import type { Pages } from '../../graph/built-pages.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Word } from '../../contract/page.ts';
import { isNumberLike, isValueLike } from '../../graph/value-shape.ts';
import { overlapX } from '../../pdf/geometry.ts';
import { isLabel, termsOfBase } from '../../vocabulary/metric-terms.ts';
import { labelTokens } from '../../vocabulary/label-tokens.ts';
import { likenessTo } from '../../vocabulary/wordings.ts';
import { inAllLanguages } from '../../vocabulary/language-files.ts';
import { saysOneOf, wordPattern } from '../../vocabulary/word-pattern.ts';
import type { Name } from '../../facts/names/own-shares.ts';
import { isPrintedAgain, mayBeName, nameOf } from '../../facts/names/own-shares.ts';
import type { FileContents } from '../../contract/file-contents.ts';

/** Pages on which a register begins. */
const MAX_REGISTER_PAGES = 10;
const MIN_PARTNERS = 3;
/** Lines between the rows of a list: names that wrap, notes. */
const MAX_BETWEEN = 2;
const SAME_EDGE = 4;
const IS_LABEL = 0.9;
const MAX_TITLE_LENGTH = 4;

/** True for the title of a column of partners: "Limited partner", "Anleger". */
function isTitle({ text, words }: Phrase): boolean {
  if (words.length > MAX_TITLE_LENGTH || text.endsWith(':')) return false;
  return likenessTo(termsOfBase('limited_partner'), labelTokens(text)) >= IS_LABEL;
}

/** True for a text that stands in the column under a title. */
const isUnder = (title: Phrase, phrase: Phrase): boolean =>
  Math.abs(phrase.x0 - title.x0) < SAME_EDGE || overlapX(phrase, title) > 0;

/** The names right under a title of partners that have amounts beside them. */
function namesUnder(page: PageGraph, title: Phrase): Name[] {
  const names: Name[] = [];
  let between = 0;
  for (const row of page.rows.slice(title.line + 1)) {
    const name = nameOf(row.filter((phrase) => isUnder(title, phrase)));
    const hasAmount = row.some((phrase) => !isUnder(title, phrase) && isNumberLike(phrase.text));
    const isRow = hasAmount && name !== null && mayBeName(name);
    if (isRow) names.push(name);
    between = isRow ? 0 : between + 1;
    if (between > MAX_BETWEEN) break;
  }
  return names;
}

/**
 * True for the label of an item: its line is one of a list of particulars, as the line below says, which is called like
 * something that papers state and has its amount beside it. "Subscriber | Kestrel plc" over "Commitment | 25,000,000".
 */
function isItem(page: PageGraph, title: Phrase): boolean {
  return [title.line - 1, title.line + 1].some((line) => {
    const row = page.rows[line] ?? [];
    const own = row.find((phrase) => Math.abs(phrase.x0 - title.x0) < SAME_EDGE);
    const isPair = own !== undefined && row.some((phrase) => phrase !== own && isValueLike(phrase.text));
    return isPair && isLabel(own.text);
  });
}

/** The names of the longest list of partners on a page. */
function listOn(page: PageGraph): Name[] {
  const lists = page.rows
    .filter((row) => row.length > 1)
    .flatMap((row) => row.filter(isTitle))
    .filter((title) => !isItem(page, title))
    .map((title) => namesUnder(page, title));
  return lists.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** The words in a page's list of partners that are said of another than the given one, or of all of them together. */
export function wordsOfOthers(page: PageGraph, partner: string): Word[] {
  const list = listOn(page);
  const last = list.at(-1)?.phrases[0]?.line;
  if (last === undefined) return [];
  const others = list.filter(({ text }) => text !== partner).flatMap(({ phrases }) => phrases);
  const lines = others.map(({ line }) => line);
  const sums = page.rows
    .slice(last + 1, last + 1 + MAX_BETWEEN)
    .filter((row) => row.some(({ text }) => isNumberLike(text)));
  const rows = [...lines.flatMap((line) => [page.rows[line] ?? []]), ...sums];
  return rows.flat().flatMap(({ words }) => words);
}

/** The words that print a partner's name in a page's list. */
export function wordsOfPartner(page: PageGraph, partner: string): readonly Word[] {
  return listOn(page).find(({ text }) => text === partner)?.words ?? [];
}

/** True for a page that lists several partners with their amounts. */
export function listsPartners(page: PageGraph): boolean {
  return listOn(page).length >= MIN_PARTNERS;
}

/**
 * True for a page with a list of partners of which the document names one again, its own. Most of them again are another
 * list of the same.
 */
function listsOwn(page: PageGraph, pages: Pages): boolean {
  const names = listOn(page);
  const again = names.filter((name) => isPrintedAgain(pages, name)).length;
  return again > 0 && again <= Math.max(1, names.length / 2);
}

/** Words that speak to one reader: "The shaded row is yours". */
const YOURS = wordPattern(inAllLanguages(({ columns }) => columns.yours));
const hasSingleAddressee = (pages: Pages): boolean =>
  pages
    .slice(0, MAX_REGISTER_PAGES)
    .some(({ rows }) => rows.flat().some(({ text }) => saysOneOf(YOURS, text)));

/** A register of more partners does not become documents of its partners: it is none that a client uploads. */
const MAX_DOCUMENTS = 60;

/**
 * The partners of a file that is a register of several, the first one to read; null for a file to one partner. Each has
 * the pages of the whole register: what holds for all of them is said only once. None is to be read of too many, nor of
 * a paper to one of them that does not say to which.
 */
export function partnersIn(pages: Pages): FileContents | null {
  const read = pages.slice(0, MAX_REGISTER_PAGES);
  const partners = new Map(read.flatMap((page) => listOn(page).map(({ text }) => [text, page.page.number])));
  if (partners.size < MIN_PARTNERS || read.some((page) => listsOwn(page, pages))) return null;
  const isRead = partners.size <= MAX_DOCUMENTS && !hasSingleAddressee(pages);
  const [first] = pages.slice(0, 1);
  const from = first?.page.number ?? 1;
  const parts = [...partners].map(([title, page], at) => ({
    fromPage: isRead ? from : page,
    toPage: isRead ? from + pages.length - 1 : page,
    title,
    documentType: '',
    isSource: isRead && at === 0,
  }));
  return { kind: 'partners', parts };
}
