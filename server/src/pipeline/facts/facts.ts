import type { Phrase } from '../graph/lines.ts';
import { labelBehind, labelOf } from '../graph/key-values.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { neighbourInColumn } from '../graph/page-graph.ts';
import { isDateLike, isNumberLike, isValueLike } from '../graph/value-shape.ts';
import { overlapX } from '../pdf/geometry.ts';
import type { Word } from '../contract/page.ts';
import { HEADER_WORDS, headersAbove, PARAGRAPH_WORDS } from './columns/column-titles.ts';
import { crossedFacts, wholeLabels } from './crossed-facts.ts';
import { inlinePairs, leadingValue, runningOn, slashedPairs, withoutStop } from './inline-facts.ts';
import { isSectionUnder, namesText } from './label-heads.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';
import { memoize } from '../memoize.ts';
import { noticeRowOf, thisNoticeFacts } from './notice-rows.ts';
import { labelTokens } from '../vocabulary/label-tokens.ts';
import { summedSection } from './section-totals.ts';
import { columnFacts } from './value-column.ts';
import { slashedHead } from './slashed-heads.ts';
import { isOneRow, wrappedWords } from './wrapped-text.ts';
import type { Fact, FactKind } from './fact.ts';

/** A label may run on over this many further lines. */
const LONGEST_WRAP = 3;
/** How far, in heights, a title may stand over its text or over its number; titles of other columns may be taller. */
const TEXT_REACH = 1.6;
const TITLE_REACH = 3.2;
/** A caption under a number stands closer to it than to what follows. */
const CAPTION_REACH = 0.5;

/** A label-only line right below or above that continues the label. */
function continuationOf(page: PageGraph, label: Phrase, step: 1 | -1): Phrase | null {
  const next = neighbourInColumn(page.rows, label, step, 0.45);
  if (next === null || isValueLike(next.text) || Math.abs(next.x0 - label.x0) > 16) return null;
  const alone = (page.rows[next.line] ?? []).every((other) => other === next || other.x1 <= next.x0);
  return alone ? next : null;
}

/** The nearest phrase above that stands alone over the label: a section title. */
function headingOf(page: PageGraph, label: Phrase): string {
  for (let index = label.line - 1; index >= 0; index -= 1) {
    const row = page.rows[index] ?? [];
    const over = row.find((phrase) => overlapX(phrase, label) > 0 && phrase.words.length <= PARAGRAPH_WORDS);
    if (over === undefined || isValueLike(over.text)) continue;
    const next = row[row.indexOf(over) + 1];
    if (next === undefined || !isValueLike(next.text)) {
      if (next === undefined || next.x0 - over.x1 > 3 * (over.y1 - over.y0)) return over.text;
    }
  }
  return '';
}

interface FactParts {
  kind: FactKind;
  label: readonly Phrase[];
  value: Phrase;
  words?: Word[];
  order?: number;
}

/** A fact of the page from its parts; `words` print the value where it is more than one phrase. */
export function factOf(page: PageGraph, parts: FactParts): Fact {
  const { kind, label, value, words = value.words, order = 0 } = parts;
  const text = label.map((phrase) => phrase.text).join(' ');
  const first = label[0] ?? value;
  const hasColumn = kind === 'beside' && isNumberLike(value.text);
  return {
    page,
    kind,
    label: text,
    tokens: labelTokens(text),
    words,
    text: words.map((word) => word.text).join(' '),
    heading: headingOf(page, first),
    following: [],
    ...(hasColumn ? columnFacts(page, value) : { headers: [], hasPartnerColumn: false }),
    order,
  };
}

