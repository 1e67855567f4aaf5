import type { Candidate } from '../contract/candidate.ts';
import type { ExtractionJob } from '../contract/job.ts';
import { ALL_PASSES } from '../contract/pass.ts';
import { EVIDENCE_NAMES } from '../decide/confidence/evidence.ts';
import { fittedShare, MIN_SHOWN } from '../decide/confidence/model.ts';
import type { Ranked } from '../decide/resolve-claims.ts';
import type { Reading } from '../match/features.ts';
import { FEATURE_NAMES, oddsOf, weightOf } from '../match/features.ts';
import type { Proposal } from '../match/proposal.ts';
import type { Claim } from '../match/propose.ts';
import type { RowCell } from '../match/rows/group.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import { runExtraction } from './run-extraction.ts';

/** Explains how the value of one metric came about: `npm run -s extract -- --explain FIN FILE`. */

const MAX_CANDIDATES = 8;
const MAX_CLAIMS = 40;
/** Contributions to log-odds that are smaller than this explain nothing. */
const MIN_NAMED = 0.05;
/** Odds that differ more from the sum of the features were given by their source: a lesson, a name, a proposer. */
const SAME_ODDS = 0.01;

/** The files that a value passes through, from its page to the result, by what it is. */
export const FILES_TO_VALUE = {
  value: [
    'pdf/page-words.ts',
    'graph/lines.ts',
    'graph/page-graph.ts',
    'graph/key-values.ts',
    'facts/facts.ts',
    'facts/prose-facts.ts',
    'facts/fact-of.ts',
    'vocabulary/wordings.ts',
    'match/likeness.ts',
    'match/read-value.ts',
    'match/read-number.ts',
    'match/score.ts',
    'match/features.ts',
    'decide/metric-query.ts',
    'decide/candidates.ts',
  ],
  name: [
    'pdf/page-words.ts',
    'graph/lines.ts',
    'graph/page-graph.ts',
    'facts/names/organisation-names.ts',
    'facts/names/name-places.ts',
    'match/names/labelled-names.ts',
    'match/names/entity-roles.ts',
    'match/names/fund-odds.ts',
    'match/names/manager-odds.ts',
    'decide/metric-query.ts',
    'decide/candidates.ts',
  ],
  cell: [
    'pdf/page-words.ts',
    'graph/lines.ts',
    'graph/page-graph.ts',
    'graph/tables.ts',
    'facts/grids/schedule-grid.ts',
    'facts/grids/grid.ts',
    'match/rows/map-columns.ts',
    'match/rows/read-cell.ts',
    'match/rows/column-mapping.ts',
    'match/features.ts',
    'match/rows/schedule-rows.ts',
    'match/rows/repeating-rows.ts',
    'decide/metric-query.ts',
    'decide/candidates.ts',
  ],
} as const;

