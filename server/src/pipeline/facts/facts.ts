import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike, isDateLike, isValueLike } from '../graph/value-shape.ts';
import { PARAGRAPH_WORDS, HEADER_WORDS, headersAbove } from './columns/column-titles.ts';
import { rowColumnFacts, datedRowFacts, completeLabels } from './crossed-facts.ts';
import { memoize } from '../memoize.ts';
import { noticeRowOf, thisNoticeFacts } from './notice-rows.ts';
import type { Fact } from './fact.ts';
import { factOf } from './fact-of.ts';
import { besideFacts } from './beside-facts.ts';
import type { Phrase } from '../graph/lines.ts';
import { neighbourInColumn } from '../graph/page-graph.ts';
import { isSectionUnder, isTextOfList } from './label-heads.ts';
import { labelTokens } from '../vocabulary/label-tokens.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';
import {
  slashedLabels,
  inlinePairs,
  leadingValue,
  runningOn,
  slashedPairs,
  withoutStop,
} from './inline-facts.ts';
import { textOf } from '../graph/lines.ts';
import { labelOf } from '../graph/key-values.ts';

/** A caption stands this many heights from its value at most. */
const CAPTION_GAP = 1.6;

/** A line of running text has at least so many words. */
const TEXT_WORDS = 6;

/** True for a line that goes on in the middle of a sentence: "…; not yet / called: €3" is not what was called. */
function continues(page: PageGraph, phrase: Phrase): boolean {
  const before = neighbourInColumn(page.rows, phrase, -1, 1);
  return (
    /^\p{Ll}/u.test(phrase.text) &&
    before !== null &&
    before.words.length >= TEXT_WORDS &&
    /\p{Ll}$/u.test(before.text)
  );
}

/** A phrase such as "Limited Partner: Kestrel Endowment" carries its own label. */
function colonFact(page: PageGraph, phrase: Phrase): Fact[] {
  const at = phrase.words.findIndex((word) => word.text.endsWith(':'));
  if (at < 0 || at > 5 || at === phrase.words.length - 1 || continues(page, phrase)) return [];
  const text = textOf(phrase.words.slice(0, at + 1));
  const words = [...phrase.words.slice(at + 1), ...runningOn(page, phrase)];
  return [words, leadingValue(words)]
    .filter((some) => some.length > 0)
    .map((some, at) => {
      const fact = factOf(page, { kind: 'colon', label: [phrase], value: phrase, words: some });
      const own = at === 0 ? fact.text : withoutStop(fact.text);
      return { ...fact, label: text, tokens: labelTokens(text), text: own };
    });
}

/** What names a row of values: the label beside it, or else the caption under it. */
function captionOf(page: PageGraph, phrase: Phrase): string {
  return (labelOf(page, phrase)?.nearest ?? neighbourInColumn(page.rows, phrase, 1, CAPTION_GAP))?.text ?? '';
}

/** The facts of a line that strings pairs of label and value together. */
function inlineFacts(page: PageGraph, phrase: Phrase): Fact[] {
  const labels = phrase.text.includes(' / ') ? captionOf(page, phrase) : '';
  return [...inlinePairs(phrase), ...slashedPairs(labels, phrase)].map(({ label, words }) => {
    const fact = factOf(page, { kind: 'colon', label: [phrase], value: phrase, words });
    return { ...fact, label, tokens: labelTokens(label), text: fact.text.replace(/[,;|·•]$/u, '') };
  });
}

/** How far, in heights, the lines under such a head stand from each other. */
const REACH = 1;
const MAX_LABELS = 3;

/** "Account / Payable to" over an account number and a name: the label of the line that a value is, null for any other. */
function slashedHead(page: PageGraph, value: Phrase): string | null {
  let line: Phrase | null = value;
  for (let at = 0; at < MAX_LABELS; at += 1) {
    line = neighbourInColumn(page.rows, line, -1, REACH);
    if (line === null) return null;
    const labels = slashedLabels(line.text);
    if (labels.length > at && labels.length > 1 && labels.every(isLabel)) return labels[at] ?? null;
  }
  return null;
}

/** How far, in heights, a title may stand over its text or over its number; titles of other columns may be taller. */
const TEXT_REACH = 1.6;
const TITLE_REACH = 3.2;
/** A caption under a number stands closer to it than to what follows. */
const CAPTION_REACH = 0.5;

/** Titles right above or below a value that has no label beside it. */
function stackedFacts(page: PageGraph, value: Phrase): Fact[] {
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
function isOnlyRow(page: PageGraph, value: Phrase): boolean {
  const below = neighbourInColumn(page.rows, value, 1, 3);
  const above = neighbourInColumn(page.rows, value, -1, TITLE_REACH);
  return above !== null && !isValueLike(above.text) && (below === null || !isValueLike(below.text));
}

/** Everything a page prints beside, under or over something that may name it. */
export const spatialFacts = memoize((page: PageGraph): readonly Fact[] => {
  const facts: Fact[] = [];
  for (const value of page.rows.flat()) {
    const noticeRow = noticeRowOf(page, value);
    // Another notice is not this one.
    if (noticeRow === 'other') continue;
    if (noticeRow === 'this') {
      facts.push(...thisNoticeFacts(factOf(page, { kind: 'beside', label: [], value }), value));
      continue;
    }
    const inline = inlineFacts(page, value);
    facts.push(...inline);
    if (value.words.length > PARAGRAPH_WORDS) continue;
    if (inline.length === 0) facts.push(...colonFact(page, value));
    const labelled = besideFacts(page, value);
    const beside: Fact[] =
      noticeRow === 'sum'
        ? labelled.map((fact) => ({ ...fact, stage: 'after' }))
        : completeLabels(value, labelled);
    facts.push(...beside, ...rowColumnFacts(value, beside));
    const dated = beside.length === 0 ? datedRowFacts(page, value) : [];
    facts.push(...dated);
    if (dated.length > 0) continue;
    if (beside.length === 0 || !isNumberLike(value.text) || isOnlyRow(page, value))
      facts.push(...stackedFacts(page, value));
  }
  return facts;
});
