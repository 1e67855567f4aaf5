import type { CandidateOrigin } from '../contract/candidate.ts';
import type { PagePlace } from '../graph/page-graph.ts';
import type { Word } from '../contract/page.ts';
import type { FeatureName, Features } from './features.ts';
import { weightOf } from './features.ts';
import type { ScaleSource } from './read-as.ts';

/** A proposed value before it is written out. */
export interface Proposal {
  value: string;
  currency: string | null;
  words: Word[];
  text: string;
  page: PagePlace;
  /** Log-odds that the value is right: the features times their weights, or what its source gives. */
  odds: number;
  features: Features;
  /** True for a cell that says that there is no value. */
  isBlank: boolean;
  /** Other names under which the document calls the entity. */
  akas?: string[];
  /** Absent: the document's own words. */
  origin?: CandidateOrigin;
  /** It is no surer than this, whatever speaks for it; absent: as sure as it may be. */
  most?: number | undefined;
  /** What an amount was scaled by, where that is no heading of its own; absent: by nothing farther away. */
  scaledBy?: ScaleSource | undefined;
}

const MAX_REPEATS = 3;

/** Adds evidence to a proposal in place: to its features and, by its weight, to its odds. */
export function addSignal(proposal: Proposal, name: FeatureName, amount: number): void {
  proposal.features[name] = (proposal.features[name] ?? 0) + amount;
  proposal.odds += weightOf(name) * amount;
}

/** A copy with evidence of its own. */
export function copyOf(proposal: Proposal): Proposal {
  return { ...proposal, features: { ...proposal.features } };
}

function valueKey({ isBlank, currency, value }: Proposal): string {
  return `${isBlank}|${currency}|${value}`;
}

/**
 * The proposals that ranking looks at: of every value its best mention and as many further ones as count. A long report
 * names the same values on every page; what ranking makes of the rest is the same without them.
 */
export function thinned(proposals: readonly Proposal[]): Proposal[] {
  const places = new Map<string, Set<Word | undefined>>();
  return [...proposals]
    .sort((a, b) => b.odds - a.odds)
    .filter((proposal) => {
      const key = valueKey(proposal);
      const known = places.get(key) ?? new Set();
      places.set(key, known);
      if (known.size > MAX_REPEATS || known.has(proposal.words[0])) return false;
      known.add(proposal.words[0]);
      return true;
    });
}

/** Ranks proposals, keeping the best mention of each value; a value printed again elsewhere gains a little. */
export function rank(proposals: readonly Proposal[]): Proposal[] {
  const kept = new Map<string, { best: Proposal; places: Set<Word | undefined> }>();
  for (const proposal of [...proposals].sort((a, b) => b.odds - a.odds)) {
    const key = valueKey(proposal);
    const known = kept.get(key);
    if (known === undefined) {
      kept.set(key, { best: copyOf(proposal), places: new Set([proposal.words[0]]) });
    } else if (!known.places.has(proposal.words[0]) && !proposal.isBlank && proposal.odds > 0) {
      known.places.add(proposal.words[0]);
      if (known.places.size <= MAX_REPEATS + 1) addSignal(known.best, 'repeated', 1);
    }
  }
  return [...kept.values()].map(({ best }) => best).sort((a, b) => b.odds - a.odds);
}
