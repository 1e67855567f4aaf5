import type { Pages } from '../graph/built-pages.ts';
import type { Phrase } from '../graph/lines.ts';
import { isDateLike } from '../graph/value-shape.ts';
import type { Word } from '../pdf/page-words.ts';
import { findCurrency } from './currencies.ts';
import { findDates } from './dates.ts';
import type { DocumentContext } from './document-context.ts';
import type { Fact } from './facts.ts';
import type { Proposal } from './proposal.ts';
import { labelTokens } from './text.ts';

/** A letter's date stands alone in the upper part of its first page. */
const UPPER_PART = 0.45;

/** What may stand before the date on its line: the place of writing. */
const PLACE = /^(?:\p{Lu}[\p{L}.-]*[ ,]*){1,4}(?:,|,? le|,? den|,? the)?$/u;
const LONGEST_DATE_LINE = 9;
/** Log-odds that a statement about amounts names the currency of the document. */
const STATED_CURRENCY = 2.6;

/** The words of a phrase that are a date, when nothing but a place stands before it. */
function datedWords(phrase: Phrase, context: DocumentContext): Word[] | null {
  if (phrase.words.length > LONGEST_DATE_LINE) return null;
  const texts = phrase.words.map((word) => word.text);
  const date = findDates(texts, context.dayOrder).at(-1);
  if (date === undefined || date.to !== texts.length) return null;
  const before = texts.slice(0, date.from).join(' ');
  return before === '' || (/(?:,|\ble|\bden)$/u.test(before) && PLACE.test(before))
    ? phrase.words.slice(date.from)
    : null;
}

/** The date of a letter, which no label names. */
export function letterDateFacts(pages: Pages, context: DocumentContext): Fact[] {
  const [page] = pages.slice(0, 1);
  if (page === undefined) return [];
  return page.rows.flatMap((row) => {
    // Beside an address the date may be the second phrase of its line; beside a label it is not a letter's date.
    const phrase =
      row.length === 1 ? row[0] : row.length === 2 && isDateLike(row[0]?.text ?? '') ? row[0] : undefined;
    if (phrase === undefined || phrase.y1 > page.height * UPPER_PART) return [];
    const words = datedWords(phrase, context);
    if (words === null) return [];
    return [
      {
        page,
        kind: 'above' as const,
        label: 'document date',
        tokens: labelTokens('document date'),
        words,
        text: words.map((word) => word.text).join(' '),
        headers: [],
        heading: '',
        following: [],
        hasPartnerColumn: false,
        order: 0,
      },
    ];
  });
}

/** The currency a document states for its amounts ("in thousands of US dollars"). */
export function currencyFacts(context: DocumentContext): Proposal[] {
  const source = context.currencySource;
  if (source === null || context.currency === null) return [];
  const named = findCurrency(source.phrase.text);
  if (named === null) return [];
  let at = 0;
  const words = source.phrase.words.filter((word) => {
    const [start, end] = [at, at + word.text.length];
    at = end + 1;
    return start < named.end && end > named.start;
  });
  if (words.length === 0) return [];
  const text = source.phrase.text.slice(named.start, named.end);
  return [
    {
      value: context.currency,
      currency: null,
      words,
      text,
      page: source.page.place,
      odds: STATED_CURRENCY,
      features: { statedCurrency: 1 },
      isBlank: false,
    },
  ];
}
