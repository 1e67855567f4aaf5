import type { SavedMetric } from '@assay/shared/contracts';
import type { TableSave } from '@assay/shared/domain';
import { createUiStore, type EditJournal, type StoreApi } from '@assay/shared/state';
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
} from '../document/document-rows.ts';
import { currentDatapoint, isEdited, isSameValue, type MetricState } from '../document/metric-state.ts';
import type { MetricStates, ReviewDocument } from '../document/review-document.ts';
import { replaceEdits } from './document-journal.ts';
import {
  EditSession,
  type AppliedResponse,
  type DraftPair,
  type EditCallbacks,
  type RestoredEdits,
  type SendPart,
} from './edit-session.ts';
import { changedIds, changeStates, omitKeys, pickStates } from './metric-states.ts';
import { readRestoredEdits } from './restore-document.ts';
import { replaceRows, type JournalRow } from './row-journal.ts';
import { toState, type SaveResponse, type StoredMetric } from './save-response.ts';
import { baseVersionOf, storesEdit, toSavedMetric } from './saved-metric.ts';

/** What a session is created from. */
export interface DocumentSessionOptions extends EditCallbacks {
  readonly document: ReviewDocument;
  readonly journal: EditJournal<SavedMetric>;
  readonly rowJournal: EditJournal<JournalRow>;
  /** Sends edited metrics of the document in its present state. Rejects if nothing was saved. */
  readonly sendMetrics: (metrics: readonly SavedMetric[], document: ReviewDocument) => Promise<SaveResponse>;
  /** Sends created and deleted rows. Rejects if nothing was saved. */
  readonly sendRows: (save: TableSave) => Promise<SaveResponse>;
  /** Another user removed rows that are shown; undo brings them back. */
  readonly onRowsRemoved?: () => void;
  /** Rows were not removed, because another user had changed them. */
  readonly onRowsKept?: () => void;
}

const metricIdsIn = (rows: readonly PlacedRow[]) => rows.flatMap(({ row }) => row.metricIds);

/** States of stored metrics by id; those that are gone are left out. */
const toStates = (metrics: readonly StoredMetric[], flagsOf: MetricStates): MetricStates =>
  Object.fromEntries(
    metrics.flatMap((stored) => {
      const state = toState(stored, flagsOf[stored.metricId]);
      return state ? [[stored.metricId, state]] : [];
    }),
  );

/**
 * The edits of one document: its values, and the rows of repeating groups that are added and removed. A row is there as long
 * as the draft has states for its metrics: undo and redo of rows are those of the draft.
 */
export class DocumentSession extends EditSession<MetricStates> {
  /** The document with the rows that were added here, whether they are there or undone. */
  readonly shown: StoreApi<{ readonly document: ReviewDocument }>;
  protected readonly statesOf = pickStates;
  readonly #options: DocumentSessionOptions;
  #loaded: ReviewDocument;
  #added: readonly AddedRow[] = [];
  #lastSeen: string | null;
  /** The states of removed rows, by the id of the row. */
  readonly #removed = new Map<string, MetricStates>();

  constructor(options: DocumentSessionOptions) {
    super(options.document.states, options);
    this.#options = options;
    this.#loaded = options.document;
    this.shown = createUiStore<{ readonly document: ReviewDocument }>()(() => ({
      document: options.document,
    }));
    this.#lastSeen = options.document.lastModified;
  }

