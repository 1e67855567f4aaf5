import type { DocumentContext } from '../facts/document-context.ts';
import { findCurrency } from '../values/currencies.ts';
import type { Features } from './features.ts';
import { oddsOf } from './features.ts';
import type { Proposal } from './proposal.ts';

const STATED: Features = { statedCurrency: 1 };

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
      odds: oddsOf(STATED),
      features: STATED,
      isBlank: false,
    },
  ];
}
