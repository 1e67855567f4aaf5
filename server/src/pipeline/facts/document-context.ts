import type { Pages } from '../graph/built-pages.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { Phrase } from '../graph/lines.ts';
import { phraseOf } from '../graph/lines.ts';
import { isNumberLike } from '../graph/value-shape.ts';
import { overlapX } from '../pdf/geometry.ts';
import type { Word } from '../contract/page.ts';
import type { AmountNote } from '../values/amount-notes.ts';
import { opensAmountNote, readAmountNote, saysThroughout } from '../values/amount-notes.ts';
import { titleScale } from '../values/title-scale.ts';
import { findCurrency } from '../values/currencies.ts';
import type { DayOrder } from '../values/dates.ts';
import { findDates, voteDayOrder } from '../values/dates.ts';
import { ANY_IN, IN } from '../vocabulary/function-words.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import type { DecimalStyle } from '../values/numbers.ts';
import { voteDecimalStyle } from '../values/numbers.ts';
import type { Scales, Statement } from './scales.ts';
import { readScales } from './scales.ts';
import { statedPeriod } from './stated-period.ts';
import { saysOneOf, wordPattern } from '../vocabulary/word-pattern.ts';

/** What holds for a whole document: how it writes numbers and dates, and in what its amounts are. */
export interface DocumentContext extends Scales {
  decimalStyle: DecimalStyle;
  dayOrder: DayOrder;
  /** ISO code of amounts that carry none themselves; null when the document never says. */
  currency: string | null;
  /** The first full date that the document prints, which its days without a year are near to. */
  firstDate?: string | undefined;
  /** Where the currency is stated: the phrase and the page. */
  currencySource: { page: PageGraph; phrase: Phrase } | null;
  /** The period that its titles state for all amounts, as the catalogue names it; null when they state none. */
  statedPeriod: string | null;
}

/** Pages looked at for habits of writing; later pages write like the first ones. */
const MAX_CONTEXT_PAGES = 40;

function fallbackOrder(words: ReadonlySet<string>, currency: string | null): DayOrder {
  const american = ['llc', 'inc', 'inc.', 'realized', 'u.s.', 'organizational', 'llc,', 'unrealized'];
  const signs = american.filter((word) => words.has(word)).length;
  return currency === 'USD' && signs > 0 ? 'month-first' : 'day-first';
}

