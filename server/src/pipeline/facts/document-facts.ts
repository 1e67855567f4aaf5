import type { Pages } from '../graph/built-pages.ts';
import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { neighbourInColumn } from '../graph/page-graph.ts';
import { isDateLike, isValueLike } from '../graph/value-shape.ts';
import type { Word } from '../contract/page.ts';
import { findDates } from '../values/dates.ts';
import type { DocumentContext } from './document-context.ts';
import type { Fact } from './fact.ts';
import { plainFact } from './fact.ts';
import { partsOf } from './inline-facts.ts';
import { TITLE_LENGTH } from './ordinal-facts.ts';
import { anyWord, ARTICLE } from '../vocabulary/function-words.ts';
import { likeness } from '../vocabulary/label-parts.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';
import { dateWords } from '../vocabulary/name-words.ts';
import { saysPaper } from './names/name-places.ts';

/** A letter's date stands alone in the upper part of its first page. */
const UPPER_PART = 0.45;

/** What may stand before the date on its line: the place of writing. */
const THE = anyWord(({ dates }) => dates.article);
const PLACE = new RegExp(
  `^\\p{Lu}[\\p{L}.-]*[ ,]*(?:(?:\\p{Lu}[\\p{L}.-]*|${anyWord(({ dates }) => dates.inPlace)})[ ,]*){0,4}(?:,|,? (?:${THE})|, a)?$`,
  'u',
);
const CLOSES_PLACE = new RegExp(`(?:,|\\b(?:${THE})|,\\sa)$`, 'u');
const OPENS_TEXT = new RegExp(`,(?: (?:${THE}))?$`, 'u');
const MAX_DATE_LINE_LENGTH = 9;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** "Umeå 2025-12-03": no comma stands between a place and its day in digits. */
const isBarePlace = (before: string, day: string): boolean =>
  ISO_DAY.test(day) && /^\p{Lu}\p{Ll}+$/u.test(before) && !saysPaper(before) && !saysDay(before);

/** The words of a line that are a date, when nothing but a place stands before it. */
function datedWords(words: readonly Word[], context: DocumentContext): Word[] | null {
  if (words.length > MAX_DATE_LINE_LENGTH) return null;
  const texts = words.map((word) => word.text);
  const date = findDates(texts, context.dayOrder).at(-1);
  if (date === undefined || date.to !== texts.length) return null;
  const before = texts.slice(0, date.from).join(' ');
  // "The 4th of June, 2024", "den 21 mars 2024": the article of a date without its place.
  const isOfPlace =
    (CLOSES_PLACE.test(before) && PLACE.test(before)) || isBarePlace(before, texts.at(-1) ?? '');
  return before === '' || ARTICLE.test(before) || isOfPlace ? words.slice(date.from) : null;
}

/** What stands right before the date in a title: "Drawdown notice no. 4 dated 16 May 2023". */
const DATED = dateWords('dated', 'end');
/** Days that a paper sets are not the day it was written. */
const SETS_A_DAY = dateWords('fixed');

/** "Madrid, 17 June 2024. We ask you": the place and day of writing open the first sentence. */
function openingDate(phrase: Phrase, context: DocumentContext): Word[] | null {
  const texts = phrase.words.map((word) => word.text);
  const [date] = findDates(texts, context.dayOrder);
  if (date === undefined || date.from === 0) return null;
  const before = texts.slice(0, date.from).join(' ');
  const isClosed = /[.:]$/u.test(texts[date.to - 1] ?? '') || date.to === texts.length;
  return isClosed && OPENS_TEXT.test(before) && PLACE.test(before)
    ? phrase.words.slice(date.from, date.to)
    : null;
}

const ISSUED = dateWords('issued', 'beginning');
const ON = dateWords('on', 'end');

/** "Prepared for Kestrel Endowment on 5 March 2025". */
function issueDate(phrase: Phrase, context: DocumentContext): Word[] | null {
  if (!ISSUED.test(phrase.text)) return null;
  const texts = phrase.words.map((word) => word.text);
  const [date] = findDates(texts, context.dayOrder);
  return date !== undefined && ON.test(texts.slice(0, date.from).join(' '))
    ? phrase.words.slice(date.from, date.to)
    : null;
}

/** A title of a paper and its day, with no more than a dash or comma between: "Capital call no. 9 – 13 November 2023". */
const SET_OFF = /\s(?:[–—|·-])$|,$/u;
/** A title in a few words: "Quarterly portfolio table,". */
const TITLE = /^\p{Lu}\p{L}*(?:\s\p{L}+){1,4}\s?\P{L}$/u;

