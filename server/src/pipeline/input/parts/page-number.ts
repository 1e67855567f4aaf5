import { fold } from '../../vocabulary/fold.ts';
import { ANY_PAGE, OF_PAGES } from '../../vocabulary/page-words.ts';
import type { PageGraph } from '../../graph/page-graph.ts';

/** Where pages are numbered: above this part of the page, or below one minus it. */
const MARGIN = 0.12;
/** A number alone stands beside at most so many texts less one: a line of more is one of a table. */
const TEXTS_BESIDE = 3;
const OF = String.raw`\s*${OF_PAGES}\s*`;
const NAMED = new RegExp(String.raw`(?<!\p{L})(?:${ANY_PAGE})\s*(\d{1,3})(?:${OF}\d{1,3})?(?!\d)`, 'iu');
const ALONE = new RegExp(String.raw`^(?:(\d{1,3})${OF}\d{1,3}|[-–—]?\s?(\d{1,3})\s?[-–—]?)$`, 'iu');

/** True for a text with the number of its page: "Quarterly report, page 2 of 4". */
export function numbersPage(text: string): boolean {
  return NAMED.test(text) || ALONE.test(text.trim());
}

/** The number that a page gives itself: "Page 2 of 4", "Page 2", "2/4", "- 2 -"; null where it gives none. */
export function printedNumber({ rows, height }: PageGraph): number | null {
  const inMargin = rows
    .filter((row) => row.every(({ y0, y1 }) => y1 < height * MARGIN || y0 > height * (1 - MARGIN)))
    .flatMap((row) =>
      row.flatMap(({ text }) => {
        const [, total, alone] = ALONE.exec(text.trim()) ?? [];
        return NAMED.exec(text)?.[1] ?? total ?? (row.length <= TEXTS_BESIDE ? (alone ?? []) : []);
      }),
    );
  return inMargin.length === 0 ? null : Number(inMargin.at(-1));
}

/** A line at the foot that ends with a number behind a mark: "Harbour Partners – confidential – 2", "Annual report | 12". */
const BEHIND_TEXT = /^(.*\p{L}.*?)\s*[-–—|·•]\s*(\d{1,3})$/u;

/** A line at the foot of a page with a number behind it, which may be that of the page. */
export interface FootNumber {
  text: string;
  number: number;
}

/** The lines at the foot of a page that end with a number: only the same line on another page shows that it counts pages. */
export const footNumbers = ({ rows, height }: PageGraph): FootNumber[] =>
  rows
    .flat()
    .filter(({ y0 }) => y0 > height * (1 - MARGIN))
    .flatMap(({ text }) => {
      const [, line, number] = BEHIND_TEXT.exec(text.trim()) ?? [];
      return line === undefined ? [] : [{ text: fold(line), number: Number(number) }];
    });

/** How the pages of a file number themselves. */
export interface NumberedPage {
  printedNumber: number | null;
  footNumbers: readonly FootNumber[];
}

/** The numbers of two pages that follow each other, null where a page shows none. */
export function numbersOf(last: NumberedPage, page: NumberedPage): [number | null, number | null] {
  const counted = page.footNumbers.flatMap(({ text, number }): [number, number][] =>
    last.footNumbers
      .filter((other) => other.text === text && (number === 1 || number === other.number + 1))
      .map((other) => [other.number, number]),
  );
  return page.printedNumber === null && counted[0] !== undefined
    ? counted[0]
    : [last.printedNumber, page.printedNumber];
}
