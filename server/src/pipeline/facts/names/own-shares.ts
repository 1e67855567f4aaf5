import { SAME_EDGE } from '../../pdf/geometry.ts';
import { textOf } from '../../graph/lines.ts';
import type { Pages } from '../../graph/built-pages.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { labelOf } from '../../graph/key-values.ts';
import { isValueLike, numbersOf } from '../../graph/value-shape.ts';
import type { Word } from '../../contract/page.ts';
import { HEADER_WORDS, titlePhrases } from '../columns/column-titles.ts';
import type { Fact } from '../fact.ts';
import { factOf } from '../fact-of.ts';
import { memoize } from '../../memoize.ts';
import { columnRole, namesAllPartners, saysGeneralPartner } from '../columns/header-roles.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import { findDates } from '../../values/dates.ts';
import { labelTokens } from '../../vocabulary/label-tokens.ts';

/**
 * Lists of investors in a notice to one of them. The notice names its investor elsewhere as well, so the one row or column
 * whose name it prints again is the partner's own, and the others are not.
 */

/** Pages on which a notice names its investor. */
const PAGES_READ = 3;
const MIN_NAMES = 2;
/** A name that stands alone beside the columns of all partners, and need not be printed again, has so many words. */
const MIN_WORDS = 3;
/** A text that may be a name, and the phrases that print it. */
export interface Name extends Pick<Phrase, 'text' | 'words'> {
  phrases: readonly Phrase[];
}

/** What stands for an investor whose name is not for the others to know: "BCF-0031". */
const REFERENCE = /^(?=.*\p{Lu})(?=.*\d{2})[\p{Lu}\d]+(?:[-/.][\p{Lu}\d]+)*$/u;

/** True for what may be the name of an investor: a reference, or capitals and nothing that names a metric or a period. */
export function mayBeName({ text, words }: Name): boolean {
  if (REFERENCE.test(text)) return true;
  if (words.length < 2 || words.length > HEADER_WORDS || !/^\p{Lu}/u.test(text)) return false;
  const { scope, period, isPrior } = columnRole([text]);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word.text)).length;
  // "Partners’ capital 1 January 2025" is a balance.
  if (findDates(text.split(' '), 'day-first').length > 0) return false;
  return (
    capitals > 1 && scope === null && period === null && !isPrior && !isValueLike(text) && !isLabel(text)
  );
}

/** Recognition reads one apostrophe curly and the next one straight. */
const straight = (text: string): string => text.replaceAll('’', "'");

/**
 * True when a name stands on one of the first pages before the list that it is taken from, or is known to be the one that
 * the document is for.
 */
export function isPrintedAgain(pages: Pages, { text: name, phrases }: Name): boolean {
  if (pages.addressee !== undefined) return name === pages.addressee;
  const says = (other: Phrase): boolean => {
    const [text, own] = [straight(other.text), straight(name)];
    const at = text.indexOf(own);
    return at >= 0 && !phrases.includes(other) && !/^[\p{L}\p{N}]/u.test(text.slice(at + own.length));
  };
  // A letter names its investor before the list that it is taken from; what is named below it only is one of many.
  const rows = pages.slice(0, PAGES_READ).flatMap((page) => page.rows);
  const own = rows.findLastIndex((row) => row.some((phrase) => phrases.includes(phrase)));
  // What another list of amounts prints again is one of many there, too.
  return rows.slice(0, own < 0 ? undefined : own).some((row) => numbersOf(row).length < 2 && row.some(says));
}

/**
 * The only one of some names that the document prints again; null when it prints none or several of them again. No notice
 * goes to the general partner, whom all of them name. One name is enough beside what the others have together.
 */
function ownOf(pages: Pages, names: readonly Name[], hasOthers = false): Name | null {
  if (names.length < (hasOthers ? 1 : MIN_NAMES)) return null;
  const partners = names.filter((name) => !saysGeneralPartner(name.text));
  const [only, ...more] = partners;
  const isOnly = hasOthers && more.length === 0 && (only?.words.length ?? 0) >= MIN_WORDS;
  const own = isOnly ? partners : partners.filter((name) => isPrintedAgain(pages, name));
  return own.length === 1 ? (own[0] ?? null) : null;
}

function areAligned(row: readonly Phrase[], other: readonly Phrase[]): boolean {
  const [numbers, others] = [numbersOf(row), numbersOf(other)];
  const has = ({ x0, x1 }: Phrase): boolean =>
    others.some((one) => Math.abs(one.x1 - x1) < SAME_EDGE || Math.abs(one.x0 - x0) < SAME_EDGE);
  return numbers.length > 1 && numbers.every(has);
}

