import type { CatalogueCheck } from '../checks/catalogue-checks.ts';
import { evaluateChecks } from '../checks/catalogue-checks.ts';
import type { Candidate, ExtractionResult, PipelineSchema } from '../extraction.ts';
import { displayBox, wordIds } from '../graph/document-graph.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { unionRect } from '../pdf/geometry.ts';
import type { Word } from '../pdf/page-words.ts';
import { currencyFacts, letterDateFacts } from './document-facts.ts';
import type { DocumentContext } from './document-context.ts';
import { readContext } from './document-context.ts';
import type { NameCandidate } from './entity-roles.ts';
import { gatherNames, nameCandidates } from './entity-roles.ts';
import type { Fact } from './facts.ts';
import { spatialFacts } from './facts.ts';
import { termsOf } from './lexicon.ts';
import { proseFacts } from './prose-facts.ts';
import { findRows } from './repeating-rows.ts';
import { factSimilarity, probability, scoreFact } from './score.ts';
import type { Wanted } from './values.ts';

/** A proposed value before it is written out. */
export interface Proposal {
  value: string;
  currency: string | null;
  words: Word[];
  text: string;
  page: PageGraph;
  odds: number;
  isBlank: boolean;
}

const MOST_CANDIDATES = 5;
/** Proposals less likely than this are not shown. */
const LEAST_CONFIDENCE = 0.3;
const CHECK_PASSED = 1;
const CHECK_FAILED = -0.5;
const REPEATED = 0.3;
/** A value that another metric claims with better reason. */
const CLAIMED = -2.5;
const NEIGHBOUR = 0.35;
const NEAR_HEIGHTS = 12;

/** Ranks proposals, keeping the best mention of each value; a value printed again elsewhere gains a little. */
function rank(proposals: readonly Proposal[]): Proposal[] {
  const kept = new Map<string, { best: Proposal; places: Set<Word | undefined> }>();
  for (const proposal of [...proposals].sort((a, b) => b.odds - a.odds)) {
    const key = `${proposal.isBlank}|${proposal.currency}|${proposal.value}`;
    const known = kept.get(key);
    if (known === undefined) {
      kept.set(key, { best: { ...proposal }, places: new Set([proposal.words[0]]) });
    } else if (!known.places.has(proposal.words[0]) && !proposal.isBlank && proposal.odds > 0) {
      known.places.add(proposal.words[0]);
      if (known.places.size <= 4) known.best.odds += REPEATED;
    }
  }
  return [...kept.values()].map(({ best }) => best).sort((a, b) => b.odds - a.odds);
}

function fromNames(names: readonly NameCandidate[]): Proposal[] {
  return names.map(({ page, words, text, odds }) => ({
    value: text,
    currency: null,
    words,
    text,
    page,
    odds,
    isBlank: false,
  }));
}

function proposalsFor(
  wanted: readonly Wanted[],
  facts: Iterable<Fact>,
  context: DocumentContext,
): Map<Wanted, Proposal[]> {
  const proposals = new Map<Wanted, Proposal[]>(wanted.map((one) => [one, []]));
  const byLabel = new Map<string, [Wanted, number][]>();
  for (const fact of facts) {
    const key = `${fact.kind === 'prose' ? `${fact.following.join(' ')}|` : ''}${fact.kind === 'prose'}|${fact.label}`;
    let similar = byLabel.get(key);
    if (similar === undefined) {
      similar = wanted
        .map((one): [Wanted, number] => [one, factSimilarity(fact, one)])
        .filter(([, score]) => score > 0.5);
      byLabel.set(key, similar);
    }
    for (const [one, similarity] of similar) {
      const rivals = similar.filter(
        ([other]) => other.metric.type === one.metric.type && other.terms.base !== one.terms.base,
      );
      const rival = Math.max(0, ...rivals.map(([, score]) => score));
      const scored = scoreFact(fact, one, { similarity, rival }, context);
      if (scored === null) continue;
      const { value, currency, words, text, isBlank } = scored.read;
      proposals.get(one)?.push({ value, currency, words, text, isBlank, page: fact.page, odds: scored.odds });
    }
  }
  return proposals;
}

/** Lowers proposals whose printed value another metric of the same type claims with better reason. */
function settleClaims(ranked: Map<Wanted, Proposal[]>): void {
  const claims = new Map<Word, { wanted: Wanted; odds: number }[]>();
  for (const [wanted, [best]] of ranked) {
    const word = best?.words[0];
    if (best === undefined || word === undefined || best.isBlank || wanted.metric.type === 'ENTITY_NAME')
      continue;
    claims.set(word, [...(claims.get(word) ?? []), { wanted, odds: best.odds }]);
  }
  for (const claimants of claims.values()) {
    const [first, ...others] = claimants.sort((a, b) => b.odds - a.odds);
    for (const { wanted, odds } of others) {
      const proposals = ranked.get(wanted);
      if (first === undefined || proposals === undefined || first.odds - odds < 0.4) continue;
      if (wanted.metric.type !== first.wanted.metric.type || wanted.metric.type === 'DATE') continue;
      const [best, ...rest] = proposals;
      if (best !== undefined) ranked.set(wanted, rank([{ ...best, odds: best.odds + CLAIMED }, ...rest]));
    }
  }
}

function applyChecks(ranked: Map<Wanted, Proposal[]>, checks: readonly CatalogueCheck[]): void {
  const values = new Map<string, string>();
  for (const [{ metric }, [best]] of ranked) {
    if (best !== undefined && !best.isBlank && probability(best.odds) >= LEAST_CONFIDENCE)
      values.set(metric.fin, best.value);
  }
  for (const { fins, holds } of evaluateChecks(checks, values)) {
    for (const [{ metric }, [best]] of ranked) {
      if (best !== undefined && fins.includes(metric.fin)) best.odds += holds ? CHECK_PASSED : CHECK_FAILED;
    }
  }
}

