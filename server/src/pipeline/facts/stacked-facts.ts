import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { neighbourInColumn } from '../graph/page-graph.ts';
import { isDateLike, isNumberLike, isValueLike } from '../graph/value-shape.ts';
import { HEADER_WORDS, headersAbove } from './columns/column-titles.ts';
import { isSectionUnder, isTextOfList } from './label-heads.ts';
import { labelTokens } from '../vocabulary/label-tokens.ts';
import { slashedHead } from './slashed-heads.ts';
import type { Fact } from './fact.ts';
import { factOf } from './fact-of.ts';

/** How far, in heights, a title may stand over its text or over its number; titles of other columns may be taller. */
const TEXT_REACH = 1.6;
const TITLE_REACH = 3.2;
/** A caption under a number stands closer to it than to what follows. */
const CAPTION_REACH = 0.5;

/** Titles right above or below a value that has no label beside it. */
export function stackedFacts(page: PageGraph, value: Phrase): Fact[] {
  const above = neighbourInColumn(page.rows, value, -1, isNumberLike(value.text) ? TITLE_REACH : TEXT_REACH);
  const below = neighbourInColumn(page.rows, value, 1, TEXT_REACH);
  // The first of several dates is one of a list.
  if (isDateLike(value.text) && below !== null && isDateLike(below.text)) return [];
  const isTitle = (phrase: Phrase | null): phrase is Phrase =>
    phrase !== null &&
    !isValueLike(phrase.text) &&
    phrase.words.length <= HEADER_WORDS &&
    !isSectionUnder(page, phrase, value) &&
    !isTextOfList(page, phrase, value);
  const gapAbove = isTitle(above) ? value.y0 - above.y1 : Infinity;
  const underneath = isTitle(below) && isValueLike(value.text) ? below.y0 - value.y1 : Infinity;
  const gapBelow = underneath < CAPTION_REACH * (value.y1 - value.y0) ? underneath : Infinity;
  const facts: Fact[] = [];
  const head = slashedHead(page, value);
  if (head !== null)
    facts.push({
      ...factOf(page, { kind: 'above', label: [], value }),
      label: head,
      tokens: labelTokens(head),
    });
  const near = Math.min(gapAbove, gapBelow);
  const clear = Math.max(2, near) * 2;
  if (isTitle(above) && gapAbove <= clear) {
    facts.push(factOf(page, { kind: 'above', label: [above], value }));
    const titles = headersAbove(page, value);
    if (titles.length > 1) facts.push(factOf(page, { kind: 'above', label: [...titles].reverse(), value }));
  }
  if (isTitle(below) && gapBelow <= clear) facts.push(factOf(page, { kind: 'below', label: [below], value }));
  return facts;
}

/** True for a number right below titles with no further number below: the one row of a table. */
export function isOnlyRow(page: PageGraph, value: Phrase): boolean {
  const below = neighbourInColumn(page.rows, value, 1, 3);
  const above = neighbourInColumn(page.rows, value, -1, TITLE_REACH);
  return above !== null && !isValueLike(above.text) && (below === null || !isValueLike(below.text));
}
