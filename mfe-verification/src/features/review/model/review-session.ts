import type { SavedMetric } from '@assay/shared/contracts';
import { AUTO_SAVE_DELAY_MS } from '@assay/shared/domain';
import {
  createDraftStore,
  createUiStore,
  type DraftState,
  type EditJournal,
  type LoadStatus,
  type StoreApi,
} from '@assay/shared/state';
import type { AddedRow } from '../../../document/document-rows.ts';
import type { LostEdit } from '../../../document/lost-edits.ts';
import { currentDatapoint, isEdited, isSameValue, type MetricState } from '../../../document/metric-state.ts';
import type { RefusedPart } from '../../../document/refusal.ts';
import type { MetricStates, ReviewDocument } from '../../../document/review-document.ts';
import { replaceEdits } from '../../../document/document-journal.ts';
import { findLostEdits, readRestoredEdits } from './review-journal.ts';
import { applySaveResponse, type SaveResponse, type SentStates, type StoredMetric } from './save-response.ts';
import { baseVersionOf, toSavedMetric } from '../../../document/saved-metric.ts';
import { omitStates, SessionRows, type RowStore } from './session-rows.ts';

/** What a session is created from. */
export interface ReviewSessionOptions {
  readonly document: ReviewDocument;
  readonly journal: EditJournal<SavedMetric>;
  /** Sends edited metrics of the document in its present state. Rejects if nothing was saved. */
  readonly send: (metrics: readonly SavedMetric[], document: ReviewDocument) => Promise<SaveResponse>;
  /** Where rows are created and deleted; without it they can not be. */
  readonly rows?: RowStore;
  /** Called after a save that stored something. */
  readonly onSaved?: () => void;
  readonly onFailed?: (error: unknown) => void;
  /** Called with the edits of the journal that cannot be stored any more. */
  readonly onLost?: (lost: readonly LostEdit[]) => void;
}

/** What a screen shows of a session, apart from the draft. */
export interface ReviewSessionState {
  /** loading while a save runs, erroring after it failed [VER-022, VER-023]. */
  readonly saveStatus: LoadStatus;
  /** By metric id: the value that another user stored while this one was edited here. */
  readonly conflicts: MetricStates;
  /** By metric id: what the server did not accept of the present edit. */
  readonly refusals: Refusals;
  /** The rows that were added, whether they are there or undone. */
  readonly addedRows: readonly AddedRow[];
}

type Refusals = Readonly<Record<string, RefusedPart>>;

interface Edit {
  readonly present: MetricState;
  readonly wire: SavedMetric;
}

/**
 * The edits of one document: a draft with undo, a journal in the browser, and the saves. An edit is written to the
 * journal before it is sent, and removed from it when the server has acknowledged it. So no reload loses an edit.
 */
export class ReviewSession {
  readonly draft: StoreApi<DraftState<MetricStates>>;
  readonly state: StoreApi<ReviewSessionState>;
  /** The rows of repeating groups that are added and removed. */
  readonly rows: SessionRows;
  readonly #options: ReviewSessionOptions;
  /** For metrics in conflict: the version that the edit started from, which is no longer the stored one. */
  readonly #baseVersions = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #isRestored = false;
  #lastSeen: string | null;

  constructor(options: ReviewSessionOptions) {
    this.#options = options;
    this.#lastSeen = options.document.lastModified;
    this.draft = createDraftStore<MetricStates>({ initial: options.document.states });
    this.state = createUiStore<ReviewSessionState>()(() => ({
      saveStatus: 'ready',
      conflicts: {},
      refusals: {},
      addedRows: [],
    }));
    this.rows = new SessionRows({
      document: options.document,
      draft: this.draft,
      store: options.rows,
      applyResponse: (response, sent) => this.#applyResponse(response, sent),
      updateJournal: (ids) => this.#updateJournal(ids),
      setConflicts: (ids, theirs) => {
        this.state.setState(({ conflicts }) => ({ conflicts: { ...omitStates(conflicts, ids), ...theirs } }));
      },
      onAdded: (addedRows) => this.state.setState({ addedRows }),
    });
    this.draft.subscribe((now, before) => {
      if (now.original !== before.original) return; // A save response, which updates the journal itself.
      const ids = Object.keys({ ...now.value, ...before.value });
      const changed = ids.filter((id) => now.value[id] !== before.value[id]);
      if (changed.length === 0) return;
      this.#updateJournal(changed);
      this.#removeRefusals(changed);
      this.#scheduleSave();
    });
  }

