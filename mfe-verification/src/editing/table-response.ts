import type { MetricState } from '../document/metric-state.ts';
import type { MetricStates } from '../document/review-document.ts';
import type { AppliedResponse } from './edit-session.ts';
import { findRowChanges } from '../grid/row-changes.ts';
import { toState, type SaveResponse, type StoredMetric } from './save-response.ts';
import type { TableCell, TableRow, TablesDraft } from '../grid/table-draft.ts';

const metricIdsOf = ({ cells }: TableRow) => Object.values(cells).map(({ metricId }) => metricId);

function mapCells(row: TableRow, change: (cell: TableCell) => TableCell): TableRow {
  let isChanged = false;
  const cells = Object.entries(row.cells).map(([fin, cell]): [string, TableCell] => {
    const after = change(cell);
    isChanged ||= after !== cell;
    return [fin, after];
  });
  return isChanged ? { ...row, cells: Object.fromEntries(cells) } : row;
}

function mapRows(draft: TablesDraft, change: (row: TableRow) => TableRow): TablesDraft {
  const groups = Object.entries(draft).map(([id, rows]): [string, readonly TableRow[]] => {
    const after = rows.map(change);
    return [id, after.every((row, index) => row === rows[index]) ? rows : after];
  });
  return groups.every(([id, rows]) => rows === draft[id]) ? draft : Object.fromEntries(groups);
}

/** A value of the history whose datapoint the server has dropped is one that a user typed. */
function withoutDroppedId(cell: TableCell, stored: StoredMetric): TableCell {
  const [front, ...others] = cell.state.datapoints;
  if (front.id === null || stored.datapoints.some(({ id }) => id === front.id)) return cell;
  return { ...cell, state: { ...cell.state, datapoints: [{ ...front, id: null }, ...others] } };
}

/** The rows of the response by the group that they belong to. */
function splitRows(response: SaveResponse, sent: TablesDraft, original: TablesDraft) {
  const deletedIds = new Set(response.deletedIds);
  const created = new Map((response.rows ?? []).map(({ id, rowIndex }) => [id, rowIndex]));
  const conflicting = new Set(response.conflicts.map(({ metricId }) => metricId));
  const returned: { groupId: string; row: TableRow }[] = [];
  let deletedRows = 0;
  const groups = Object.keys(original).map((groupId): [string, readonly TableRow[]] => {
    const storedIds = new Set((original[groupId] ?? []).map(({ id }) => id));
    const kept = (original[groupId] ?? []).filter((row) => {
      if (!deletedIds.has(row.id)) return true;
      const isReturned = metricIdsOf(row).some((id) => conflicting.has(id));
      if (isReturned) returned.push({ groupId, row });
      else deletedRows += 1;
      return isReturned;
    });
    const added = (sent[groupId] ?? []).filter(({ id }) => created.has(id) && !storedIds.has(id));
    return [groupId, [...kept, ...added]];
  });
  return { created, returned, deletedRows, groups: Object.fromEntries(groups) };
}

/** The rows that differ from the stored ones: only they can be in a response. */
function findEditedRows(sent: TablesDraft, original: TablesDraft) {
  const changes = Object.keys(original).map((groupId) =>
    findRowChanges(original[groupId] ?? [], sent[groupId] ?? []),
  );
  return {
    editedIds: new Set(changes.flatMap(({ removed, added }) => [...removed, ...added].map(({ id }) => id))),
    sentCells: new Set(changes.flatMap(({ added }) => added.flatMap(({ cells }) => Object.values(cells)))),
  };
}

/**
 * Applies the response of a table save. A saved cell takes the stored state, unless it was edited again in the meantime.
 * A cell in conflict, and one that was refused, keeps the value of the reviewer. A row that another user changed is not
 * deleted: it returns.
 */
