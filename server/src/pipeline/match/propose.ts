import type { DocumentContext } from '../facts/document-context.ts';
import type { Fact } from '../facts/fact.ts';
import type { Proposal } from './proposal.ts';
import { thinned } from './proposal.ts';
import { factSimilarities } from './likeness.ts';
import { isCumulative } from '../facts/fact.ts';
import type { Likeness } from './score.ts';
import { scoreFact } from './score.ts';
import type { Refusal } from './score.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';

/** Labels less alike than this are no rivals either. */
const MIN_ALIKE = 0.5;
/** Proposals for one metric that are kept before those that cannot count are dropped. */
const MAX_WAITING = 512;

/** Labels are compared once per distinct text: the same label stands over many values. */
function similarityKey(fact: Fact): string {
  if (fact.base !== undefined) return `${fact.base}=`;
  return fact.kind === 'prose'
    ? `${fact.label}|${fact.following.join(' ')}`
    : `${isCumulative(fact) ? 'cumulative' : ''}:${fact.label}`;
}

interface Similar extends Likeness {
  one: TargetMetric;
}

/** The metrics that the label of a fact is like, each with its best rival of the same type. */
function similarMetrics(fact: Fact, wanted: readonly TargetMetric[]): Similar[] {
  const scores = factSimilarities(fact, wanted);
  const similar = wanted
    .map((one, at) => ({ one, similarity: scores[at] ?? 0 }))
    .filter(({ similarity }) => similarity > MIN_ALIKE);
  return similar.map(({ one, similarity }) => {
    const rivals = similar.filter(
      ({ one: other }) => other.metric.type === one.metric.type && other.terms.base !== one.terms.base,
    );
    return { one, similarity, rival: Math.max(0, ...rivals.map((other) => other.similarity)) };
  });
}

/** A fact whose label is like that of a metric, and what became of it. */
export interface Claim {
  fact: Fact;
  similarity: number;
  outcome: Proposal | Refusal;
}

/** Told of every claim, for explanations. */
export type ClaimListener = (wanted: TargetMetric, claim: Claim) => void;

/** Proposals for every wanted metric from everything the document states. */
export function proposalsFor(
  wanted: readonly TargetMetric[],
  facts: Iterable<Fact>,
  context: DocumentContext,
  onClaim: ClaimListener = () => undefined,
): Map<TargetMetric, Proposal[]> {
  const proposals = new Map<TargetMetric, Proposal[]>(wanted.map((one) => [one, []]));
  const byLabel = new Map<string, Similar[]>();
  for (const fact of facts) {
    const key = similarityKey(fact);
    let similar = byLabel.get(key);
    if (similar === undefined) byLabel.set(key, (similar = similarMetrics(fact, wanted)));
    for (const { one, ...likeness } of similar) {
      const scored = scoreFact(fact, one, likeness, context);
      if (typeof scored === 'string') {
        onClaim(one, { fact, similarity: likeness.similarity, outcome: scored });
        continue;
      }
      const { value, currency, words, text, isBlank, most, scaledBy } = scored.read;
      const { odds, features } = scored;
      const page = fact.page.place;
      const proposal = { value, currency, words, text, isBlank, page, odds, features, most, scaledBy };
      onClaim(one, { fact, similarity: likeness.similarity, outcome: proposal });
      const known = proposals.get(one) ?? [];
      known.push(proposal);
      if (known.length > MAX_WAITING) proposals.set(one, thinned(known));
    }
  }
  return proposals;
}
