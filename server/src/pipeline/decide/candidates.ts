import { MAX_CANDIDATES } from '../contract/result.ts';
import { isNumericDataType } from '@assay/shared/domain';
import type { Candidate } from '../contract/candidate.ts';
import { MAX_DOUBTED } from '../contract/candidate.ts';
import { displayBox, wordId } from '../graph/document-graph.ts';
import { unionRect } from '../pdf/geometry.ts';
import type { Evidence } from './confidence/evidence.ts';
import { evidenceOf } from './confidence/evidence.ts';
import { alternativeProbabilities, MIN_SHOWN, probabilityOf } from './confidence/model.ts';
import type { Chosen, SignalReader } from './confidence/signals/finding.ts';
import type { Proposal } from '../match/proposal.ts';
import { nameOf } from '../match/rows/group.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';

function write(proposal: Proposal, confidence: number): Candidate {
  const { page, words, value, currency, text, akas, origin } = proposal;
  const [first] = words;
  return {
    value,
    currency,
    confidence: Math.round(confidence * 1000) / 1000,
    page: page.page.number,
    ...displayBox(page, unionRect(words)),
    text,
    ...(first?.cell === undefined ? {} : { cell: first.cell }),
    nodeId: first === undefined ? `p${page.page.number}` : wordId(page, first),
    ...(akas === undefined ? {} : { akas }),
    ...(origin === undefined ? {} : { origin }),
  };
}

/** A proposal that nothing else supports, no surer than `most`. */
export const unsupported = (proposal: Proposal, most: number): Candidate =>
  write(proposal, Math.min(mostOf(proposal), most));

/** True for what is printed as nil, a dash for an amount: it is found, and has no value [AMB-122]. */
const isPrintedNil = ({ isBlank }: Proposal, { metric }: TargetMetric): boolean =>
  isBlank && isNumericDataType(metric.type);

/** A word read with less confidence than this may say anything. */
const HARDLY_READ = 0.2;

/**
 * What a proposal is no surer than: what its source says, and what recognition could make of its words; a glyph beside a
 * number that nobody can read may be its sign.
 */
function mostOf({ most = 1, words }: Proposal): number {
  const isBadlyRead = words.some(
    ({ confidence = 1, hasUnreadSign }) => confidence < HARDLY_READ || hasUnreadSign === true,
  );
  return Math.min(most, isBadlyRead ? MAX_DOUBTED : 1);
}

/**
 * The ranked proposals of a metric as candidates with boxes, ids of words and probabilities. None when the best says
 * that there is no text or date, or when hardly anything speaks for it; a printed nil is one with an empty value.
 */
export function candidatesOf(
  proposals: readonly Proposal[],
  wanted: TargetMetric,
  signalsFor: SignalReader,
  least = MIN_SHOWN,
): Candidate[] {
  const [best, ...others] = proposals;
  if (best === undefined || (best.isBlank && !isPrintedNil(best, wanted))) return [];
  const { type } = wanted.metric;
  const signals = signalsFor({ wanted, proposal: best }, null);
  const evidence = evidenceOf(best, others[0], { type, isRow: false, most: mostOf(best), signals });
  const confidence = probabilityOf(evidence);
  if (confidence < least) return [];
  const rivals = others.filter(({ isBlank }) => !isBlank).slice(0, MAX_CANDIDATES - 1);
  const odds = rivals.map((rival) => rival.odds);
  const shares = alternativeProbabilities(confidence, odds);
  return [{ ...write(best, confidence), evidence }, ...rivals.map((one, at) => write(one, shares[at] ?? 0))];
}

/**
 * The candidate of a cell of a row of a repeating group: no surer than the name of its row. None where nothing is believed
 * of it.
 */
export function cellCandidates(cell: Chosen, row: readonly Chosen[], signalsFor: SignalReader): Candidate[] {
  if (mostOf(cell.proposal) === 0) return [];
  const naming = nameOf(row.map(({ wanted }) => wanted));
  const name = row.find(({ wanted }) => wanted === naming) ?? cell;
  const most = Math.min(mostOf(cell.proposal), mostOf(name.proposal));
  const evidenceFor = (one: Chosen): Evidence =>
    evidenceOf(one.proposal, undefined, {
      type: one.wanted.metric.type,
      isRow: true,
      most,
      signals: signalsFor(one, row),
    });
  const evidence = evidenceFor(cell);
  const confidence = Math.min(probabilityOf(evidence), name === cell ? 1 : probabilityOf(evidenceFor(name)));
  return [{ ...write(cell.proposal, confidence), evidence }];
}
