import { comparableText } from '../../values/stable-text.ts';
import { learnedMeaning, learnedRow } from '../learned-group.ts';
import type { RowCell, TargetGroup } from './group.ts';

/** Fewest rows that make a sum, and by which part of itself rounding may move it. */
const MIN_SUMMED = 2;
const ROUNDING = 0.001;

function amountsOf(row: readonly RowCell[]): Map<string, number> {
  const amounts = row.filter(({ wanted }) => wanted.metric.type === 'CURRENCY');
  return new Map(amounts.map(({ wanted, proposal }) => [wanted.metric.fin, Number(proposal.value)]));
}

/** Whether all amounts of a row are the sums of those of the rows right above it, of the same ones for all. */
export function isSumOf(row: readonly RowCell[], above: readonly (readonly RowCell[])[]): boolean {
  const sums = amountsOf(row);
  const reached = new Map<string, number>();
  for (let count = 1; count <= above.length; count += 1) {
    for (const [fin, amount] of amountsOf(above[above.length - count] ?? []))
      reached.set(fin, (reached.get(fin) ?? 0) + amount);
    const isReached = [...sums].every(
      ([fin, sum]) => Math.abs((reached.get(fin) ?? 0) - sum) <= ROUNDING * Math.abs(sum),
    );
    if (count >= MIN_SUMMED && sums.size > 0 && isReached) return true;
  }
  return false;
}

const firstWord = (text: string): string => comparableText(text).split(' ')[0] ?? '';

function nameOf(row: readonly RowCell[], { name }: TargetGroup): RowCell | undefined {
  return row.find(({ wanted }) => wanted === name);
}

function isLeftOut(row: readonly RowCell[], above: readonly RowCell[][], group: TargetGroup): boolean {
  const text = nameOf(row, group)?.proposal.text ?? '';
  const own = learnedRow(text, group.learned)?.evidence;
  if (own !== undefined) return !own.isRow;
  const isAlike = group.learned.rows.some(
    ({ evidence: { isRow, isSum, label } }) => !isRow && isSum && firstWord(label) === firstWord(text),
  );
  return isAlike && isSumOf(row, above);
}

/** A row whose printed name a lesson knows, under the name of the entity that it means. */
function withEntity(row: RowCell[], group: TargetGroup): RowCell[] {
  const named = nameOf(row, group);
  if (named === undefined) return row;
  const known = learnedMeaning(named.proposal.text, group.name, group.learned);
  if (known === undefined) return row;
  const proposal = { ...named.proposal, value: known.evidence.entity, origin: known.origin };
  return row.map((cell) => (cell === named ? { ...named, proposal } : cell));
}

/** The rows of a group as lessons settle them: without lines that are none, under the names of their entities. */
export function applyLearnedRows(rows: readonly RowCell[][], group: TargetGroup): RowCell[][] {
  return rows
    .filter((row, at) => !isLeftOut(row, rows.slice(0, at), group))
    .map((row) => withEntity(row, group));
}
