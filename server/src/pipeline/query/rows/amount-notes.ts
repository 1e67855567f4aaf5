import type { Pages } from '../../graph/built-pages.ts';
import { findCurrency, isAmountStatement, statedScale } from '../currencies.ts';
import type { DocumentContext } from '../document-context.ts';

/** Signs that part a note on amounts from what else a line says. */
const PARTS = /\s[·|–—-]\s|[·|;,]|[()]/u;
const LONGEST_NOTE = 40;
const PAGES_LOOKED_AT = 40;

/**
 * The context of a document's schedules: notes on amounts count that stand in a line with other things ("Quarterly
 * report · £ million"), where the document says nothing plainer.
 */
export function withAmountNotes(pages: Pages, context: DocumentContext): DocumentContext {
  const scales = new Map<number, number>();
  let currency: string | null = null;
  for (const page of pages.slice(0, PAGES_LOOKED_AT)) {
    for (const { words } of page.lines) {
      const parts = words
        .map((word) => word.text)
        .join(' ')
        .split(PARTS)
        .map((part) => part.trim());
      if (parts.length < 2) continue;
      const note = parts.find(
        (part) => part.length <= LONGEST_NOTE && isAmountStatement(part) && statedScale(part) !== null,
      );
      if (note === undefined || scales.has(page.page.number)) continue;
      scales.set(page.page.number, statedScale(note) ?? 0);
      currency ??= findCurrency(note)?.code ?? null;
    }
  }
  const [general] = scales.values();
  const stated = (page: number): number => scales.get(page) ?? general ?? 0;
  return {
    ...context,
    currency: context.currency ?? currency,
    scaleOf: (page) => (context.scaleOf(page) === 0 ? stated(page) : context.scaleOf(page)),
  };
}
