import type { PageBox } from '../../document/page-box.ts';
import type { PageLine } from '../../document/page-text.ts';

/** The hits of a search, in reading order. */
export interface SearchResult {
  readonly hits: readonly PageBox[];
  /** There are more hits than these. */
  readonly isCapped: boolean;
}

/** The most hits that a search returns. */
export const MAX_HITS = 1000;

/** Text as it is compared, with the place of each of its characters in the text that it was made of. */
interface ComparedText {
  readonly text: string;
  /** Undefined: each character is at its own place. */
  readonly places?: readonly number[];
}

const ASCII = /^[\0-\x7f]*$/;

/** Small letters without accents; each run of white space is one space. */
function toCompared(text: string): ComparedText {
  if (ASCII.test(text) && !/\s\s|[\t\n\r\f\v]/.test(text)) return { text: text.toLowerCase() };
  let compared = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = /\s/.test(character)
      ? compared.endsWith(' ')
        ? ''
        : ' '
      : character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    compared += plain;
    for (let count = 0; count < plain.length; count += 1) places.push(place);
    place += character.length;
  }
  return { text: compared, places };
}

/**
 * Finds a text in the lines of a document, whatever its case, accents and spaces. A hit lies within one line.
 * @param widthOf the width of a text in any unit; by it a hit takes its part of the box of its line
 */
export function findText(
  lines: readonly PageLine[],
  query: string,
  widthOf: (text: string) => number,
): SearchResult {
  const wanted = toCompared(query.trim()).text;
  const hits: PageBox[] = [];
  if (wanted === '') return { hits, isCapped: false };
  for (const line of lines) {
    const { text, places } = toCompared(line.text);
    let at = text.indexOf(wanted);
    while (at >= 0) {
      if (hits.length === MAX_HITS) return { hits, isCapped: true };
      const end = at + wanted.length;
      const from = places?.[at] ?? at;
      const to = (places ? places[end] : end) ?? line.text.length;
      hits.push(partOf(line, from, to, widthOf));
      at = text.indexOf(wanted, end);
    }
  }
  return { hits, isCapped: false };
}

function partOf(line: PageLine, from: number, to: number, widthOf: (text: string) => number): PageBox {
  const { page, x, y, w, h, text } = line;
  const all = widthOf(text) || 1;
  const start = widthOf(text.slice(0, from)) / all;
  const end = widthOf(text.slice(0, to)) / all;
  return { page, x: x + w * start, y, w: w * (end - start), h };
}
