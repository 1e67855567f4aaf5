import type { Pages } from '../../graph/built-pages.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { ExtractionResult } from '../../contract/result.ts';
import { displayBox, wordId } from '../../graph/document-graph.ts';
import { unionRect } from '../../pdf/geometry.ts';
import { wordsOfOthers, wordsOfPartner } from './register.ts';

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

type Metrics = ExtractionResult['metrics'];

/** A register says in the row of a partner whose it is; that the row was understood is said of its other values. */
const SURE_OF_PARTNER = 0.97;

/** The name of the partner that a register was read for, where the register prints it. */
function printedName(pages: Pages, addressee: string): Metrics[number]['candidates'] {
  for (const page of pages) {
    const words = wordsOfPartner(page, addressee);
    const [first] = words;
    if (first === undefined) continue;
    const place = { page: page.page.number, ...displayBox(page.place, unionRect(words)) };
    const id = wordId(page, first);
    return [
      {
        value: addressee,
        currency: null,
        confidence: SURE_OF_PARTNER,
        text: addressee,
        nodeId: id,
        ...place,
      },
    ];
  }
  return [];
}

/**
 * The metrics of a register that was read for one of its partners: what stands in the rows of the others or in their sum is
 * none of its values, and the partner is the one it was read for.
 */
export function keepOwnNotice(metrics: Metrics, pages: Pages): Metrics {
  const { addressee } = pages;
  if (addressee === undefined) return metrics;
  const others = new Set(
    [...pages].flatMap((page) => wordsOfOthers(page, addressee).map((word) => wordId(page, word))),
  );
  return metrics.map((metric) => ({
    ...metric,
    candidates:
      metric.fin === 'limited_partner'
        ? printedName(pages, addressee)
        : metric.candidates.filter(({ nodeId }) => !others.has(nodeId)),
  }));
}
