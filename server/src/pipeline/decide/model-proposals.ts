import { MAX_DOUBTED, type Candidate } from '../contract/candidate.ts';
import type { PipelineGroup, PipelineSchema } from '../contract/job.ts';
import type { ExtractionResult } from '../contract/result.ts';
import { MAX_CANDIDATES } from '../contract/result.ts';
import type { Proposal } from '../match/proposal.ts';
import type { GroundedProposal } from '../match/proposers/grounding.ts';
import { isSameValue } from '../values/same-value.ts';
import { unsupported } from './candidates.ts';
import { proposedFor } from './joining.ts';

/** A value that a model alone has read is no surer: nobody has measured it. */
const MODEL_ALONE = 0.6;
/** What is left of the probability of a value where a model has read another one. */
const CONTRADICTED = 0.85;

type Found = Pick<ExtractionResult, 'metrics' | 'rows'>;
type Row = Found['rows'][number];

/** Whether two readings are one; a currency that is not stated is no other one. */
function isSame(type: string, one: Candidate, other: Candidate): boolean {
  const isOtherCurrency = one.currency !== null && other.currency !== null && one.currency !== other.currency;
  return !isOtherCurrency && isSameValue(type, one.value, other.value);
}

/**
 * The candidates of a metric beside what a model has read. Where both say the same, the model adds nothing. Where they
 * differ, the value of the engine stays first, less sure, and the other one is next to it.
 */
function beside(own: readonly Candidate[], proposal: Proposal, type: string): Candidate[] {
  const read = unsupported(proposal, MODEL_ALONE);
  const [best, ...others] = own;
  if (best === undefined) return [read];
  if (isSame(type, best, read)) return [...own];
  const confidence = Math.round(Math.min(MAX_DOUBTED, best.confidence * CONTRADICTED) * 1000) / 1000;
  const second = { ...read, confidence: Math.min(read.confidence, confidence) };
  const rest = others
    .filter((one) => !isSame(type, one, read))
    .map((one) => ({ ...one, confidence: Math.min(one.confidence, confidence) }));
  return [{ ...best, confidence }, second, ...rest].slice(0, MAX_CANDIDATES);
}

/** Whether the words of a proposal stand at the height of a row. */
function standsIn({ cells }: Row, { page, y, h }: Candidate): boolean {
  const middle = y + h / 2;
  return cells.some(
    ({ candidates: [cell] }) => cell?.page === page && cell.y < middle && middle < cell.y + cell.h,
  );
}

/** The rows of a repeating group with the cells that a model has read in them; where there are none, its own rows. */
function rowsBeside(
  rows: readonly Row[],
  { group: { metrics }, groupIndex }: { group: PipelineGroup; groupIndex: number },
  grounded: readonly GroundedProposal[],
): Row[] {
  const fins = new Set(metrics.map(({ fin }) => fin));
  const own = grounded.filter(({ row, fin }) => row !== null && fins.has(fin));
  if (rows.length === 0)
    return [...Map.groupBy(own, ({ row }) => row ?? 0)]
      .sort(([one], [other]) => one - other)
      .map(([, ofRow], rowIndex) => ({
        groupIndex,
        rowIndex,
        cells: metrics.map(({ fin }) => {
          const read = ofRow.find((one) => one.fin === fin);
          return { fin, candidates: read === undefined ? [] : [unsupported(read.proposal, MODEL_ALONE)] };
        }),
      }));
  const placed = own.flatMap((one) => {
    // In a table whose records are columns, every record is at the height of every word.
    const [row, ...others] = rows.filter((some) => standsIn(some, unsupported(one.proposal, MODEL_ALONE)));
    return row === undefined || others.length > 0 ? [] : [{ ...one, row }];
  });
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => {
      const read = placed.find((one) => one.row === row && one.fin === cell.fin);
      const type = metrics[at]?.type ?? '';
      return read === undefined
        ? cell
        : { ...cell, candidates: beside(cell.candidates, read.proposal, type) };
    }),
  }));
}

/** The values that the engine has chosen by itself, beside what a model has read: no value gets surer by it. */
export function withModelProposals<One extends Found>(
  found: One,
  { groups }: PipelineSchema,
  grounded: readonly GroundedProposal[],
): One {
  if (grounded.length === 0) return found;
  return {
    ...found,
    metrics: found.metrics.map((cell) => {
      const [proposal] = proposedFor(grounded, cell.fin);
      const type = groups[cell.groupIndex]?.metrics.find(({ fin }) => fin === cell.fin)?.type ?? '';
      return proposal === undefined ? cell : { ...cell, candidates: beside(cell.candidates, proposal, type) };
    }),
    rows: groups.flatMap((group, groupIndex) =>
      group.isRepeatingGroup
        ? rowsBeside(
            found.rows.filter((row) => row.groupIndex === groupIndex),
            { group, groupIndex },
            grounded,
          )
        : [],
    ),
  };
}
