import type { TableSave } from '@assay/shared/domain';
import type { DraftState, EditJournal, StoreApi } from '@assay/shared/state';
import {
  createRow,
  findRowEdits,
  hasRow,
  listRows,
  newRowOptions,
  toRowSave,
  withAddedRows,
  type AddedRow,
  type PlacedRow,
  type RowEdits,
} from '../../../document/document-rows.ts';
import { isEdited } from '../../../document/metric-state.ts';
import type { MetricStates, ReviewDocument } from '../../../document/review-document.ts';
import { readRestoredRows, replaceRows, type JournalRow } from './row-journal.ts';
import type { SaveResponse, SentStates } from './save-response.ts';

/** Where rows that were created and deleted are sent and stored. */
export interface RowStore {
  readonly journal: EditJournal<JournalRow>;
  /** Sends created and deleted rows. Rejects if nothing was saved. */
  readonly send: (save: TableSave, document: ReviewDocument) => Promise<SaveResponse>;
  /** Another user removed rows that are shown; undo brings them back. */
  readonly onRemoved?: () => void;
  /** Rows were not removed, because another user had changed them. */
  readonly onKept?: () => void;
}

/** The session that the rows belong to. */
interface RowSession {
  readonly document: ReviewDocument;
  readonly draft: StoreApi<DraftState<MetricStates>>;
  readonly store: RowStore | undefined;
  readonly applyResponse: (response: Pick<SaveResponse, 'saved' | 'conflicts'>, sent: SentStates) => void;
  readonly updateJournal: (metricIds: readonly string[]) => void;
  /** Replaces the conflicts of metrics: with the values of others, or with none. */
  readonly setConflicts: (metricIds: readonly string[], theirs: MetricStates) => void;
  readonly onAdded: (rows: readonly AddedRow[]) => void;
}

/** States without some metrics. */
export function omitStates(states: MetricStates, ids: readonly string[]): MetricStates {
  const omitted = new Set(ids);
  const kept = Object.entries(states).filter(([id]) => !omitted.has(id));
  return kept.length === Object.keys(states).length ? states : Object.fromEntries(kept);
}

/** The states of some metrics. */
const pickStates = (states: MetricStates, ids: readonly string[]): MetricStates =>
  Object.fromEntries(ids.flatMap((id) => (states[id] ? [[id, states[id]]] : [])));

const metricIdsIn = (rows: readonly PlacedRow[]) => rows.flatMap(({ row }) => row.metricIds);

/**
 * The rows of one document that its reviewer adds and removes. A row is there as long as the draft has states for its
 * metrics: undo and redo of rows are those of the draft.
 */
export class SessionRows {
  readonly #session: RowSession;
  #base: ReviewDocument;
  #added: readonly AddedRow[] = [];
  #document: ReviewDocument;
  /** The states of removed rows, by the id of the row. */
  readonly #removed = new Map<string, MetricStates>();

  constructor(session: RowSession) {
    this.#session = session;
    this.#base = session.document;
    this.#document = session.document;
  }

  /** The document with the added rows. */
  get document(): ReviewDocument {
    return this.#document;
  }

  set document(document: ReviewDocument) {
    this.#base = document;
    this.#document = withAddedRows(document, this.#added);
  }