/** A text beside its label; label and text may both run on over a second line of the same row. */
function textFacts(page: PageGraph, value: Phrase, label: Phrase[], nearest: Phrase): Fact[] {
  const labelAbove = neighbourInColumn(page.rows, nearest, -1, 0.3);
  const valueAbove = neighbourInColumn(page.rows, value, -1, 0.3);
  const isOwn = labelAbove !== null && isLabel(labelAbove.text) && isLabel(nearest.text);
  if (
    labelAbove !== null &&
    !isOwn &&
    labelAbove.line === valueAbove?.line &&
    isOneRow(page, labelAbove, nearest)
  )
    return [];
  const labelBelow = neighbourInColumn(page.rows, nearest, 1, 0.3);
  const valueBelow = neighbourInColumn(page.rows, value, 1, 0.3);
  // Two labels over what they name are the heads of two cards, side by side.
  if (
    labelBelow !== null &&
    labelBelow.line === valueBelow?.line &&
    [nearest, value].every(({ text }) => isLabel(text))
  )
    return [];
  // Two labels of their own are two rows, however close they stand.
  const isOther = labelBelow !== null && isLabel(labelBelow.text) && isLabel(nearest.text);
  if (
    labelBelow !== null &&
    !isOther &&
    labelBelow.line === valueBelow?.line &&
    isOneRow(page, nearest, labelBelow)
  ) {
    const words = [...value.words, ...valueBelow.words];
    return [factOf(page, { kind: 'beside', label: [...label, labelBelow], value, words })];
  }
  const words = wrappedWords(page, value, nearest);
  const facts = [factOf(page, { kind: 'beside', label, value, words })];
  const more = continuationOf(page, nearest, 1);
  if (more !== null && label.length === 1)
    facts.push(factOf(page, { kind: 'beside', label: [nearest, more], value, words }));
  return facts;
}

function besideFacts(page: PageGraph, value: Phrase): Fact[] {
  const pair = labelOf(page, value);
  if (pair === null) {
    const behind = labelBehind(page, value);
    return behind === null ? [] : [factOf(page, { kind: 'beside', label: [behind], value })];
  }
  const { label, nearest, order } = pair;
  const isNumber = isValueLike(value.text);
  if (namesText(page, nearest, value)) return [];
  if (!isNumber) return textFacts(page, value, label, nearest);
  const facts = [factOf(page, { kind: 'beside', label, value, order })];
  const section = summedSection(page, value.line);
  if (section !== null) return [...facts, factOf(page, { kind: 'beside', label: [section], value, order })];
  if (label.length > 1) return facts;
  for (const step of [1, -1] as const) {
    const whole = [nearest];
    for (let lines = 0; lines < LONGEST_WRAP; lines += 1) {
      const next = continuationOf(page, step === 1 ? (whole.at(-1) ?? nearest) : (whole[0] ?? nearest), step);
      if (next === null) break;
      if (step === 1) whole.push(next);
      else whole.unshift(next);
      facts.push(factOf(page, { kind: 'beside', label: [...whole], value, order }));
    }
  }
  return facts;
}

/** A line of running text has at least so many words. */
const TEXT_WORDS = 6;

/** True for a line that goes on in the middle of a sentence: "…; not yet / called: €3" is not what was called. */
function goesOn(page: PageGraph, phrase: Phrase): boolean {
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
  if (at < 0 || at > 5 || at === phrase.words.length - 1 || goesOn(page, phrase)) return [];
  const text = phrase.words
    .slice(0, at + 1)
    .map((word) => word.text)
    .join(' ');
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
  return (labelOf(page, phrase)?.nearest ?? neighbourInColumn(page.rows, phrase, 1, TEXT_REACH))?.text ?? '';
}

/** The facts of a line that strings pairs of label and value together. */
function inlineFacts(page: PageGraph, phrase: Phrase): Fact[] {
  const labels = phrase.text.includes(' / ') ? captionOf(page, phrase) : '';
  return [...inlinePairs(phrase), ...slashedPairs(labels, phrase)].map(({ label, words }) => {
    const fact = factOf(page, { kind: 'colon', label: [phrase], value: phrase, words });
    return { ...fact, label, tokens: labelTokens(label), text: fact.text.replace(/[;|·•]$/u, '') };
  });
}

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
    !isSectionUnder(page, phrase, value);
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
        : wholeLabels(value, labelled);
    facts.push(...beside, ...crossedFacts(value, beside));
    if (beside.length === 0 || !isNumberLike(value.text) || isOnlyRow(page, value))
      facts.push(...stackedFacts(page, value));
  }
  return facts;
});