const rounded = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`;
const added = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

/** What is said of a value: "12500.00 USD · page 1 · “12,500”". */
function described({ value, currency, page, text, isBlank }: Proposal): string {
  const amount = isBlank
    ? '(printed as nothing)'
    : [value, currency].filter((part) => part !== null).join(' ');
  return `${amount} · page ${page.page.number} · “${text}”`;
}

/** A feature with what it adds to the odds. */
interface Contribution {
  name: string;
  text: string;
  added: number;
}

function contributions({ features }: Proposal, reading: Reading): Contribution[] {
  return FEATURE_NAMES.flatMap((name): Contribution[] => {
    const amount = features[name] ?? 0;
    const weight = weightOf(name, reading);
    if (amount === 0) return [];
    const text = `${name} ${rounded(amount)} × ${rounded(weight)} = ${added(amount * weight)}`;
    return [{ name, text, added: amount * weight }];
  }).sort((a, b) => Math.abs(b.added) - Math.abs(a.added));
}

function oddsLines(proposal: Proposal, reading: Reading): string[] {
  const sum = oddsOf(proposal.features, reading);
  const isGiven = Math.abs(sum - proposal.odds) > SAME_ODDS;
  return [
    `     log-odds ${rounded(proposal.odds)}${isGiven ? `; features give ${rounded(sum)}, the rest its source` : ''}`,
    ...contributions(proposal, reading).map(({ text }) => `       ${text}`),
  ];
}

/** What made the first proposal better than the second, the most telling feature first. */
function reasons(first: Proposal, second: Proposal, reading: Reading): string {
  const [own, other] = [first, second].map(
    (one) => new Map(contributions(one, reading).map((part) => [part.name, part.added])),
  );
  const differences = FEATURE_NAMES.map((name) => ({
    name,
    lead: (own?.get(name) ?? 0) - (other?.get(name) ?? 0),
  }))
    .filter(({ lead }) => Math.abs(lead) >= MIN_NAMED)
    .sort((a, b) => Math.abs(b.lead) - Math.abs(a.lead));
  const parts = differences.map(({ name, lead }) => `${name} ${added(lead)}`).join(', ');
  return `The first leads the second by ${rounded(first.odds - second.odds)}: ${parts === '' ? 'no feature tells them apart' : parts}.`;
}

/** Why the first proposal won. */
function whyFirst(list: readonly Proposal[], reading: Reading): string {
  const [first, second] = list;
  if (first === undefined) return 'No claim could be read as a value.';
  if (first.origin?.kind === 'learned') return 'A lesson of this layout names the first.';
  if ((first.features.chosenByCheck ?? 0) > 0)
    return 'An identity of the document holds with the first and with no other.';
  return second === undefined ? 'The first is the only one.' : reasons(first, second, reading);
}

function evidenceLines({ confidence, evidence = {} }: Candidate, reading: Reading): string[] {
  const parts = EVIDENCE_NAMES.map((name) => ({ name, added: fittedShare(name, evidence) }))
    .filter((part) => Math.abs(part.added) >= MIN_NAMED)
    .sort((a, b) => Math.abs(b.added) - Math.abs(a.added));
  // A cell is shown with its row, however doubtful it is.
  const isHeldBack = reading === 'value' && confidence < MIN_SHOWN;
  return [
    ...(isHeldBack ? [`  No value is shown: it would have to be ${MIN_SHOWN} sure.`] : []),
    `  Confidence ${confidence.toFixed(3)}, from the fitted model:`,
    `     ${parts.map((part) => `${part.name} ${added(part.added)}`).join(', ')}`,
  ];
}

function claimLine({ fact, similarity, outcome }: Claim): string {
  const { page, kind, label, text, headers, heading } = fact;
  const columns = headers.length > 0 ? ` · column “${headers.join(' / ')}”` : '';
  const under = heading === '' ? '' : ` · under “${heading}”`;
  const result = typeof outcome === 'string' ? `refused: ${outcome}` : `candidate ${rounded(outcome.odds)}`;
  return `  page ${page.page.number} ${kind} “${label}” → “${text}”${columns}${under} · like ${similarity.toFixed(2)} · ${result}`;
}

/** What was heard of one metric. */
interface Heard {
  wanted: TargetMetric | undefined;
  claims: Claim[];
  ranked: Proposal[];
  cells: Proposal[];
}

function candidateLines(list: readonly Proposal[], reading: Reading): string[] {
  return list
    .slice(0, MAX_CANDIDATES)
    .flatMap((one, at) => [`  ${at + 1}. ${described(one)}`, ...oddsLines(one, reading)]);
}

function explained({ wanted, claims, ranked, cells }: Heard, best: Candidate | undefined): string[] {
  const reading: Reading = cells.length > 0 ? 'cell' : 'value';
  const list = cells.length > 0 ? cells : ranked;
  const isName = wanted?.metric.type === 'ENTITY_NAME' && reading === 'value';
  const files = FILES_TO_VALUE[isName ? 'name' : reading];
  const more = claims.length > MAX_CLAIMS ? [`  … and ${claims.length - MAX_CLAIMS} more`] : [];
  return [
    '',
    `CLAIMS (${claims.length}): what the document says under labels like this metric's`,
    ...claims.slice(0, MAX_CLAIMS).map(claimLine),
    ...more,
    '',
    reading === 'cell'
      ? `CELLS (${list.length}), one for each row`
      : `CANDIDATES (${list.length}), the chosen one first`,
    ...candidateLines(list, reading),
    '',
    'WHY',
    reading === 'cell'
      ? '  Every row has its own cell: its column was mapped to this metric.'
      : `  ${whyFirst(list, reading)}`,
    ...(best === undefined ? ['  No value is shown.'] : evidenceLines(best, reading)),
    '',
    `FILES from the page to the value (${files.length}), in server/src/pipeline`,
    ...files.map((file) => `  ${file}`),
  ];
}

/**
 * Reads a document and explains the value of a metric: the claims, the candidates with their features and weights, why the
 * first of them won, what its confidence is made of, and the files from the page to the value. Answers text for people.
 */
export async function explain(job: ExtractionJob, fin: string, passes = ALL_PASSES): Promise<string> {
  const heard: Heard = { wanted: undefined, claims: [], ranked: [], cells: [] };
  const onChosen = (ranked: Ranked, rows: readonly (readonly RowCell[])[]): void => {
    for (const [wanted, list] of ranked)
      if (wanted.metric.fin === fin) Object.assign(heard, { wanted, ranked: list });
    heard.cells = rows
      .flat()
      .flatMap(({ wanted, proposal }) => (wanted.metric.fin === fin ? [proposal] : []));
  };
  // What is too doubtful to be shown is explained too.
  const outcome = await runExtraction(
    { ...job, leastShown: 0 },
    {
      passes,
      listener: {
        onClaim: ({ metric }, claim) => {
          if (metric.fin === fin) heard.claims.push(claim);
        },
        onChosen,
      },
    },
  );
  if (!outcome.ok) return `${job.fileName}: ${outcome.failure.stage}: ${outcome.failure.detail}`;
  const { documentType, metrics, rows, pages } = outcome.result;
  const best = [...metrics, ...rows.flatMap(({ cells }) => cells)].find(
    (cell) => cell.fin === fin && cell.candidates.length > 0,
  )?.candidates[0];
  const title = `${fin} in ${job.fileName}: ${documentType}, ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
  const known = job.schemas.find((schema) => schema.documentType === documentType);
  const isAsked = known?.groups.some((group) => group.metrics.some((metric) => metric.fin === fin)) === true;
  if (!isAsked) return `${title}\nThe schema of this type has no metric ${fin}.`;
  return [title, ...explained(heard, best)].join('\n');
}
