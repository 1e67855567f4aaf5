import type { DocumentPage, DocumentWord } from './document-text.ts';

/** Words of a page that a quote names. */
export interface QuotePlace {
  readonly page: number;
  /** In the order of the quote; at least one. */
  readonly words: readonly DocumentWord[];
}

/** Letters and digits: a quote may differ from the page in spaces, marks and capitals. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The places of a quote in a sequence of words. It begins and ends with whole words, so that 500 is not found in 1,500. */
function placesIn(words: readonly DocumentWord[], quote: string): readonly (readonly DocumentWord[])[] {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let letters = '';
  words.forEach((word, index) => {
    const own = lettersOf(word.text);
    if (own === '') return;
    starts.set(letters.length, index);
    letters += own;
    ends.set(letters.length, index);
  });
  const places: (readonly DocumentWord[])[] = [];
  for (let at = letters.indexOf(quote); at >= 0; at = letters.indexOf(quote, at + 1)) {
    const first = starts.get(at);
    const last = ends.get(at + quote.length);
    if (first !== undefined && last !== undefined) places.push(words.slice(first, last + 1));
  }
  return places;
}

/**
 * Finds a quote on the pages of a document.
 * @param stated the page that it is said to stand on, which comes first
 * @returns its places, none where no page prints it
 */
export function findQuote(
  pages: readonly DocumentPage[],
  quote: string,
  stated?: number,
): readonly QuotePlace[] {
  const letters = lettersOf(quote);
  if (letters === '') return [];
  const inOrder = pages.toSorted(
    (one, other) => Number(other.number === stated) - Number(one.number === stated),
  );
  return inOrder.flatMap(({ number, inReadingOrder, rows }) => {
    const read = placesIn(inReadingOrder, letters);
    const places = read.length > 0 ? read : placesIn(rows.flat(), letters);
    return places.map((words) => ({ page: number, words }));
  });
}
