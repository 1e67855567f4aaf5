import type { PageGraph } from '../graph/page-graph.ts';
import { isDateLike } from '../graph/value-shape.ts';
import { findCurrency } from './currencies.ts';
import { readDate } from './dates.ts';
import type { DocumentContext } from './document-context.ts';
import type { Fact } from './facts.ts';
import type { Proposal } from './metric-query.ts';
import { labelTokens } from './text.ts';

/** A letter's date stands alone in the upper part of its first page. */
const UPPER_PART = 0.45;

/** The date of a letter, which no label names. */
export function letterDateFacts(pages: readonly PageGraph[], context: DocumentContext): Fact[] {
  const [page] = pages;
  if (page === undefined) return [];
  return page.rows.flatMap((row) => {
    const [phrase] = row;
    if (phrase === undefined || phrase.y1 > page.height * UPPER_PART) return [];
    const dated = row.find((one) => isDateLike(one.text) && readDate(one.text, context.dayOrder) !== null);
    if (
      dated === undefined ||
      row.length > 2 ||
      row.indexOf(dated) > 1 ||
      (row.length === 2 && dated === row[1])
    )
      return [];
    const fact: Fact = {
      page,
      kind: 'above',
      label: 'date',
      tokens: labelTokens('date'),
      words: dated.words,
      text: dated.text,
      headers: [],
      heading: '',
      following: [],
      order: 0,
    };
    return [fact];
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
    { value: context.currency, currency: null, words, text, page: source.page, odds: 2.6, isBlank: false },
  ];
}
