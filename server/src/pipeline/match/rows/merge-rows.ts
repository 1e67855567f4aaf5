import { addSignal, copyOf } from '../proposal.ts';
import type { RowCell, TargetGroup } from './group.ts';
import { nameKey } from '../../facts/grids/row-words.ts';

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
