import type { PipelineGroup } from '../contract/job.ts';
import type { ExtractionResult } from '../contract/result.ts';
import { cellCandidates } from './candidates.ts';
import { termsOf } from '../vocabulary/metric-terms.ts';
import type { Proposal } from '../match/proposal.ts';
import type { GroundedProposal } from '../match/proposers/grounding.ts';

/** Proposals for one metric of a group that does not repeat. */
export function proposedFor(grounded: readonly GroundedProposal[], fin: string): Proposal[] {
  return grounded.filter((one) => one.row === null && one.fin === fin).map(({ proposal }) => proposal);
}

/** Fills empty cells of a repeating group's rows, and adds the rows that only proposers saw. */
export function withProposedRows(
  rows: ExtractionResult['rows'],
  { group, groupIndex }: { group: PipelineGroup; groupIndex: number },
  grounded: readonly GroundedProposal[],
): ExtractionResult['rows'] {
  const fins = new Set(group.metrics.map(({ fin }) => fin));
  const own = grounded.filter(({ row, fin }) => row !== null && fins.has(fin));
  const seen = [...new Set(own.map(({ row }) => row ?? 0))].sort((a, b) => a - b);
  const added = rows.length > 0 ? [] : seen;
  const empty = group.metrics.map(({ fin }) => ({ fin, candidates: [] }));
  const all = [
    ...rows,
    ...added.map((_row, rowIndex) => ({ groupIndex, rowIndex, cells: structuredClone(empty) })),
  ];
  return all.map((row, index) => ({
    ...row,
    cells: row.cells.map((cell, at) => {
      const number = added[index] ?? index;
      const proposal = own.find((one) => one.row === number && one.fin === cell.fin)?.proposal;
      const metric = group.metrics[at];
      if (cell.candidates.length > 0 || proposal === undefined || metric === undefined) return cell;
      const proposed = { wanted: { metric, terms: termsOf(metric) }, proposal };
      return { ...cell, candidates: cellCandidates(proposed, [proposed], () => ({})) };
    }),
  }));
}
