import type { Pages } from '../../graph/built-pages.ts';
import { bodyOf } from '../../facts/margin-remarks.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { organisationNames } from '../../facts/names/organisation-names.ts';
import { inAllLanguages } from '../../vocabulary/language-files.ts';
import { saysOneOf, wordPattern } from '../../vocabulary/word-pattern.ts';
import { PageRange } from './page-range.ts';

/** Pages without content before the first one are no more than this: a separator, a blank page, a slip. */
const MAX_BEFORE = 3;
/** A slip has at most so many words. */
const MAX_SLIP_LENGTH = 30;
const ENCLOSED = wordPattern(inAllLanguages(({ enclosed }) => enclosed));

/** True for a page that says nothing of its document: it is blank, or says only that the document is enclosed. */
function isWithoutContent(page: PageGraph): boolean {
  const { words, hidden } = page.page;
  if (hidden !== undefined) return false;
  if (words.length === 0) return true;
  if (words.length > MAX_SLIP_LENGTH || words.some(({ text }) => /\d/u.test(text))) return false;
  const text = words.map((word) => word.text).join(' ');
  return saysOneOf(ENCLOSED, text) && organisationNames(page).length === 0;
}

/** The pages of a file without the remarks in their margins. */
export class BodyPages implements Pages {
  readonly #pages: Pages;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  get length(): number {
    return this.#pages.length;
  }

  slice(from: number, to: number): PageGraph[] {
    return this.#pages.slice(from, to).map(bodyOf);
  }

  *[Symbol.iterator](): Generator<PageGraph> {
    for (const page of this.#pages) yield bodyOf(page);
  }
}

/** The pages of a document from the first one with content on: what is told by the first page is told by that one. */
export function contentPages(pages: Pages): Pages {
  const [first] = pages.slice(0, 1);
  if (first === undefined || !isWithoutContent(first)) return pages;
  const before = pages.slice(0, MAX_BEFORE).findIndex((page) => !isWithoutContent(page));
  return before < 1 ? pages : new PageRange(pages, { fromPage: before + 1, toPage: pages.length });
}