const CURRENCY_LABEL = wordPattern(inAllLanguages(({ labels }) => labels['base_currency'] ?? []));
const MAX_CURRENCY_LABEL_LENGTH = 32;
/** A line of running text has at least so many words. */
const LINE_OF_TEXT = 6;
/** "30." is a day; a year ends a sentence. */
const ENDS_SENTENCE = /(?:[;!?]|\p{L}{4}[)”"]?\.|(?:\d{3}|\))\.)$/u;

/** "Fund currency:" and its like, with little else on the line. */
function isCurrencyLabel(text: string): boolean {
  return text.length <= MAX_CURRENCY_LABEL_LENGTH && saysOneOf(CURRENCY_LABEL, text);
}

/** A year that stands by itself titles a column. */
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/u.test(text);

/** A row of titles under the heading of its table has at least so many. */
const FEWEST_TITLES = 3;
const ALIGNED = 3;

/** True for the heading of a table beside another column of the page: a row of titles begins right under it. */
function headsTable(page: PageGraph, row: readonly Phrase[], phrase: Phrase): boolean {
  // The label of an amount heads no table.
  const next = row[row.indexOf(phrase) + 1];
  if (next !== undefined && isTitleValue(next)) return false;
  const below = page.rows
    .slice(phrase.line + 1, phrase.line + FEWEST_TITLES)
    .map((row) => row.filter(({ x0 }) => x0 > phrase.x0 - ALIGNED))
    .find((row) => row.length > 0);
  if (below === undefined || below.length < FEWEST_TITLES) return false;
  const [first] = below;
  return first !== undefined && Math.abs(first.x0 - phrase.x0) < ALIGNED && !below.some(isTitleValue);
}

const isTitleValue = ({ text }: Phrase): boolean => isNumberLike(text) && !isYear(text);

const BRACKETED_NOTE = /^(?:[·•|–—-]\s)?\(.*\)$/u;
const OPENED_NOTE = new RegExp(`^(?:${ANY_IN})\\s`, 'iu');

/** Sentences in a narrow column have at least so many words. */
const MIN_TEXT_LENGTH = 8;
/** Lines of a title; more are running text, even where no sentence of it ends. */
const MAX_HEADING_LENGTH = 2;
const endsSentence = ({ text }: Word): boolean => ENDS_SENTENCE.test(text);

/** Lines between the title of a column and its first amount, with that one: a second line of titles, a section. */
const LINES_OF_HEAD = 3;

/** True for the title of a column of amounts: one stands right under it, and nothing else. */
function headsAmounts(page: PageGraph, phrase: Phrase): boolean {
  for (const row of page.rows.slice(phrase.line + 1, phrase.line + 1 + LINES_OF_HEAD)) {
    const [first, ...more] = row.filter((other) => overlapX(other, phrase) > 0);
    if (first === undefined) continue;
    if (isTitleValue(first) && /\d/u.test(first.text)) return more.length === 0;
    // Between a title and its amounts stand further titles only.
    if (row.some(isTitleValue)) return false;
  }
  return false;
}

/** True for the corner of a table: amounts stand under the titles right of it. */
function isCorner(page: PageGraph, row: readonly Phrase[], phrase: Phrase): boolean {
  const [next] = row.slice(row.indexOf(phrase) + 1);
  return next !== undefined && !isTitleValue(next) && headsAmounts(page, next) && !headsAmounts(page, phrase);
}

/** The title of a document takes so many lines at most, and a note among its texts has at least so many words. */
const LINES_OF_TITLE = 4;
const MIN_OF_NOTE = 3;

/** True for a note that stands among the texts of the document's title, which a picture may have lost its bars between. */
const isInTitle = ({ rows }: PageGraph, { line, words }: Phrase): boolean =>
  line < LINES_OF_TITLE && words.length >= MIN_OF_NOTE && !(rows[line + 1] ?? []).some(isTitleValue);

/** A page, and whether it is the first one of its document. */
interface PageOfDocument {
  page: PageGraph;
  isFirst: boolean;
}

/**
 * True when a note holds for what follows it and not only for its column or for the amount beside it: no amount stands on
 * its line, and no other title says something else there.
 */
function holdsBelow(
  { page, isFirst }: PageOfDocument,
  row: readonly Phrase[],
  phrase: Phrase,
  note: AmountNote,
): boolean {
  if (note.isWhole && (headsTable(page, row, phrase) || (isFirst && isInTitle(page, phrase)))) return true;
  // The corner of a table speaks for all its columns, the title of one column for that column only.
  if (headsAmounts(page, phrase)) return row.length === 1;
  if (note.isWhole && (note.isGeneral || isCorner(page, row, phrase))) return true;
  if (row.some(isTitleValue) || (row.length > 2 && phrase !== row[0])) return false;
  const others = row.filter((other) => other !== phrase).map((other) => titleScale(other.text));
  return others.every((scale) => scale === null || scale === note.scale);
}

/**
 * A line that is a note and nothing else, under a title that reads like a line of text: "(x € 1.000)", or "in EUR thousand"
 * where no sentence may go on with it.
 */
function isLoneNote({ text }: Phrase, hasSentences: boolean): boolean {
  const isOpened = BRACKETED_NOTE.test(text) || (!hasSentences && OPENED_NOTE.test(text));
  return isOpened && readAmountNote(text)?.isWhole === true;
}

/** The phrases of a page that are lines of running text, the first of each text with its sentences. */
function textsOf(page: PageGraph): Map<Phrase, Phrase[]> {
  const texts = new Map<Phrase, Phrase[]>();
  for (const block of page.blocks) {
    const hasSentences = block.words.some(endsSentence);
    const phrases = block.phrases.filter((phrase) => !isLoneNote(phrase, hasSentences));
    const long = phrases.filter(({ words }) => words.length >= LINE_OF_TEXT);
    const words = phrases.flatMap((phrase) => phrase.words);
    const isText = hasSentences
      ? long.length > 0 || (phrases.length > 1 && words.length >= MIN_TEXT_LENGTH)
      : phrases.length > MAX_HEADING_LENGTH && long.length > phrases.length / 2;
    if (!isText) continue;
    for (const phrase of phrases) texts.set(phrase, phrase === phrases[0] ? sentencesOf(phrases) : []);
  }
  return texts;
}

/** The sentences of lines of text. */
function sentencesOf(phrases: readonly Phrase[]): Phrase[] {
  const sentences: Word[][] = [[]];
  for (const word of phrases.flatMap(({ words }) => words)) {
    sentences.at(-1)?.push(word);
    if (endsSentence(word)) sentences.push([]);
  }
  const line = phrases[0]?.line ?? 0;
  return sentences.filter((words) => words.length > 0).map((words) => phraseOf(words, line));
}

function statementsOf(of: PageOfDocument): Statement[] {
  const { page } = of;
  const texts = textsOf(page);
  return page.rows.flatMap((row) =>
    row.flatMap((phrase, index): Statement[] => {
      const before = row[index - 1];
      // "Amounts in" and "thousands of kronor" are cells of their own in a list of particulars.
      const isOpened = before !== undefined && opensAmountNote(before.text);
      const sentences = isOpened ? undefined : texts.get(phrase);
      if (sentences !== undefined)
        return sentences.flatMap((sentence) => {
          const note = readAmountNote(sentence.text, true);
          const isThroughout = saysThroughout(sentence.text);
          return note === null ? [] : [{ page, phrase: sentence, ...note, isText: true, isThroughout }];
        });
      const labelled = before !== undefined && isCurrencyLabel(before.text) && phrase.words.length <= 4;
      const note = readAmountNote(isOpened ? `${before.text} ${phrase.text}` : phrase.text);
      if (labelled) {
        const currency = findCurrency(phrase.text)?.code ?? null;
        return [{ page, phrase, currency, scale: note?.isWhole === true ? note.scale : null }];
      }
      if (note === null) return [];
      const isHeld = note.scale !== null && (isOpened || holdsBelow(of, row, phrase, note));
      const scale = isHeld ? note.scale : null;
      return [{ page, phrase, ...note, scale, isCorner: !isOpened && isCorner(page, row, phrase) }];
    }),
  );
}

/** A code that begins every further title over a table: "CHF pro Anspruch", "CHF total". */
function titledCurrencies(page: PageGraph): Statement[] {
  return page.rows.flatMap((row): Statement[] => {
    const [first] = row;
    const codes = row.map(({ words }) => (words.length > 1 ? words[0]?.text : undefined));
    const [code] = codes;
    const isTitles = row.length > 1 && code !== undefined && /^[A-Z]{3}$/u.test(code);
    if (first === undefined || !isTitles || codes.some((one) => one !== code)) return [];
    if (row.some(({ text }) => /\d/u.test(text)) || findCurrency(code)?.code !== code) return [];
    return [{ page, phrase: first, currency: code, scale: null }];
  });
}

const MAX_TITLE_LENGTH = 12;
/** A currency is named in at most so many words. */
const MAX_NAME_LENGTH = 3;

/** What stands between the parts of a title. */
const SEPARATOR = /^[·•|–—]$/u;

/** The currencies that a line names behind "in". */
function currenciesBehindIn(page: PageGraph, phrase: Phrase): Statement[] {
  const texts = phrase.words.map(({ text }) => text);
  return texts.flatMap((text, at) => {
    const found = IN.test(text)
      ? findCurrency(texts.slice(at + 1, at + 1 + MAX_NAME_LENGTH).join(' '))
      : null;
    return found?.start === 0 ? [{ page, phrase, currency: found.code, scale: null }] : [];
  });
}

/** "Capital account in Swiss francs as of 31 December", "Quarter to 31 December · GBP": a title that names its currency in passing. */
function currenciesInTitles(page: PageGraph): Statement[] {
  return page.rows.flat().flatMap((phrase): Statement[] => {
    const texts = phrase.words.map(({ text }) => text);
    const last = texts.at(-1) ?? '';
    if (SEPARATOR.test(texts.at(-2) ?? '') && findCurrency(last)?.code === last)
      return [{ page, phrase, currency: last, scale: null }];
    return texts.length > MAX_TITLE_LENGTH ? [] : currenciesBehindIn(page, phrase);
  });
}

/** "Payments are to be made in euro": a sentence that names the currency which most amounts bear. */
function sentenceNaming(currency: string | null, pages: readonly PageGraph[]): Statement | undefined {
  return pages
    .flatMap((page) => page.rows.flat().flatMap((phrase) => currenciesBehindIn(page, phrase)))
    .find((statement) => statement.currency === currency);
}

/** What is below one, behind the currency of an amount in words: "pesos 00/100". */
const HUNDREDTHS = /^\d\d\/100[.,;)]?$/u;

