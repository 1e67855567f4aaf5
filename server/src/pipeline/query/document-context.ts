import type { Pages } from '../graph/built-pages.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { Phrase } from '../graph/lines.ts';
import { findCurrency, isAmountStatement, statedScale } from './currencies.ts';
import type { DayOrder } from './dates.ts';
import { voteDayOrder } from './dates.ts';
import { inAllLanguages } from './language-files.ts';
import type { DecimalStyle } from './numbers.ts';
import { voteDecimalStyle } from './numbers.ts';
import { saysOneOf, wordPattern } from './word-pattern.ts';

/** What holds for a whole document: how it writes numbers and dates, and in what its amounts are. */
export interface DocumentContext {
  decimalStyle: DecimalStyle;
  dayOrder: DayOrder;
  /** ISO code of amounts that carry none themselves; null when the document never says. */
  currency: string | null;
  /** Where the currency is stated: the phrase and the page. */
  currencySource: { page: PageGraph; phrase: Phrase } | null;
  /** Power of ten for amounts on a page, by page number. */
  scaleOf(page: number): number;
}

/** Pages looked at for habits of writing; later pages write like the first ones. */
const PAGES_LOOKED_AT = 40;

function fallbackOrder(words: ReadonlySet<string>, currency: string | null): DayOrder {
  const american = ['llc', 'inc', 'inc.', 'realized', 'u.s.', 'organizational', 'llc,', 'unrealized'];
  const signs = american.filter((word) => words.has(word)).length;
  return currency === 'USD' && signs > 0 ? 'month-first' : 'day-first';
}

interface Statement {
  page: PageGraph;
  phrase: Phrase;
  currency: string | null;
  scale: number | null;
}

const CURRENCY_LABEL = wordPattern(inAllLanguages(({ labels }) => labels['base_currency'] ?? []));
const LONGEST_CURRENCY_LABEL = 32;

/** "Fund currency:" and its like, with little else on the line. */
function isCurrencyLabel(text: string): boolean {
  return text.length <= LONGEST_CURRENCY_LABEL && saysOneOf(CURRENCY_LABEL, text);
}

function statements(pages: readonly PageGraph[]): Statement[] {
  const found: Statement[] = [];
  for (const page of pages) {
    for (const row of page.rows) {
      for (const [index, phrase] of row.entries()) {
        const before = row[index - 1];
        const labelled = before !== undefined && isCurrencyLabel(before.text) && phrase.words.length <= 4;
        const text = phrase.text;
        if (!labelled && !isAmountStatement(text)) continue;
        const currency = findCurrency(text)?.code ?? null;
        found.push({ page, phrase, currency, scale: labelled ? null : statedScale(text) });
      }
    }
  }
  return found;
}

function votedCurrency(pages: readonly PageGraph[]): string | null {
  const votes = new Map<string, number>();
  for (const page of pages) {
    for (const word of page.rows.flat().flatMap((phrase) => phrase.words)) {
      if (!/[$€£¥]|^[A-Z]{3}$/u.test(word.text)) continue;
      const code = findCurrency(word.text)?.code;
      if (code !== undefined) votes.set(code, (votes.get(code) ?? 0) + 1);
    }
  }
  return [...votes].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0] ?? null;
}

/** Reads a document's habits from its first pages and its statements about amounts from all. */
export function readContext(pages: Pages): DocumentContext {
  const sample = pages.slice(0, PAGES_LOOKED_AT);
  const texts = sample.flatMap((page) => page.page.words.map((word) => word.text));
  const found = statements(sample);
  const stated = found.find((statement) => statement.currency !== null);
  const currency = stated?.currency ?? votedCurrency(sample);
  const lower = new Set(texts.map((text) => text.toLowerCase()));
  const scales = new Map<number, number>();
  for (const { page, scale } of found) {
    if (scale !== null && !scales.has(page.page.number)) scales.set(page.page.number, scale);
  }
  const general =
    scales.get(1) ?? (scales.size > 0 && new Set(scales.values()).size === 1 ? [...scales.values()][0] : 0);
  return {
    decimalStyle: voteDecimalStyle(texts, 'point'),
    dayOrder: voteDayOrder(texts, fallbackOrder(lower, currency)),
    currency,
    currencySource: stated === undefined ? null : { page: stated.page, phrase: stated.phrase },
    scaleOf: (page) => scales.get(page) ?? general ?? 0,
  };
}
