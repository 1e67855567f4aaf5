import { textOf } from '../graph/lines.ts';
import { median } from '@assay/shared/domain';

import type { DocumentDoubt } from '../contract/document-doubt.ts';
import { MAX_DOUBT_TEXT } from '../contract/document-doubt.ts';
import type { SlantedText } from '../contract/page.ts';
import type { Pages } from '../graph/built-pages.ts';
import { displayBox } from '../graph/document-graph.ts';
import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike } from '../graph/value-shape.ts';
import { unionRect } from '../pdf/geometry.ts';
import { fold } from '../vocabulary/fold.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { saysOneOf, wordPattern } from '../vocabulary/word-pattern.ts';
import { saysPaper } from './names/name-places.ts';

/** What a paper says of itself that does not count, or no longer: a draft, void, cancelled, a specimen, superseded. */

const MARKS = new Set(inAllLanguages(({ notFinal }) => notFinal).map(fold));
const MARK_WORDS = wordPattern([...MARKS]);
/** What stands between the parts of a stamp, a title or a subject: "CONFIDENTIAL — DRAFT", "Subject: Draft". */
const SEPARATOR = /\s[-–—]\s|[|·:()[\]]|\s\/\s/u;
/** A title that says so has at most so many words, and stands in this part of its page. */
const MAX_TITLE_LENGTH = 8;
const TITLE_PART = 0.4;
/** A line of more texts is one of a table, whose cells say such words of other papers. */
const MAX_TEXTS = 2;
/** Pages that are looked at; a stamp or watermark is on the first ones, too. */
const PAGES_READ = 20;

const isMark = (text: string): boolean => MARKS.has(fold(text.trim().replace(/^\W+|\W+$/gu, '')));

/** True for a line that is such a mark, and for a title of a paper with one among its words. */
function isMarked({ text, words, y1 }: Phrase, height: number): boolean {
  if (text.split(SEPARATOR).some(isMark)) return true;
  const isTitle = y1 < height * TITLE_PART && words.length <= MAX_TITLE_LENGTH && !/[.,;]$/u.test(text);
  return isTitle && saysPaper(text) && saysOneOf(MARK_WORDS, text);
}

/** A stamp or watermark is so many times as high as the words of its page. */
const STAMP_HEIGHT = 2.5;

/** The text of a stamp or watermark: at a slant, turned against the page, or far larger than its text. */
function stampedMarks({ page }: PageGraph): SlantedText[] {
  const slanted = (page.slanted ?? []).filter(
    ({ text }) => isMark(text) || text.split(/[\s|·:()[\]–—-]+/u).some(isMark),
  );
  if (slanted.length > 0) return slanted;
  const height = median(page.words.map(({ y0, y1 }) => y1 - y0)) ?? 0;
  return page.words.filter(
    ({ upright, text, y0, y1 }) => (!upright || y1 - y0 > STAMP_HEIGHT * height) && isMark(text),
  );
}

/** The words with which a page says that its paper does not count; empty where it says no such thing. */
function markOn(page: PageGraph): readonly SlantedText[] {
  const lines = page.rows.filter(
    (row) => row.length <= MAX_TEXTS && !row.some(({ text }) => isNumberLike(text)),
  );
  const marked = lines.flat().find((phrase) => isMarked(phrase, page.height));
  return marked?.words ?? stampedMarks(page).slice(0, 1);
}

/** The doubt about a document that says of itself that it is not final, at the first place that says so. */
export function notFinalDoubts(pages: Pages): DocumentDoubt[] {
  for (const page of pages.slice(0, PAGES_READ)) {
    const words = markOn(page);
    if (words.length === 0) continue;
    const text = textOf(words).slice(0, MAX_DOUBT_TEXT);
    const box = displayBox(page.place, unionRect(words));
    return [{ kind: 'notFinal', severity: 'doubt', page: page.page.number, box, text, fins: null }];
  }
  return [];
}
