import { addSignal, copyOf } from '../proposal.ts';
import type { RowCell, TargetGroup } from './group.ts';
import { nameKey } from '../../facts/grids/row-words.ts';
import { comparableText } from '../../values/stable-text.ts';
import { learnedMeaning, learnedRow } from '../learned-group.ts';

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

/** A found schedule: its rows, and whether its columns name enough of the group to stand on its own. */
export interface FoundSchedule {
  rows: RowCell[][];
  isStrong: boolean;
}

/** Names shorter than this are no beginnings of longer ones. */
const MIN_BEGINNING_LENGTH = 8;
/** A weak table belongs to the group when this part of its names is known. */
const KNOWN_SHARE = 0.5;

function keyOf(row: readonly RowCell[], group: TargetGroup): string {
  return nameKey(row.find(({ wanted }) => wanted === group.name)?.proposal.text ?? '');
}

function isSameName(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= MIN_BEGINNING_LENGTH && long.startsWith(`${short} `);
}

/** Fills a row with what another mention of it adds. */
function fill(row: RowCell[], other: readonly RowCell[], group: TargetGroup): void {
  for (const cell of other) {
    const at = row.findIndex(({ wanted }) => wanted === cell.wanted);
    const known = row[at];
    if (known === undefined) {
      row.push(cell);
      continue;
    }
    if (known.proposal.isBlank || (cell.isFirm === true && known.isFirm !== true)) {
      row[at] = cell;
    } else if (cell.proposal.isBlank) {
      continue;
    } else if (cell.wanted === group.name) {
      if (cell.proposal.text.length > known.proposal.text.length) row[at] = cell;
    } else if (known.proposal.value === cell.proposal.value) {
      const proposal = copyOf(known.proposal);
      addSignal(proposal, 'repeated', 1);
      row[at] = { wanted: known.wanted, proposal };
    }
  }
}

/** Puts the rows of all schedules together: rows of one name in different schedules are one row. */
export function mergeSchedules(schedules: readonly FoundSchedule[], group: TargetGroup): RowCell[][] {
  const hasStrong = schedules.some(({ isStrong, rows }) => isStrong && rows.length > 0);
  const rows: RowCell[][] = [];
  const ordered = [...schedules].sort((a, b) => Number(b.isStrong) - Number(a.isStrong));
  for (const schedule of ordered) {
    const before = rows.slice();
    const used = new Set<RowCell[]>();
    const matches = schedule.rows.map((row) => {
      const key = keyOf(row, group);
      const found = !group.isNamed
        ? undefined
        : (before.find((known) => !used.has(known) && keyOf(known, group) === key) ??
          before.find((known) => !used.has(known) && isSameName(keyOf(known, group), key)));
      if (found !== undefined) used.add(found);
      return found;
    });
    const known = matches.filter((match) => match !== undefined).length;
    if (!schedule.isStrong && hasStrong && known < KNOWN_SHARE * schedule.rows.length) continue;
    schedule.rows.forEach((row, index) => {
      const match = matches[index];
      if (match !== undefined) fill(match, row, group);
      else if (schedule.isStrong || !hasStrong) rows.push([...row]);
    });
  }
  return rows;
}
