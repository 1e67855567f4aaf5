import type { SavedMetric } from '@assay/shared/contracts';
import { isRecord } from '@assay/shared/domain';
import type { EditJournal } from '@assay/shared/state';
import { createRow, newRowOptions, type AddedRow, type RowEdits } from '../document/document-rows.ts';
import { currentDatapoint } from '../document/metric-state.ts';
import type { MetricStates, ReviewDocument } from '../document/review-document.ts';
import { baseVersionOf, parseSavedMetric, restoreEdit, textsOf, toSavedMetric } from './saved-metric.ts';

/** A row that was created or deleted and is not stored yet, as it lies in the browser. */
export type JournalRow =
  | {
      readonly change: 'created';
      readonly rowId: string;
      readonly rowIndex: number;
      readonly groupId: string;
      /** By fin. */
      readonly metricIds: Readonly<Record<string, string>>;
      readonly cells: readonly SavedMetric[];
    }
  | { readonly change: 'deleted'; readonly rowId: string; readonly version: string };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses a row from the journal; undefined if it is none. */
export function parseJournalRow(raw: unknown): JournalRow | undefined {
  if (!isRecord(raw) || !isText(raw.rowId)) return undefined;
  const { rowId } = raw;
  if (raw.change === 'deleted' && isText(raw.version))
    return { change: 'deleted', rowId, version: raw.version };
  const { rowIndex, groupId, metricIds, cells } = raw;
  if (raw.change !== 'created' || typeof rowIndex !== 'number' || !isText(groupId)) return undefined;
  if (!isRecord(metricIds) || !Array.isArray(cells)) return undefined;
  return {
    change: 'created',
    rowId,
    rowIndex,
    groupId,
    metricIds: textsOf(metricIds),
    cells: cells.flatMap((cell) => parseSavedMetric(cell) ?? []),
  };
}

/** The last change of a row: the version that a deletion starts from. */
function versionOf(metricIds: readonly string[], states: MetricStates): string {
  const versions = metricIds.flatMap((id) => (states[id] ? [baseVersionOf(states[id])] : []));
  return versions.sort().at(-1) ?? '';
}

/** Writes the rows that are created and deleted but not stored to the journal, in place of the earlier ones. */
export function replaceRows(
  journal: EditJournal<JournalRow>,
  document: ReviewDocument,
  { created, deleted }: RowEdits,
  { present, stored }: { readonly present: MetricStates; readonly stored: MetricStates },
): void {
  const earlier = journal.pending().map(({ id }) => id);
  if (earlier.length === 0 && created.length === 0 && deleted.length === 0) return;
  const createdRows = created.map(({ group, row }): JournalRow => {
    const metrics = row.metricIds.flatMap((id) => document.metrics.get(id) ?? []);
    return {
      change: 'created',
      rowId: row.id,
      rowIndex: row.rowIndex,
      groupId: group.id,
      metricIds: Object.fromEntries(metrics.map(({ fin, id }) => [fin, id])),
      cells: metrics.flatMap((metric) => {
        const state = present[metric.id];
        const isFilled = state && (currentDatapoint(state).value !== '' || state.isVerified);
        return isFilled ? [toSavedMetric(metric, state, state)] : [];
      }),
    };
  });
  const deletedRows = deleted.map(({ row }): JournalRow => ({
    change: 'deleted',
    rowId: row.id,
    version: versionOf(row.metricIds, stored),
  }));
  journal.replace(earlier, [...createdRows, ...deletedRows]);
}

/** What the journal says of the rows of a document. */
export interface RestoredRows {
  /** Rows that are not stored. */
  readonly added: readonly AddedRow[];
  /** Values of rows that are stored, but otherwise: by metric id. */
  readonly changed: MetricStates;
  readonly deletedIds: readonly string[];
}

/** Reads the rows back that no save has acknowledged. A deletion of a row that changed since is dropped. */
export function readRestoredRows(journal: EditJournal<JournalRow>, document: ReviewDocument): RestoredRows {
  const rows = new Map(document.groups.flatMap((group) => group.rows.map((row) => [row.id, row] as const)));
  const added: AddedRow[] = [];
  const deletedIds: string[] = [];
  const changed: Record<string, MetricStates[string]> = {};
  for (const { edit } of journal.pending()) {
    const row = rows.get(edit.rowId);
    if (edit.change === 'deleted') {
      if (row && versionOf(row.metricIds, document.states) === edit.version) deletedIds.push(row.id);
      continue;
    }
    const group = document.groups.find(({ id }) => id === edit.groupId);
    if (row) {
      for (const cell of edit.cells) {
        const saved = document.states[cell.metricId];
        if (saved) changed[cell.metricId] = restoreEdit(saved, cell);
      }
    } else if (group) {
      const { rowId: id, rowIndex, metricIds } = edit;
      const options = newRowOptions(document, group, document.states, '');
      const fresh = createRow(group, { ...options, id, rowIndex, metricIds });
      const states = { ...fresh.states };
      for (const cell of edit.cells) {
        const state = states[cell.metricId];
        if (state) states[cell.metricId] = restoreEdit(state, cell);
      }
      added.push({ ...fresh, states });
    }
  }
  return { added, changed, deletedIds };
}