/** The date at the end of a title, with the word that makes it the date of the paper. */
function titledDate(words: readonly Word[], context: DocumentContext): Word[] | null {
  if (words.length > TITLE_LENGTH) return null;
  const texts = words.map((word) => word.text);
  const date = findDates(texts, context.dayOrder).at(-1);
  const isLast = date?.to === texts.length || /\d\.$/u.test(texts[(date?.to ?? 0) - 1] ?? '');
  if (date === undefined || !isLast) return null;
  const before = texts.slice(0, date.from).join(' ');
  // "Performance report 31 December 2024": nothing need part the day from the name of the paper.
  const isNamed = saysPaper(texts[date.from - 1] ?? '');
  const isTitle =
    DATED.test(before) || isNamed || (SET_OFF.test(before) && (saysPaper(before) || TITLE.test(before)));
  return isTitle && !SETS_A_DAY.test(before) ? words.slice(date.from, date.to) : null;
}

/** The date at the head of a letter: of its place, of its title or of its first sentence. */
function headDate(phrase: Phrase, context: DocumentContext): Word[] | null {
  return (
    datedWords(phrase.words, context) ??
    titledDate(phrase.words, context) ??
    titledDate(partsOf(phrase.words)[0] ?? [], context) ??
    openingDate(phrase, context) ??
    issueDate(phrase, context)
  );
}

/** A title as like as this to the label of a date says some day: "Record date". */
const SAYS_DAY = 0.75;
const DAYS = ['notice_date', 'due_date', 'payment_date', 'reporting_date', 'period_start'];

const saysDay = (text: string): boolean =>
  isLabel(text) || DAYS.some((base) => likeness(text, base) >= SAYS_DAY);

/** A label right over a date says what day it is. */
function isUnderLabel(page: PageGraph, phrase: Phrase): boolean {
  const above = neighbourInColumn(page.rows, phrase, -1, 0.9);
  return above !== null && !isValueLike(above.text) && saysDay(above.text);
}

/** "Notice of distribution no. 21" at the left and a day at the right, at the head of a paper. */
function isBesideTitle(page: PageGraph, [title, date, ...more]: readonly Phrase[]): boolean {
  if (title === undefined || date === undefined || more.length > 0) return false;
  const isTitle = saysPaper(title.text) && !saysDay(title.text) && !SETS_A_DAY.test(title.text);
  return isTitle && isDateLike(date.text) && date.y1 <= page.height * UPPER_PART;
}

/** Of two phrases on a line the one that is a date: the left one, or the right one with its place ("Valencia, 10 March"). */
function datedPhrase([left, right]: readonly Phrase[], context: DocumentContext): Phrase | undefined {
  if (left !== undefined && isDateLike(left.text)) return left;
  const dated = right === undefined ? null : datedWords(right.words, context);
  return dated !== null && dated.length < (right?.words.length ?? 0) ? right : undefined;
}

/** "Anzeige vom" beside a date: the label is the paper itself with the word that dates it. */
function isPaperDate(label: Phrase | undefined, value: Phrase): boolean {
  return label !== undefined && isDateLike(value.text) && saysPaper(label.text) && DATED.test(label.text);
}

/** "Leeuwarden, 2 December 2024 · amounts in euro": the place and day of writing, wherever they stand on their line. */
function placedDate(phrase: Phrase, context: DocumentContext): Word[] | null {
  const parts = partsOf(phrase.words).map((part) => ({ part, date: datedWords(part, context) }));
  return parts.find(({ part, date }) => date !== null && date.length < part.length)?.date ?? null;
}

const dateFact = (page: PageGraph, kind: 'above' | 'below', words: Word[]): Fact =>
  plainFact({ page, kind, label: 'document date', words });

/** The date of a letter, which no label names: at its head, or with its place at the foot over whoever signs. */
export function letterDateFacts(pages: Pages, context: DocumentContext): Fact[] {
  const [page] = pages.slice(0, 1);
  if (page === undefined) return [];
  return page.rows.flatMap((row) => {
    // Beside an address the date may be the second phrase of its line; beside a label it is not a letter's date.
    const phrase = row.length === 1 ? row[0] : row.length === 2 ? datedPhrase(row, context) : undefined;
    const isHead = phrase !== undefined && phrase.y1 <= page.height * UPPER_PART;
    const head = isHead && !isUnderLabel(page, phrase) ? headDate(phrase, context) : null;
    if (head !== null) return [dateFact(page, 'above', head)];
    return row.flatMap((one, at) => {
      if (isPaperDate(row[at - 1], one) || (at === 1 && isBesideTitle(page, row)))
        return [dateFact(page, 'above', one.words)];
      const words = isUnderLabel(page, one) ? null : placedDate(one, context);
      return words === null ? [] : [dateFact(page, 'below', words)];
    });
  });
}
