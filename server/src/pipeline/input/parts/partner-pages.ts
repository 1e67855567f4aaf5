import type { Pages } from '../../graph/built-pages.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { ExtractionResult } from '../../contract/result.ts';
import { wordId } from '../../graph/document-graph.ts';
import { wordsOfOthers } from './register.ts';

/** The pages of a register as one of its partners reads them: a notice to that partner. */
export class PartnerPages implements Pages {
  readonly addressee: string;
  readonly #pages: Pages;

  /** @param addressee the partner's name as the register prints it */
  constructor(pages: Pages, addressee: string) {
    this.#pages = pages;
    this.addressee = addressee;
  }

  get length(): number {
    return this.#pages.length;
  }

  slice(from: number, to: number): PageGraph[] {
    return this.#pages.slice(from, to);
  }

  [Symbol.iterator](): Iterator<PageGraph> {
    return this.#pages[Symbol.iterator]();
  }
}

/**
 * The metrics of a register that was read for one of its partners: what stands in the rows of the others or in their sum is
 * none of its values, and the partner is the one it was read for.
 */
export function withoutOthers(
  metrics: ExtractionResult['metrics'],
  pages: Pages,
): ExtractionResult['metrics'] {
  const { addressee } = pages;
  if (addressee === undefined) return metrics;
  const others = new Set(
    [...pages].flatMap((page) => wordsOfOthers(page, addressee).map((word) => wordId(page, word))),
  );
  return metrics.map((metric) => ({
    ...metric,
    candidates: metric.candidates.filter(
      ({ nodeId, value }) => !others.has(nodeId) && (metric.fin !== 'limited_partner' || value === addressee),
    ),
  }));
}
