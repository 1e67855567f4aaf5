import { ANY_PAGE, OF_PAGES } from '../../vocabulary/page-words.ts';
import type { PageGraph } from '../../graph/page-graph.ts';

/** Where pages are numbered: above this part of the page, or below one minus it. */
const MARGIN = 0.12;
const OF = String.raw`\s*${OF_PAGES}\s*`;
const NAMED = new RegExp(String.raw`(?<!\p{L})(?:${ANY_PAGE})\s*(\d{1,3})${OF}\d{1,3}(?!\d)`, 'iu');
const ALONE = new RegExp(String.raw`^(\d{1,3})${OF}\d{1,3}$`, 'iu');

/** The number that a page gives itself among others, "Page 2 of 4"; null where it gives none. */
export function printedNumber({ rows, height }: PageGraph): number | null {
  const inMargin = rows
    .flat()
    .filter(({ y0, y1 }) => y1 < height * MARGIN || y0 > height * (1 - MARGIN))
    .flatMap(({ text }) => NAMED.exec(text)?.[1] ?? ALONE.exec(text.trim())?.[1] ?? []);
  return inMargin.length === 0 ? null : Number(inMargin.at(-1));
}