/** An amount of running text with its currency in words: "81.245,60 euros", "nineteen dollars 00/100". */
function spelledCurrencies(page: PageGraph): Statement[] {
  return page.rows.flat().flatMap(({ words, line }) =>
    words.flatMap((word, at): Statement[] => {
      const before = words[at - 1]?.text ?? '';
      const isAmount = /\d$/u.test(before) || HUNDREDTHS.test(words[at + 1]?.text ?? '');
      if (!/^\p{L}{4,}[.,;)]?$/u.test(word.text) || !isAmount) return [];
      const currency = findCurrency(word.text)?.code ?? null;
      return currency === null ? [] : [{ page, phrase: phraseOf([word], line), currency, scale: null }];
    }),
  );
}

/** A mark that is no other currency's. */
const OWN_MARK = /[€£]|^[A-Z]{3}$/u;

/** A currency with how many amounts bear it, and the first mark of its own. */
interface Votes {
  code: string;
  count: number;
  first?: Statement;
}

/**
 * The currency that most amounts of some pages bear, stated by its first mark where no amount bears another; null where none
 * does, or no one more than another.
 */
function votedCurrency(pages: readonly PageGraph[]): Votes | null {
  const votes = new Map<string, Votes>();
  for (const page of pages) {
    for (const { words, line } of page.rows.flat()) {
      for (const word of words) {
        if (!/[$€£¥]|^[A-Z]{3}$/u.test(word.text)) continue;
        const code = findCurrency(word.text)?.code;
        if (code === undefined) continue;
        const own = votes.get(code) ?? { code, count: 0 };
        const isFirst = own.first === undefined && OWN_MARK.test(word.text);
        const first = isFirst
          ? { first: { page, phrase: phraseOf([word], line), currency: code, scale: null } }
          : {};
        votes.set(code, { ...own, count: own.count + 1, ...first });
      }
    }
  }
  const [most, second] = [...votes.values()].sort((a, b) => b.count - a.count);
  if (most === undefined || most.count === second?.count) return null;
  return second === undefined ? most : { code: most.code, count: most.count };
}

