import type { PdfPage } from '../contract/page.ts';
import type { Sequence } from '../contract/sequence.ts';
import type { PageGraph } from './page-graph.ts';
import { buildPageGraph } from './page-graph.ts';

/** The structure of a document's pages. The first pages stay in memory, later ones are built anew for every look. */
export interface Pages extends Sequence<PageGraph> {
  /** The partner that the document is for, where that is known before it is read: it is one of several in a register. */
  readonly addressee?: string;
}

/** The page of a number, as a list of one; empty when it is none of these pages, which may begin anywhere in their file. */
export function pageNumbered(pages: Pages, number: number): PageGraph[] {
  const [first] = pages.slice(0, 1);
  const index = first === undefined ? -1 : number - first.page.number;
  return index < 0 ? [] : pages.slice(index, index + 1);
}

/** The pages of a document, changed, in the structure that they then have; whose document it is stays. */
export function withChangedPages(pages: Pages, change: (page: PdfPage) => PdfPage): Pages {
  const built = new BuiltPages({
    length: pages.length,
    slice: (from, to) => pages.slice(from, to).map(({ page }) => change(page)),
    *[Symbol.iterator]() {
      for (const { page } of pages) yield change(page);
    },
  });
  const { addressee } = pages;
  return addressee === undefined ? built : Object.assign(built, { addressee });
}

/** Pages whose structure is kept: nearly every document lies below this, and all of a document's habits are read here. */
const PAGES_KEPT = 64;

/** Builds the structure of pages when they are looked at. */
export class BuiltPages implements Pages {
  readonly #pages: Sequence<PdfPage>;
  readonly #kept = new Map<number, PageGraph>();

  constructor(pages: Sequence<PdfPage>) {
    this.#pages = pages;
  }

  get length(): number {
    return this.#pages.length;
  }

  #at(index: number): PageGraph[] {
    const known = this.#kept.get(index);
    if (known !== undefined) return [known];
    return this.#pages.slice(index, index + 1).map((page) => {
      const built = buildPageGraph(page);
      if (index < PAGES_KEPT) this.#kept.set(index, built);
      return built;
    });
  }

  slice(from: number, to: number): PageGraph[] {
    const pages: PageGraph[] = [];
    for (let index = from; index < Math.min(to, this.length); index += 1) pages.push(...this.#at(index));
    return pages;
  }

  *[Symbol.iterator](): Generator<PageGraph> {
    for (let index = 0; index < this.length; index += 1) yield* this.#at(index);
  }
}
