import type { Pages } from '../../graph/built-pages.ts';
import type { PageGraph } from '../../graph/page-graph.ts';

/** Some pages of a document as if they were all of it; every page keeps its number. */
export class PageRange implements Pages {
  readonly #pages: Pages;
  readonly #from: number;
  readonly #to: number;

  /** @param range first and last page, from 1. */
  constructor(pages: Pages, { fromPage, toPage }: { fromPage: number; toPage: number }) {
    this.#pages = pages;
    this.#from = fromPage - 1;
    this.#to = toPage;
  }

  get length(): number {
    return this.#to - this.#from;
  }

  slice(from: number, to: number): PageGraph[] {
    return this.#pages.slice(this.#from + from, Math.min(this.#from + to, this.#to));
  }

  *[Symbol.iterator](): Generator<PageGraph> {
    for (let index = 0; index < this.length; index += 1) yield* this.slice(index, index + 1);
  }
}