  /** Replaces the document after it changed as a whole, such as after its confirmation. */
  updateDocument(document: ReviewDocument): void {
    this.rows.document = document;
  }

  /** The identifier of a metric. */
  finOf(metricId: string): string | undefined {
    return this.rows.document.metrics.get(metricId)?.fin;
  }

  /** Changes a metric by one of the rules. The change is saved a second later [AMB-059]. */
  changeMetric(metricId: string, name: string, rule: (state: MetricState) => MetricState): void {
    this.changeMetrics([metricId], name, rule);
  }

  /** Changes several metrics by one of the rules, as one change that is undone at once. Withheld values stay. */
  changeMetrics(metricIds: readonly string[], name: string, rule: (state: MetricState) => MetricState): void {
    const shown = metricIds.filter((id) => !this.rows.document.metrics.get(id)?.isWithheld);
    this.draft.getState().apply({ name, apply: (states) => applyRule(states, shown, rule) });
  }

  /**
   * Applies the edits that a reload or a lost network left in the journal. An edit is saved if the stored value is still
   * the one that it started from; otherwise it becomes a conflict. Returns the number of edits; 0 from the second call on.
   */
  restore(): number {
    if (this.#isRestored) return 0;
    this.#isRestored = true;
    const { document } = this.rows;
    const rowCount = this.rows.restoreFromJournal();
    // Rows of the journal are there now; what is still missing was deleted by somebody else.
    const lost = findLostEdits(this.#options.journal, { ...document, states: this.draft.getState().value });
    if (lost.length > 0) this.#options.onLost?.(lost);
    const restored = readRestoredEdits(this.#options.journal, document);
    for (const { metricId, mine, isConflict, baseVersion } of restored) {
      const theirs = document.states[metricId];
      if (isConflict && theirs) {
        this.#baseVersions.set(metricId, baseVersion);
        this.#addConflicts({ [metricId]: theirs });
      }
      this.changeMetric(metricId, 'restore', () => mine);
    }
    return restored.length + rowCount;
  }

  /** Saves all edits and waits for the response. False if an edit is still unsaved. */
  async flush(): Promise<boolean> {
    this.#endWait();
    while (this.#running) await this.#running; // One save at a time: the next one needs the versions that this one returns.
    this.#running = this.#saveOnce().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    return this.unsavedIds().length === 0;
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
    const saved = unseen.filter(isReplacing);
    const conflicts = unseen.filter((change) => !isReplacing(change));
    const present = saved.flatMap(({ metricId }) => {
      const state = value[metricId];
      return state ? [[metricId, state] as const] : [];
    });
    this.#applyResponse({ saved, conflicts }, new Map(present));
    return unseen.map(({ metricId }) => metricId);
  }

  /** The ids of the metrics whose edits are not stored. */
  unsavedIds(): readonly string[] {
    const { created, deleted } = this.rows.edits();
    const ofRows = [...created, ...deleted].flatMap(({ row }) => row.metricIds.slice(0, 1));
    return [...this.#edits().map(({ wire }) => wire.metricId), ...ofRows];
  }

  /** Ends a conflict with one of its two values. */
  resolveConflict(metricId: string, choice: 'mine' | 'theirs'): void {
    const { [metricId]: theirs, ...others } = this.state.getState().conflicts;
    if (!theirs) return;
    this.#baseVersions.delete(metricId);
    this.state.setState({ conflicts: others });
    if (choice === 'theirs') this.changeMetric(metricId, 'takeTheirs', () => theirs);
    this.#updateJournal([metricId]);
    this.#scheduleSave();
  }

  #endWait() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #scheduleSave() {
    this.#endWait();
    // An edit that waits to be sent is not saved yet.
    if (this.state.getState().saveStatus === 'ready') this.state.setState({ saveStatus: 'loading' });
    this.#timer = setTimeout(() => void this.flush(), AUTO_SAVE_DELAY_MS);
  }

  #updateJournal(ids: readonly string[]) {
    const edits = ids.map((id) => [id, this.#toEdit(id)?.wire ?? null] as const);
    replaceEdits(this.#options.journal, new Map(edits));
    this.rows.updateJournal();
  }

  #addConflicts(added: MetricStates) {
    this.state.setState(({ conflicts }) => ({ conflicts: { ...conflicts, ...added } }));
  }

  /** An edit that was refused is tried again once the reviewer has changed it. */
  #removeRefusals(ids: readonly string[]) {
    const { refusals } = this.state.getState();
    if (!ids.some((id) => refusals[id])) return;
    const kept = Object.entries(refusals).filter(([id]) => !ids.includes(id));
    this.state.setState({ refusals: Object.fromEntries(kept) });
  }

  /** The edit of a metric as it would be saved; null if the metric is not edited. */
  #toEdit(id: string): Edit | null {
    const { value, original } = this.draft.getState();
    const [metric, present, saved] = [this.rows.document.metrics.get(id), value[id], original[id]];
    if (!metric || !present || !saved || !isEdited(present, saved)) return null;
    const lastModified = this.#baseVersions.get(id) ?? baseVersionOf(saved);
    return { present, wire: { ...toSavedMetric(metric, present, saved), lastModified } };
  }

  #edits(): readonly Edit[] {
    return [...this.rows.document.metrics.keys()].flatMap((id) => this.#toEdit(id) ?? []);
  }

  /** Saves rows, then values. What fails does not keep the other from being saved. */
  async #saveOnce(): Promise<void> {
    if (this.unsavedIds().length > 0) this.state.setState({ saveStatus: 'loading' });
    const { created, deleted } = this.rows.edits();
    // Without rows nothing is awaited before the values are sent: the page may be about to close.
    const ofRows =
      created.length + deleted.length > 0 ? await this.#attempt(() => this.rows.save()) : 'unchanged';
    const results = [ofRows, await this.#attempt(() => this.#saveEdits())];
    // An edit that was made while this save ran waits for the next one.
    const status = this.#timer === undefined ? 'ready' : 'loading';
    this.state.setState({ saveStatus: results.includes('failed') ? 'erroring' : status });
    if (results.includes('saved')) this.#options.onSaved?.();
  }

  async #attempt(save: () => Promise<boolean>): Promise<'saved' | 'unchanged' | 'failed'> {
    try {
      return (await save()) ? 'saved' : 'unchanged';
    } catch (error) {
      this.#options.onFailed?.(error);
      return 'failed';
    }
  }

  /** Saves every edit except those in conflict or refused, which wait for the reviewer. True if one was stored. */
  async #saveEdits(): Promise<boolean> {
    const { conflicts, refusals } = this.state.getState();
    const batch = this.#edits().filter(
      ({ wire: { metricId } }) => !conflicts[metricId] && !refusals[metricId],
    );
    if (batch.length === 0) return false;
    const wires = batch.map(({ wire }) => wire);
    const response = await this.#options.send(wires, this.rows.document);
    this.#applyResponse(response, new Map(batch.map(({ wire, present }) => [wire.metricId, present])));
    this.#addRefusals(response, batch);
    return response.saved.length > 0;
  }