/** The title over a value as one text, without what leads up to it ("of which:"); a word that two lines part is one word. */
function titleName(page: PageGraph, value: Phrase): Name {
  const titles = titlePhrases(page, value);
  const phrases = titles.slice(
    titles.findLastIndex(({ text }, at) => at < titles.length - 1 && text.endsWith(':')) + 1,
  );
  const text = textOf(phrases);
  const words = phrases.flatMap((phrase) => phrase.words);
  return { text: text.replace(/(\p{L})-\s(?=\p{Ll})/gu, '$1'), words, phrases };
}

/** What points at a row or ticks it off, before its name: "► Kestrel Endowment", "* Kestrel Endowment". */
const ROW_MARK = /^[^\p{L}\p{N}(["'“„«‘]+$/u;

/** What a row of a list is called: its first text, a number of the line and a mark aside. */
export function nameOf(row: readonly Phrase[]): Name | null {
  const name = row.find(({ text }) => !isValueLike(text) && !ROW_MARK.test(text));
  if (name === undefined) return null;
  const words = name.words.slice(
    Math.max(
      0,
      name.words.findIndex(({ text }) => !ROW_MARK.test(text)),
    ),
  );
  return { text: textOf(words), words, phrases: [name] };
}

const isMetric = (title: string): boolean => isLabel(title) && columnRole([title]).scope === null;

/** What a column is called, and the titles over it that say of which kind it is: "Capital activity (ITD)" over "Called". */
function metricTitle({ text, phrases }: Name): { label: string; headers: string[] } {
  const texts = phrases.map((phrase) => phrase.text);
  const from = texts.findIndex((_, at) => isMetric(texts.slice(at).join(' ')));
  return isMetric(text) || from < 1
    ? { label: text, headers: [] }
    : { label: texts.slice(from).join(' '), headers: texts.slice(0, from) };
}

/** A row of a list of investors: its amounts, and what it is called. */
interface InvestorRow {
  row: Phrase[];
  name: Name;
}

/** The cells of tables that are named on several lines, by the words of their rows' amounts. */
const wrappedCells = memoize((page: PageGraph): ReadonlyMap<Word, readonly Phrase[]> => {
  const rows = page.tables.flatMap((table) => table.rows);
  return new Map(
    rows.flatMap(({ cells }) => {
      const name = cells.find(({ text }) => !isValueLike(text))?.phrases ?? [];
      const isWrapped = new Set(name.map(({ line }) => line)).size > 1;
      const numbers = cells.flatMap(({ phrases }) => numbersOf(phrases));
      return isWrapped ? numbers.flatMap(({ words }) => words.map((word) => [word, name] as const)) : [];
    }),
  );
});

const namedBy = (phrases: readonly Phrase[]): Name => {
  const words = phrases.flatMap((phrase) => phrase.words);
  return { text: textOf(words), words, phrases };
};

/**
 * What the amounts of a row belong to: the name of several lines in their row of a table, or the one on their line, or the one whose
 * two lines stand above and below it.
 */
function namedRow(page: PageGraph, row: Phrase[]): InvestorRow | null {
  const [first] = numbersOf(row);
  if (first === undefined) return null;
  const [word] = first.words;
  const wrapped = word === undefined ? undefined : wrappedCells(page).get(word);
  if (wrapped !== undefined) return { row, name: namedBy(wrapped) };
  const name = nameOf(row);
  if (name !== null) return { row, name };
  const phrases = labelOf(page, first)?.label ?? [];
  return phrases.length === 0 ? null : { row, name: namedBy(phrases) };
}

/** The rows of lists that have an investor's name before amounts of several kinds, list by list. */
const investorRows = memoize((page: PageGraph): InvestorRow[][] => {
  const lists: InvestorRow[][] = [];
  for (const row of page.rows) {
    const named = numbersOf(row).length > 1 ? namedRow(page, row) : null;
    const above = lists.at(-1)?.at(-1);
    if (named === null) continue;
    if (above !== undefined && areAligned(row, above.row)) lists.at(-1)?.push(named);
    else lists.push([named]);
  }
  return lists;
});

/** The names of a list of investors that has the partner's own: that one with its row, and the others. */
function ownRow(
  pages: Pages,
  list: readonly InvestorRow[],
): { own: Name; row: Phrase[]; others: Name[] } | null {
  const names = list.filter(({ name }) => mayBeName(name));
  const own = ownOf(
    pages,
    names.map(({ name }) => name),
  );
  const row = names.find(({ name }) => name === own)?.row;
  if (own === null || row === undefined) return null;
  return { own, row, others: names.flatMap(({ name }) => (name === own ? [] : [name])) };
}

/** The names in a page's lists of investors that are not the partner's own, by their first words. */
export function otherInvestors(page: PageGraph, pages: Pages): Word[] {
  return investorRows(page).flatMap((list) =>
    (ownRow(pages, list)?.others ?? []).flatMap(({ words }) => words.slice(0, 1)),
  );
}

/** The names that a page's lists of investors tell to be the partner's own. */
export function ownInvestors(page: PageGraph, pages: Pages): Name[] {
  return investorRows(page).flatMap((list) => ownRow(pages, list)?.own ?? []);
}

/** What a page says of the partner's own row among those of other investors: what its columns are called names it. */
function ownRowFacts(page: PageGraph, pages: Pages): { facts: Fact[]; others: Word[] } {
  const found = investorRows(page).map((list) => {
    const found = ownRow(pages, list);
    if (found === null) return { facts: [], others: [] };
    const { own, row } = found;
    const titled = numbersOf(row).map((value) => ({ value, ...metricTitle(titleName(page, value)) }));
    if (titled.filter(({ label }) => isMetric(label)).length < MIN_NAMES) return { facts: [], others: [] };
    const facts = titled.map(({ value, label, headers }) => ({
      ...factOf(page, { kind: 'beside', label: [...own.phrases], value }),
      label,
      tokens: labelTokens(label),
      headers,
      hasPartnerColumn: false,
      isOwn: true,
    }));
    const others = list.filter((other) => other.row !== row).flatMap((other) => numbersOf(other.row));
    return { facts, others: others.flatMap(({ words }) => words.slice(0, 1)) };
  });
  return { facts: found.flatMap(({ facts }) => facts), others: found.flatMap(({ others }) => others) };
}

/** The first words of the amounts under the partner's own name, and of those under the names of other investors. */
function ownColumns(page: PageGraph, pages: Pages): { own: Set<Word>; others: Set<Word> } {
  const [own, others] = [new Set<Word>(), new Set<Word>()];
  const known = new Map<string, Name | null>();
  for (const row of page.rows) {
    const titled = numbersOf(row).map((value) => ({ value, name: titleName(page, value) }));
    const names = titled.flatMap(({ name }) => (mayBeName(name) ? [name] : []));
    const key = names.map(({ text }) => text).join('|');
    const hasOthers = titled.some(({ name }) => columnRole([name.text]).scope === 'fund');
    const found = known.get(key) ?? ownOf(pages, names, hasOthers);
    known.set(key, found);
    if (found === null) continue;
    for (const { value, name } of titled)
      for (const word of value.words.slice(0, 1)) (name.text === found.text ? own : others).add(word);
  }
  return { own, others };
}

/** What the lists of investors on a page say of its amounts. */
interface Shares {
  /** What the columns say of the partner's own row. */
  facts: Fact[];
  /** The first words of the amounts under the partner's own name. */
  own: ReadonlySet<Word>;
  /** The first words of the amounts of other investors, and of all together. */
  others: ReadonlySet<Word>;
}

function sharesOn(page: PageGraph, pages: Pages): Shares {
  const rows = ownRowFacts(page, pages);
  const { own, others } = ownColumns(page, pages);
  return { facts: rows.facts, own, others: new Set([...rows.others, ...others]) };
}

/** True for a document that has the partner's own row or column beside the others' on one of its first pages. */
const hasOwnShares = memoize((pages: Pages): boolean =>
  pages
    .slice(0, PAGES_READ)
    .map((page) => sharesOn(page, pages))
    .some(({ facts, own }) => facts.length > 0 || own.size > 0),
);

/** A fact of somebody else than the partner: also where its label is one of partners, "Limited Partners". */
function ofOthers(fact: Fact): Fact {
  const isOfAll = namesAllPartners([...fact.headers, fact.label].join(' '));
  return { ...fact, hasPartnerColumn: true, ...(isOfAll ? { isOfPartnership: true } : {}) };
}

/** True for an amount in a table: its column has a title, or its line has other amounts. */
function isInTable({ headers, kind, words: [first] }: Fact, { rows }: PageGraph): boolean {
  if (headers.length > 0) return true;
  const row = rows.find((phrases) =>
    phrases.some(({ words }) => first !== undefined && words.includes(first)),
  );
  return kind !== 'prose' && numbersOf(row ?? []).length > 1;
}

/** The facts of a page with what its lists of investors say of them; `pages` are those of the whole document. */
export function withOwnShares(facts: readonly Fact[], page: PageGraph, pages: Pages): Fact[] {
  const shares = sharesOn(page, pages);
  // Where a page has the partner's own column, tables of other pages are of the whole fund unless they say otherwise.
  if (shares.facts.length === 0 && shares.own.size === 0)
    return hasOwnShares(pages)
      ? facts.map((fact) => (isInTable(fact, page) ? ofOthers(fact) : fact))
      : [...facts];
  const marked = facts.map((fact): Fact => {
    const [first] = fact.words;
    if (first === undefined || fact.kind === 'prose') return fact;
    if (shares.own.has(first)) return { ...fact, hasPartnerColumn: false, isOwn: true };
    return shares.others.has(first) ? ofOthers(fact) : fact;
  });
  return [...marked, ...shares.facts];
}