/** Reads a document's habits from its first pages and its statements about amounts from all. */
export function readContext(pages: Pages): DocumentContext {
  const sample = pages.slice(0, MAX_CONTEXT_PAGES);
  const texts = sample.flatMap((page) => page.page.words.map((word) => word.text));
  const found = sample.flatMap((page, at) => [
    ...statementsOf({ page, isFirst: at === 0 }),
    ...titledCurrencies(page),
  ]);
  const inPassing = sample.flatMap(currenciesInTitles)[0] ?? sample.flatMap(spelledCurrencies)[0];
  const stated = found.find((statement) => statement.currency !== null) ?? inPassing;
  const voted = stated === undefined ? votedCurrency(sample) : null;
  const currency = stated?.currency ?? voted?.code ?? null;
  const source = stated ?? sentenceNaming(currency, sample) ?? voted?.first;
  const lower = new Set(texts.map((text) => text.toLowerCase()));
  const dayOrder = voteDayOrder(texts, fallbackOrder(lower, currency));
  const onFirstPage = sample[0]?.rows.flat().flatMap(({ words }) => words.map(({ text }) => text)) ?? [];
  return {
    decimalStyle: voteDecimalStyle(texts, 'point'),
    dayOrder,
    firstDate: findDates(onFirstPage, dayOrder)[0]?.iso,
    currency,
    currencySource: source === undefined ? null : { page: source.page, phrase: source.phrase },
    statedPeriod: statedPeriod(sample[0]),
    ...readScales(sample, found),
  };
}
