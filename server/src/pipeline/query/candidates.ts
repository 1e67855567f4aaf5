import type { Candidate } from '../extraction.ts';
import { displayBox, wordIds } from '../graph/document-graph.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { unionRect } from '../pdf/geometry.ts';
import type { Word } from '../pdf/page-words.ts';
import type { Proposal } from './proposal.ts';
import { LEAST_CONFIDENCE, probability } from './score.ts';

const MOST_CANDIDATES = 5;

/** Writes proposals out as candidates with boxes and the ids of their words. */
export function candidateWriter(): (proposal: Proposal) => Candidate {
  const ids = new Map<PageGraph, Map<Word, string>>();
  return ({ page, words, value, currency, text, odds, akas, origin }) => {
    const known = ids.get(page) ?? wordIds(page);
    ids.set(page, known);
    const [first] = words;
    return {
      value,
      currency,
      confidence: Math.round(probability(odds) * 1000) / 1000,
      page: page.page.number,
      ...displayBox(page, unionRect(words)),
      text,
      nodeId: (first && known.get(first)) ?? `p${page.page.number}`,
      ...(akas === undefined ? {} : { akas }),
      ...(origin === undefined ? {} : { origin }),
    };
  };
}

/** The best proposals as candidates; none when the best says that there is no value. */
export function candidatesOf(
  proposals: readonly Proposal[],
  write: (proposal: Proposal) => Candidate,
): Candidate[] {
  const [best] = proposals;
  if (best === undefined || best.isBlank) return [];
  return proposals
    .filter((proposal) => !proposal.isBlank && probability(proposal.odds) >= LEAST_CONFIDENCE)
    .slice(0, MOST_CANDIDATES)
    .map(write);
}