  /** Takes the document after it changed as a whole, such as after its confirmation, or when further rows of it are there. */
  updateDocument(document: ReviewDocument): void {
    if (document === this.#loaded) return;
    const known = this.#loaded.states;
    this.#loaded = document;
    this.#show();
    if (document.states === known) return;
    const further = Object.fromEntries(Object.entries(document.states).filter(([id]) => !known[id]));
    this.addLoaded((states) => ({ ...states, ...further }));
  }

  /** The identifier of a metric. */
  finOf(metricId: string): string | undefined {
    return this.#document.metrics.get(metricId)?.fin;
  }

  /** Changes a metric by one of the rules. The change is saved a second later [AMB-059]. */
  changeMetric(metricId: string, name: string, rule: (state: MetricState) => MetricState): void {
    this.changeMetrics([metricId], name, rule);
  }

  /** Changes several metrics by one of the rules, as one change that is undone at once. Withheld values stay. */
  changeMetrics(metricIds: readonly string[], name: string, rule: (state: MetricState) => MetricState): void {
    const shown = metricIds.filter((id) => !this.#document.metrics.get(id)?.isWithheld);
    const rules = new Map(shown.map((id) => [id, rule]));
    this.change(name, (states) => changeStates(states, rules));
  }

  /** Adds a row to a repeating group, with a value in its first column. Returns the ids of its metrics. */
  addRow(groupId: string, typedValue: string): readonly string[] {
    const group = this.#document.groups.find(({ id }) => id === groupId);
    if (!group) return [];
    const { value } = this.draft.getState();
    const added = createRow(group, newRowOptions(this.#document, group, value, typedValue));
    this.#keepAdded([added]);
    this.change('addRow', (states) => ({ ...states, ...added.states }));
    return added.row.metricIds;
  }

  removeRow(rowId: string): void {
    const ids = listRows(this.#document).find(({ row }) => row.id === rowId)?.row.metricIds ?? [];
    this.#removed.set(rowId, pickStates(this.draft.getState().value, ids));
    this.removeConflicts(ids);
    this.change('removeRow', (states) => omitKeys(states, ids));
  }

  /** Brings a removed row back as it was. */
  restoreRow(rowId: string): void {
    const removed = this.#removed.get(rowId) ?? {};
    const { value } = this.draft.getState();
    if (Object.keys(removed).some((id) => value[id])) return;
    this.change('restoreRow', (states) => ({ ...states, ...removed }));
  }

  /** The time of the last change by another user that is shown here. A confirmation covers values up to it [AMB-130]. */
  get lastSeen(): string | null {
    return this.#lastSeen;
  }

  /**
   * Shows what other users changed until `lastModified`. A value that differs from the present one becomes a conflict;
   * every other value, and every value in a read-only document, replaces the present one. Returns the ids of the metrics
   * whose change was not shown before.
   */
  showRemoteChanges(
    changes: readonly StoredMetric[],
    lastModified: string,
    isReadOnly: boolean,
  ): readonly string[] {
    this.#lastSeen = lastModified;
    const { original, value } = this.draft.getState();
    const unseen = changes.filter(({ metricId, datapoints: [current] }) => {
      const saved = original[metricId];
      if (current === undefined) return saved !== undefined; // A row was removed.
      return !saved || baseVersionOf(saved) !== current.lastModified;
    });
    const isReplacing = ({ metricId, datapoints: [theirs] }: StoredMetric) => {
      const mine = value[metricId];
      return isReadOnly || (mine && theirs && isSameValue(currentDatapoint(mine), theirs));
    };
    const [saved, conflicts] = [unseen.filter(isReplacing), unseen.filter((one) => !isReplacing(one))];
    this.apply({ saved, conflicts, refused: [] }, value);
    return unseen.map(({ metricId }) => metricId);
  }

  /** The ids of the metrics whose edits are not stored. */
  unsavedIds(): readonly string[] {
    const { created, deleted } = this.#rowEdits();
    const ofRows = [...created, ...deleted].flatMap(({ row }) => row.metricIds.slice(0, 1));
    return [...this.#valueEdits().map(({ metricId }) => metricId), ...ofRows];
  }

  protected takeTheirs(states: MetricStates, id: string, theirs: MetricState | null): MetricStates {
    return theirs ? { ...states, [id]: theirs } : omitKeys(states, [id]);
  }

  protected hasEdits(): boolean {
    return this.unsavedIds().length > 0;
  }

  /** Rows, then values. What fails does not keep the other from being saved. */
  protected async save(sendPart: SendPart): Promise<void> {
    const { created, deleted } = this.#rowEdits();
    // Without rows nothing is awaited before the values are sent: the page may be about to close.
    if (created.length + deleted.length > 0) {
      const { value, original } = this.draft.getState();
      const save = toRowSave({ created, deleted }, this.#document.metrics, value, original);
      await sendPart(() => this.#options.sendRows(save));
    }
    const edits = this.#valueEdits().filter(({ metricId }) => !this.waitsForUser(metricId));
    if (edits.length > 0) await sendPart(() => this.#sendEdits(edits));
  }

  /** Sends edits. What is in conflict with one but stores what it asks for was stored by an earlier save of it. */
  async #sendEdits(edits: readonly SavedMetric[]): Promise<SaveResponse> {
    const response = await this.#options.sendMetrics(edits, this.#document);
    const { original } = this.draft.getState();
    const isStored = (stored: StoredMetric) => {
      const edit = edits.find(({ metricId }) => metricId === stored.metricId);
      const state = toState(stored, original[stored.metricId]);
      return edit !== undefined && state !== null && storesEdit(state, edit);
    };
    return {
      ...response,
      saved: [...response.saved, ...response.conflicts.filter(isStored)],
      conflicts: response.conflicts.filter((stored) => !isStored(stored)),
    };
  }

  protected override apply(response: SaveResponse, sent: MetricStates): AppliedResponse<MetricStates> {
    const applied = super.apply(response, sent);
    if (applied.returnedRows) {
      const kept = metricIdsIn(this.#deletedRows(response).kept);
      this.change('keepRow', (states) => ({ ...states, ...pickStates(applied.original, kept) }));
      this.#options.onRowsKept?.();
    }
    const gone = response.conflicts.filter(({ datapoints }) => datapoints.length === 0);
    this.#removeRemotely(new Set(gone.map(({ metricId }) => metricId)));
    return applied;
  }

  protected applyResponse(
    response: SaveResponse,
    sent: MetricStates,
    original: MetricStates,
  ): AppliedResponse<MetricStates> {
    const { kept, deleted } = this.#deletedRows(response);
    const refused = new Set(response.refused.map(({ metricId }) => metricId));
    const stored = toStates(response.saved, sent);
    const theirs = toStates(response.conflicts, original);
    return {
      original: { ...omitKeys(original, metricIdsIn(deleted)), ...stored, ...theirs },
      conflicts: omitKeys(theirs, metricIdsIn(kept)),
      // A value that was edited again in the meantime stays.
      update: (states) => {
        const ids = Object.keys(stored).filter(
          (id) => states[id] !== undefined && states[id] === sent[id] && !refused.has(id),
        );
        return ids.length === 0 ? states : { ...states, ...pickStates(stored, ids) };
      },
      deletedRows: deleted.length,
      returnedRows: kept.length,
    };
  }

  protected writeJournal(before?: DraftPair<MetricStates>): void {
    const { value, original } = this.draft.getState();
    const ids = before
      ? [...changedIds(value, before.value), ...changedIds(original, before.original)]
      : [...this.#document.metrics.keys()];
    replaceEdits(this.#options.journal, new Map(ids.map((id) => [id, this.#valueEdit(id)])));
    const states = { present: value, stored: original };
    replaceRows(this.#options.rowJournal, this.#document, this.#rowEdits(), states);
  }

  protected readJournal(): RestoredEdits<MetricStates> {
    const { added, ...restored } = readRestoredEdits(this.#options, this.#document);
    this.#keepAdded(added);
    return restored;
  }

  /** The edit of a metric as it is saved; null if the metric is not edited. */
  #valueEdit(id: string): SavedMetric | null {
    const { value, original } = this.draft.getState();
    const [metric, present, saved] = [this.#document.metrics.get(id), value[id], original[id]];
    if (!metric || !present || !saved || !isEdited(present, saved)) return null;
    const wire = toSavedMetric(metric, present, saved);
    return { ...wire, lastModified: this.baseVersionOf(id) ?? wire.lastModified };
  }

  #valueEdits(): readonly SavedMetric[] {
    return [...this.#document.metrics.keys()].flatMap((id) => this.#valueEdit(id) ?? []);
  }

  /** The rows that are not stored as they are. */
  #rowEdits(): RowEdits {
    const { value, original } = this.draft.getState();
    return findRowEdits(this.#document, value, original);
  }

  /** The rows that a request was to delete: those that are deleted, and those that another user had changed. */
  #deletedRows({ deletedIds, conflicts }: SaveResponse) {
    const [requested, changed] = [new Set(deletedIds), new Set(conflicts.map(({ metricId }) => metricId))];
    const rows =
      requested.size === 0 ? [] : listRows(this.#document).filter(({ row }) => requested.has(row.id));
    const isKept = ({ row }: PlacedRow) => row.metricIds.some((id) => changed.has(id));
    return { kept: rows.filter(isKept), deleted: rows.filter((row) => !isKept(row)) };
  }

  /** Removes the rows that another user removed. Undo brings them back, with what was edited here. */
  #removeRemotely(gone: ReadonlySet<string>): void {
    if (gone.size === 0) return;
    const rows = listRows(this.#document).filter(({ row }) => row.metricIds.some((id) => gone.has(id)));
    const ids = metricIdsIn(rows);
    const { value, original, rebase } = this.draft.getState();
    const wasShown = rows.some(({ row }) => hasRow(row, value));
    rebase({ original: omitKeys(original, ids), update: (states) => states });
    this.removeConflicts(ids);
    this.change('removedByOthers', (states) => omitKeys(states, ids));
    if (wasShown) this.#options.onRowsRemoved?.();
  }

  #keepAdded(rows: readonly AddedRow[]): void {
    if (rows.length === 0) return;
    this.#added = [...this.#added, ...rows];
    this.#show();
  }

  #show(): void {
    this.shown.setState({ document: withAddedRows(this.#loaded, this.#added) });
  }

  get #document(): ReviewDocument {
    return this.shown.getState().document;
  }
}