export function applyTableResponse(
  response: SaveResponse,
  sent: TablesDraft,
  original: TablesDraft,
): AppliedResponse<TablesDraft> {
  const saved = new Map(response.saved.map((cell) => [cell.metricId, cell]));
  const theirs = new Map(response.conflicts.map((cell) => [cell.metricId, cell]));
  const { created, returned, deletedRows, groups } = splitRows(response, sent, original);
  const refused = new Set(response.refused.map(({ metricId }) => metricId));
  const { editedIds, sentCells } = findEditedRows(sent, original);

  const store = (cell: TableCell): TableCell => {
    const stored = saved.get(cell.metricId) ?? theirs.get(cell.metricId);
    const state = stored && toState(stored, cell.state);
    return state ? { metricId: cell.metricId, state } : cell;
  };
  const place = (row: TableRow): TableRow => {
    const rowIndex = created.get(row.id);
    return rowIndex === undefined || rowIndex === row.rowIndex ? row : { ...row, rowIndex };
  };
  // A step of the history shares most rows with its neighbours: each is computed once.
  const known = new WeakMap<TableRow, TableRow>();
  const updateRow = (row: TableRow): TableRow => {
    if (!editedIds.has(row.id)) return row;
    const before = known.get(row);
    if (before) return before;
    const after = mapCells(place(row), (cell) => {
      const stored = saved.get(cell.metricId);
      if (!stored) return cell;
      return sentCells.has(cell) && !refused.has(cell.metricId)
        ? store(cell)
        : withoutDroppedId(cell, stored);
    });
    known.set(row, after);
    return after;
  };
  const returnRows = (draft: TablesDraft): TablesDraft =>
    returned.reduce<TablesDraft>((rows, { groupId, row }) => {
      const present = rows[groupId] ?? [];
      if (present.some(({ id }) => id === row.id)) return rows;
      const all = [...present, mapCells(row, store)].sort((left, right) => left.rowIndex - right.rowIndex);
      return { ...rows, [groupId]: all };
    }, draft);

  const returnedIds = new Set(returned.flatMap(({ row }) => metricIdsOf(row)));
  const open = response.conflicts.filter(({ metricId }) => !returnedIds.has(metricId));
  return {
    original: mapRows(groups, (row) => (editedIds.has(row.id) ? mapCells(place(row), store) : row)),
    update: (draft) => returnRows(mapRows(draft, updateRow)),
    conflicts: Object.fromEntries(open.map((cell) => [cell.metricId, toState(cell)])),
    deletedRows,
    returnedRows: returned.length,
  };
}

const hasMetric = (row: TableRow, metricId: string) => metricIdsOf(row).includes(metricId);

/** The ids of all values in the row of a value. */
export function metricIdsInRowOf(draft: TablesDraft, metricId: string): readonly string[] {
  const row = Object.values(draft)
    .flat()
    .find((each) => hasMetric(each, metricId));
  return row ? metricIdsOf(row) : [];
}

/** The states of values. */
export function findStates(draft: TablesDraft, metricIds: readonly string[]): MetricStates {
  const wanted = new Set(metricIds);
  const found: Record<string, MetricState> = {};
  if (wanted.size === 0) return found;
  for (const rows of Object.values(draft))
    for (const { cells } of rows)
      for (const { metricId, state } of Object.values(cells))
        if (wanted.has(metricId)) found[metricId] = state;
  return found;
}

/** The draft without the row of a value. */
export function withoutRowOf(draft: TablesDraft, metricId: string): TablesDraft {
  return Object.fromEntries(
    Object.entries(draft).map(([id, rows]): [string, readonly TableRow[]] => [
      id,
      rows.filter((row) => !hasMetric(row, metricId)),
    ]),
  );
}

/** The draft with the state of a value replaced. */
export function withState(draft: TablesDraft, metricId: string, state: MetricState): TablesDraft {
  return mapRows(draft, (row) =>
    mapCells(row, (cell) => (cell.metricId === metricId ? { metricId, state } : cell)),
  );
}
