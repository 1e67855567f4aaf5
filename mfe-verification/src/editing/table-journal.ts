import { saveTable, type BodyOf } from '@assay/shared/contracts';
import { isRecord } from '@assay/shared/domain';
import {
  currentDatapoint,
  isSameList,
  isSameValue,
  type Datapoint,
  type MetricState,
} from '../document/metric-state.ts';
import type { ReviewGroup } from '../document/review-document.ts';
import type { RestoredEdits } from './edit-session.ts';
import type { LostEdit } from './lost-edits.ts';
import { textsOf, toTypedDatapoint } from './saved-metric.ts';
import { addRows, deleteRows, type TableCell, type TableRow, type TablesDraft } from '../grid/table-draft.ts';
import { withState } from './table-response.ts';

type TableSaveBody = BodyOf<typeof saveTable>;
type CreatedRow = NonNullable<TableSaveBody['created']>[number];
type UpdatedCell = NonNullable<TableSaveBody['updated']>[number];

/** A save in the journal, with the names of the edited cells by the id of their metric. */
export interface JournalledSave extends TableSaveBody {
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** Parses edits from the journal; undefined if they are none. */
export function parseTableSave(raw: unknown): JournalledSave | undefined {
  const save = saveTable.body?.safeParse(raw).data;
  return save && { ...save, names: textsOf(isRecord(raw) ? raw.names : null) };
}

function toCells({ metrics }: CreatedRow): Readonly<Record<string, TableCell>> {
  return Object.fromEntries(
    metrics.flatMap(({ fin, metricId, datapoints: [wire] }) => {
      if (metricId === undefined) return [];
      const state: MetricState = {
        datapoints: [toTypedDatapoint(wire)],
        isVerified: wire?.isVerified ?? false,
        isRequired: false,
      };
      return [[fin, { metricId, state, ...(wire?.isSystemChange && { isSystemChange: true }) }]];
    }),
  );
}

function restoreCreated(
  draft: TablesDraft,
  created: CreatedRow,
  groups: readonly ReviewGroup[],
): TablesDraft {
  const group = groups.find(({ identifier }) => identifier === created.groupIdentifier);
  const { id } = created;
  if (!group || id === undefined) return draft;
  const rows = draft[group.id] ?? [];
  const cells = toCells(created);
  const stored = rows.find((row) => row.id === id);
  if (!stored) return addRows(draft, group.id, [{ id, rowIndex: created.rowIndex ?? rows.length, cells }]);
  // Stored already, by a save whose response was lost: only what is still missing is added.
  const row: TableRow = { ...stored, cells: { ...cells, ...stored.cells } };
  return { ...draft, [group.id]: rows.map((each) => (each === stored ? row : each)) };
}

/** The values of a new row whose table is gone. */
const lostValuesOf = ({ metrics }: CreatedRow): LostEdit[] =>
  metrics.flatMap(({ fin, datapoints: [wire] }) => (wire?.value ? [{ label: fin, value: wire.value }] : []));

/** The state of a stored value after an update from the journal. */
function applyUpdate(state: MetricState, update: UpdatedCell): MetricState {
  const base = state.datapoints.find(({ id }) => id === update.id) ?? currentDatapoint(state);
  const [place] = update.annotations ?? [];
  const changed: Datapoint = {
    ...base,
    value: update.value ?? base.value,
    currency: update.effectors?.currency === undefined ? base.currency : update.effectors.currency,
    akas: update.effectors?.akas ?? base.akas,
    confidence: update.confidence ?? base.confidence,
    linkedEntityId: update.entityLinkId === undefined ? base.linkedEntityId : update.entityLinkId,
    ...(update.annotations && {
      location: place ? { page: place.page, x: place.x, y: place.y, w: place.w, h: place.h } : null,
      text: place?.text ?? '',
      nodeId: place?.nodeId ?? null,
    }),
  };
  const isTyped = changed.value !== base.value || changed.currency !== base.currency;
  const front = isTyped ? { ...changed, id: null, isUserModified: true } : changed;
  const others = state.datapoints.filter((datapoint) => isTyped || datapoint !== base);
  const isVerified = update.isVerified ?? (update.value === undefined && state.isVerified);
  return { ...state, datapoints: [front, ...others], isVerified };
}

function isSame(left: MetricState, right: MetricState): boolean {
  const [mine, theirs] = [currentDatapoint(left), currentDatapoint(right)];
  return (
    left.isVerified === right.isVerified &&
    isSameValue(mine, theirs) &&
    mine.location === theirs.location &&
    mine.confidence === theirs.confidence &&
    isSameList(mine.akas, theirs.akas)
  );
}

const versionOf = ({ state }: TableCell) => currentDatapoint(state).lastModified;

/** Whether a row was changed after a time. */
const isNewer = (row: TableRow, lastModified: string | undefined) =>
  lastModified !== undefined &&
  Object.values(row.cells).some((cell) => (versionOf(cell) ?? '') > lastModified);

/**
 * Applies edits from the journal to the stored tables. An edit whose stored value has changed since becomes a conflict; a
 * row that has changed since is not deleted.
 */
export function restoreSave(
  { created = [], deleted = [], updated = [], names = {} }: JournalledSave,
  original: TablesDraft,
  groups: readonly ReviewGroup[],
): RestoredEdits<TablesDraft> {
  let draft = original;
  let count = 0;
  const conflicts: Record<string, MetricState> = {};
  const baseVersions = new Map<string, string>();
  const lost: LostEdit[] = [];
  const rows = Object.entries(original).flatMap(([groupId, own]) => own.map((row) => ({ groupId, row })));
  const cells = new Map(
    rows.flatMap(({ row }) => Object.values(row.cells).map((cell) => [cell.metricId, cell])),
  );
  for (const { id, lastModified } of deleted) {
    const found = rows.find(({ row }) => row.id === id);
    if (!found || isNewer(found.row, lastModified)) continue;
    draft = deleteRows(draft, found.groupId, new Set([found.row.id]));
    count += 1;
  }
  for (const row of created) {
    const before = draft;
    draft = restoreCreated(draft, row, groups);
    if (draft !== before) count += 1;
    else if (!groups.some(({ identifier }) => identifier === row.groupIdentifier))
      lost.push(...lostValuesOf(row));
  }
  for (const update of updated) {
    const { metricId, lastModified } = update;
    const stored = metricId === undefined ? undefined : cells.get(metricId);
    if (metricId === undefined) continue;
    if (!stored) {
      if (update.value) lost.push({ label: names[metricId] ?? '', value: update.value });
      continue;
    }
    const mine = applyUpdate(stored.state, update);
    if (isSame(mine, stored.state)) continue;
    draft = withState(draft, metricId, mine);
    count += 1;
    if (lastModified === undefined || lastModified === versionOf(stored)) continue;
    conflicts[metricId] = stored.state;
    baseVersions.set(metricId, lastModified);
  }
  return { changes: [() => draft], conflicts, baseVersions, lost, count };
}
