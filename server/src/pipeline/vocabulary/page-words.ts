import { anyWord } from './function-words.ts';

/** How pages are numbered. */

/** Source of a pattern: what stands before the number of a page. */
export const ANY_PAGE = anyWord(({ pages }) => pages.page);
/** Source of a pattern: what stands between the number of a page and that of the last one. */
export const OF_PAGES = `(?:/|${anyWord(({ pages }) => pages.of)})`;