  /** Adds a row to a repeating group, with a value in its first column. Returns the ids of its metrics. */
  add(groupId: string, typedValue: string): readonly string[] {
    const group = this.#document.groups.find(({ id }) => id === groupId);
    if (!group) return [];
    const { value } = this.#session.draft.getState();
    const added = createRow(group, newRowOptions(this.#document, group, value, typedValue));
    this.#keepAdded([added]);
    this.#change('addRow', (states) => ({ ...states, ...added.states }));
    return added.row.metricIds;
  }

  /** Removes a row. */
  remove(rowId: string): void {
    const ids = listRows(this.#document).find(({ row }) => row.id === rowId)?.row.metricIds ?? [];
    this.#removed.set(rowId, pickStates(this.#session.draft.getState().value, ids));
    this.#session.setConflicts(ids, {});
    this.#change('removeRow', (states) => omitStates(states, ids));
  }

  /** Brings a removed row back as it was. */
  restore(rowId: string): void {
    const removed = this.#removed.get(rowId) ?? {};
    const { value } = this.#session.draft.getState();
    if (Object.keys(removed).some((id) => value[id])) return;
    this.#change('restoreRow', (states) => ({ ...states, ...removed }));
  }

  /** The rows that are not stored as they are. */
  edits(): RowEdits {
    const { value, original } = this.#session.draft.getState();
    return findRowEdits(this.#document, value, original);
  }

  /** Writes the rows that are not stored to the journal. */
  updateJournal(): void {
    const { store, draft } = this.#session;
    const { value, original } = draft.getState();
    if (store) replaceRows(store.journal, this.#document, this.edits(), { present: value, stored: original });
  }

  /**
   * Adds and removes the rows of the journal. A value of a row that was stored before the page was left, and that differs
   * now, becomes a conflict. Returns the number of edits.
   */
  restoreFromJournal(): number {
    const { store, draft, setConflicts } = this.#session;
    if (!store) return 0;
    const { states: stored } = this.#document;
    const { added, changed, deletedIds } = readRestoredRows(store.journal, this.#document);
    this.#keepAdded(added);
    for (const { states: own } of added) this.#change('restore', (states) => ({ ...states, ...own }));
    for (const rowId of deletedIds) this.remove(rowId);
    const edited = Object.keys(changed).filter((id) => {
      const [mine, saved] = [changed[id], stored[id]];
      return mine && saved && isEdited(mine, saved);
    });
    setConflicts(edited, pickStates(stored, edited));
    this.#change('restore', (states) => ({ ...states, ...pickStates(changed, edited) }));
    if (draft.getState().value === draft.getState().original) this.updateJournal();
    return added.length + deletedIds.length + edited.length;
  }

  /** Saves the rows that were created and deleted. True if something was stored. */
  async save(): Promise<boolean> {
    const { store, draft, applyResponse } = this.#session;
    const { created, deleted } = this.edits();
    if (!store || created.length + deleted.length === 0) return false;
    const { value, original } = draft.getState();
    const save = toRowSave({ created, deleted }, this.#document.metrics, value, original);
    const response = await store.send(save, this.#document);
    const changed = new Set(response.conflicts.map(({ metricId }) => metricId));
    const isKept = ({ row }: PlacedRow) => row.metricIds.some((id) => changed.has(id));
    const kept = deleted.filter(isKept);
    const keptIds = metricIdsIn(kept);
    const [theirs, conflicts] = [
      response.conflicts.filter(({ metricId }) => keptIds.includes(metricId)),
      response.conflicts.filter(({ metricId }) => !keptIds.includes(metricId)),
    ];
    this.#dropStored(metricIdsIn(deleted.filter((row) => !isKept(row))));
    // A refused value stays an edit of the row that was created without it: its own save says why.
    const refused = response.refused.map(({ metricId }) => metricId);
    const sent = new Map(Object.entries(omitStates(pickStates(value, metricIdsIn(created)), refused)));
    applyResponse({ saved: [...response.saved, ...theirs], conflicts }, sent);
    if (kept.length > 0) this.#showKept(keptIds);
    return response.saved.length > 0 || kept.length < deleted.length;
  }

  /** Removes the rows that another user removed. Undo brings them back, with what was edited here. */
  removeRemotely(metricIds: readonly string[]): void {
    const { draft, store, setConflicts } = this.#session;
    const rows = listRows(this.#document).filter(({ row }) =>
      row.metricIds.some((id) => metricIds.includes(id)),
    );
    if (rows.length === 0) return;
    const ids = metricIdsIn(rows);
    const wasShown = rows.some(({ row }) => hasRow(row, draft.getState().value));
    this.#dropStored(ids);
    setConflicts(ids, {});
    this.#change('removedByOthers', (states) => omitStates(states, ids));
    if (wasShown) store?.onRemoved?.();
  }

  /** Shows rows again that could not be removed. */
  #showKept(ids: readonly string[]) {
    const { draft, store } = this.#session;
    const { original } = draft.getState();
    this.#change('keepRow', (states) => ({ ...states, ...pickStates(original, ids) }));
    store?.onKept?.();
  }

  #change(name: string, apply: (states: MetricStates) => MetricStates) {
    this.#session.draft.getState().apply({ name, apply });
  }

  #keepAdded(rows: readonly AddedRow[]) {
    if (rows.length === 0) return;
    this.#added = [...this.#added, ...rows];
    this.#document = withAddedRows(this.#base, this.#added);
    this.#session.onAdded(this.#added);
  }

  /** Forgets the stored states of metrics whose rows are deleted. */
  #dropStored(ids: readonly string[]) {
    if (ids.length === 0) return;
    const { original, rebase } = this.#session.draft.getState();
    rebase({ original: omitStates(original, ids), update: (states) => states });
    this.#session.updateJournal(ids);
  }
}
