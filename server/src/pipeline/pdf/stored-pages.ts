import type { Sequence } from '../contract/sequence.ts';
import type { PdfPage } from '../contract/page.ts';
import type { PackedPage } from './packed-page.ts';
import { packPage, unpackPage } from './packed-page.ts';

/** The pages of a document as read, packed; every look at a page unpacks it anew. */
export class StoredPages implements Sequence<PdfPage> {
  readonly #packed: PackedPage[] = [];

  add(page: PdfPage): void {
    this.#packed.push(packPage(page));
  }

  get length(): number {
    return this.#packed.length;
  }

  slice(from: number, to: number): PdfPage[] {
    return this.#packed.slice(from, to).map(unpackPage);
  }

  *[Symbol.iterator](): Generator<PdfPage> {
    for (const packed of this.#packed) yield unpackPage(packed);
  }
}
