import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike } from '../graph/value-shape.ts';
import { PARAGRAPH_WORDS } from './columns/column-titles.ts';
import { rowColumnFacts, datedRowFacts, completeLabels } from './crossed-facts.ts';
import { memoize } from '../memoize.ts';
import { noticeRowOf, thisNoticeFacts } from './notice-rows.ts';
import type { Fact } from './fact.ts';
import { factOf } from './fact-of.ts';
import { besideFacts } from './beside-facts.ts';
import { colonFact, inlineFacts } from './phrase-facts.ts';
import { isOnlyRow, stackedFacts } from './stacked-facts.ts';

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