  /** Marks the refused edits that the reviewer has not changed while they were sent. */
  #addRefusals({ refused }: SaveResponse, batch: readonly Edit[]) {
    const { value } = this.draft.getState();
    const isUnchanged = (id: string) =>
      batch.some(({ wire, present }) => wire.metricId === id && present === value[id]);
    const added = refused.filter(({ metricId }) => isUnchanged(metricId));
    if (added.length === 0) return;
    const parts = Object.fromEntries(added.map(({ metricId, part }) => [metricId, part]));
    this.state.setState(({ refusals }) => ({ refusals: { ...refusals, ...parts } }));
  }

  #applyResponse(response: Pick<SaveResponse, 'saved' | 'conflicts'>, sent: SentStates) {
    const { original, rebase } = this.draft.getState();
    const applied = applySaveResponse(response, sent, original);
    for (const id of Object.keys(applied.conflicts)) {
      const saved = original[id];
      if (saved) this.#baseVersions.set(id, baseVersionOf(saved));
    }
    rebase({ original: applied.original, update: applied.update });
    this.#addConflicts(applied.conflicts);
    this.#updateJournal(response.saved.map(({ metricId }) => metricId));
    const removed = response.conflicts.filter(({ datapoints }) => datapoints.length === 0);
    this.rows.removeRemotely(removed.map(({ metricId }) => metricId));
  }
}

function applyRule(
  states: MetricStates,
  metricIds: readonly string[],
  rule: (state: MetricState) => MetricState,
): MetricStates {
  const changed = metricIds.flatMap((id) => {
    const before = states[id];
    const after = before && rule(before);
    return after && after !== before ? [[id, after] as const] : [];
  });
  return changed.length === 0 ? states : { ...states, ...Object.fromEntries(changed) };
}
