import type { Candidate } from '../extraction.ts';
import { displayBox, wordId } from '../graph/document-graph.ts';
import { unionRect } from '../pdf/geometry.ts';
import type { Proposal } from './proposal.ts';
import { LEAST_CONFIDENCE, probability } from './score.ts';

const MOST_CANDIDATES = 5;

/** Writes a proposal out as a candidate with its box and the id of its first word. */
export function candidateOf({ page, words, value, currency, text, odds, akas, origin }: Proposal): Candidate {
  const [first] = words;
  return {
    value,
    currency,
    confidence: Math.round(probability(odds) * 1000) / 1000,
    page: page.page.number,
    ...displayBox(page, unionRect(words)),
    text,
    ...(first?.cell === undefined ? {} : { cell: first.cell }),
    nodeId: first === undefined ? `p${page.page.number}` : wordId(page, first),
    ...(akas === undefined ? {} : { akas }),
    ...(origin === undefined ? {} : { origin }),
  };
}

/** The best proposals as candidates; none when the best says that there is no value. */
export function candidatesOf(proposals: readonly Proposal[]): Candidate[] {
  const [best] = proposals;
  if (best === undefined || best.isBlank) return [];
  return proposals
    .filter((proposal) => !proposal.isBlank && probability(proposal.odds) >= LEAST_CONFIDENCE)
    .slice(0, MOST_CANDIDATES)
    .map(candidateOf);
}