/**
 * Values of one group stand together on the page: a proposal gains by every other metric of its group whose best
 * proposal is near. Texts gain most, because nothing in their form speaks for them.
 */
function favourNeighbours(ranked: Map<Wanted, Proposal[]>, schema: PipelineSchema): void {
  for (const group of schema.groups) {
    const fins = new Set(group.metrics.map((metric) => metric.fin));
    const members = [...ranked].filter(([{ metric }]) => fins.has(metric.fin));
    const bests = members.flatMap(([wanted, [best]]) => (best === undefined ? [] : [{ wanted, best }]));
    for (const [wanted, proposals] of members) {
      if (wanted.metric.type !== 'STRING' || proposals.length < 2) continue;
      for (const proposal of proposals) {
        const near = bests.filter(
          ({ wanted: other, best }) => other !== wanted && isNear(best, proposal),
        ).length;
        proposal.odds += NEIGHBOUR * Math.min(near, 4);
      }
      proposals.sort((a, b) => b.odds - a.odds);
    }
  }
}

function isNear(a: Proposal, b: Proposal): boolean {
  const [first, second] = [a.words[0], b.words[0]];
  if (a.page !== b.page || first === undefined || second === undefined) return false;
  return Math.abs(first.y0 - second.y0) < NEAR_HEIGHTS * (second.y1 - second.y0);
}

/** A notice reports as of its own date: there the reporting date is the notice date. */
function shareNoticeDate(ranked: Map<Wanted, Proposal[]>): void {
  const of = (base: string): Wanted | undefined =>
    [...ranked.keys()].find(({ terms }) => terms.base === base);
  const [notice, reporting] = [of('notice_date'), of('reporting_date')];
  if (notice === undefined || reporting === undefined) return;
  ranked.set(
    reporting,
    (ranked.get(notice) ?? []).map((proposal) => ({ ...proposal })),
  );
}

/** Writes proposals out as candidates with boxes. */
function candidateWriter(): (proposal: Proposal) => Candidate {
  const ids = new Map<PageGraph, Map<Word, string>>();
  return ({ page, words, value, currency, text, odds }) => {
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
    };
  };
}

function candidatesOf(proposals: readonly Proposal[], write: (proposal: Proposal) => Candidate): Candidate[] {
  const [best] = proposals;
  if (best === undefined || best.isBlank) return [];
  return proposals
    .filter((proposal) => !proposal.isBlank && probability(proposal.odds) >= LEAST_CONFIDENCE)
    .slice(0, MOST_CANDIDATES)
    .map(write);
}

type Found = Pick<ExtractionResult, 'metrics' | 'rows'>;

/** Everything a document states, page by page: a long report's facts need not lie in memory together. */
function* factsOf(pages: readonly PageGraph[], context: DocumentContext): Iterable<Fact> {
  yield* letterDateFacts(pages, context);
  for (const page of pages) {
    yield* spatialFacts(page);
    yield* proseFacts(page, context);
  }
}

/** Finds every metric of a schema in a document. */
export function queryMetrics(
  pages: readonly PageGraph[],
  schema: PipelineSchema,
  checks: readonly CatalogueCheck[],
): Found {
  const context = readContext(pages);
  const write = candidateWriter();
  const single = schema.groups.filter((group) => !group.isRepeatingGroup).flatMap((group) => group.metrics);
  const wanted = [...new Map(single.map((metric) => [metric.fin, metric])).values()].map((metric) => ({
    metric,
    terms: termsOf(metric),
  }));
  const proposals = proposalsFor(
    wanted.filter(({ metric }) => metric.type !== 'ENTITY_NAME'),
    factsOf(pages, context),
    context,
  );
  const ranked = new Map([...proposals].map(([one, list]) => [one, rank(list)]));
  const currency = [...ranked.keys()].find(({ terms }) => terms.base === 'base_currency');
  if (currency !== undefined)
    ranked.set(currency, rank([...(ranked.get(currency) ?? []), ...currencyFacts(context)]));
  settleClaims(ranked);
  favourNeighbours(ranked, schema);
  shareNoticeDate(ranked);
  applyChecks(ranked, checks);
  const evidence = gatherNames(pages, (page) => spatialFacts(page));
  const entityMetrics = wanted.filter(({ metric }) => metric.type === 'ENTITY_NAME');
  const fundTerms = entityMetrics.find(({ terms }) => terms.base === 'fund');
  const fund = fundTerms && nameCandidates(evidence, fundTerms.terms, undefined)[0]?.text;
  for (const one of entityMetrics)
    ranked.set(one, rank(fromNames(nameCandidates(evidence, one.terms, fund))));
  const byFin = new Map([...ranked].map(([{ metric }, list]) => [metric.fin, candidatesOf(list, write)]));
  const metrics = schema.groups.flatMap((group, groupIndex) =>
    group.isRepeatingGroup
      ? []
      : group.metrics.map(({ fin }) => ({ fin, groupIndex, candidates: byFin.get(fin) ?? [] })),
  );
  const rows = schema.groups.flatMap((group, groupIndex) => {
    if (!group.isRepeatingGroup) return [];
    const found = findRows(
      pages,
      group.metrics.map((metric) => ({ metric, terms: termsOf(metric) })),
      context,
    );
    return found.map((cells, rowIndex) => ({
      groupIndex,
      rowIndex,
      cells: group.metrics.map(({ fin }) => {
        const cell = cells.find((one) => one.wanted.metric.fin === fin);
        return {
          fin,
          candidates: cell === undefined ? [] : [write({ ...cell.read, page: cell.page, odds: cell.odds })],
        };
      }),
    }));
  });
  return { metrics, rows };
}
