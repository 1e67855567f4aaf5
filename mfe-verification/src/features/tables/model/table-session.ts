import { AUTO_SAVE_DELAY_MS, findTableChanges, toTableSave, type TableSave } from '@assay/shared/domain';
import {
  createDraftStore,
  createUiStore,
  type DraftState,
  type EditJournal,
  type LoadStatus,
  type StoreApi,
} from '@assay/shared/state';
import type { ReviewDocument, ReviewGroup } from '../../../document/review-document.ts';
import { restoreSave, type JournalledSave } from './restore-save.ts';
import { findRowChanges } from './row-changes.ts';
import type { LostEdit } from '../../../document/lost-edits.ts';
import { currentDatapoint, type MetricState } from '../../../document/metric-state.ts';
import type { Refusal, RefusedPart } from '../../../document/refusal.ts';
import { sizeOfSave, takeBatch } from './save-batches.ts';
import {
  applyTableResponse,
  findCell,
  metricIdsInRowOf,
  versionOf,
  withoutRowOf,
  withState,
  type CellConflicts,
  type SentTables,
  type TableResponse,
} from './table-response.ts';
import { toEditedRows } from './table-rows.ts';
import { toTablesDraft, type TablesDraft } from './table-draft.ts';

/** What a session is created from. */
export interface TableSessionOptions {
  readonly document: ReviewDocument;
  readonly journal: EditJournal<JournalledSave>;
  /** Sends edits of tables. Rejects if nothing was saved. */
  readonly send: (save: TableSave) => Promise<TableResponse>;
  /** Called after a save that stored something. */
  readonly onSaved?: () => void;
  readonly onFailed?: (error: unknown) => void;
  /** Called with the edits of the journal that cannot be stored any more. */
  readonly onLost?: (lost: readonly LostEdit[]) => void;
  /** Called when another user changed or deleted what was deleted or changed here. */
  readonly onConflict?: (count: number) => void;
}

/** What a screen shows of a session, apart from the draft. */
export interface TableSessionState {
  /** loading while a save runs, erroring after it failed. */
  readonly saveStatus: LoadStatus;
  /** By metric id: what another user stored while this cell was edited here; null where they deleted the row. */
  readonly conflicts: CellConflicts;
  /** By metric id: what the server did not accept of an edit. */
  readonly refusals: CellRefusals;
}

/** What the server did not accept, and of which edit; by metric id. */
export type CellRefusals = Readonly<
  Record<string, { readonly part: RefusedPart; readonly state: MetricState }>
>;

/** So many edits are named in the journal: a paste of thousands would fill it with names. */
const MAX_NAMES = 500;

const isEmpty = (save: TableSave) => sizeOfSave(save) === 0;

/**
 * The edits of the tables of one document: a draft with undo, a journal in the browser, and the saves a second later
 * [AMB-059, AMB-067]. An edit is in the journal until the server has stored it, so that no reload loses it.
 */
export class TableSession {
  readonly draft: StoreApi<DraftState<TablesDraft>>;
  readonly state: StoreApi<TableSessionState>;
  readonly #options: TableSessionOptions;
  readonly #groups: readonly ReviewGroup[];
  /** For cells in conflict: the version that the edit started from, which is no longer the stored one. */
  readonly #baseVersions = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #isRestored = false;

  constructor(options: TableSessionOptions) {
    this.#options = options;
    this.#groups = options.document.groups;
    this.draft = createDraftStore<TablesDraft>({ initial: toTablesDraft(options.document) });
    this.state = createUiStore<TableSessionState>()(() => ({
      saveStatus: 'ready',
      conflicts: {},
      refusals: {},
    }));
    this.draft.subscribe((now, before) => {
      if (now.original !== before.original || now.value === before.value) return; // A response of the server.
      this.#writeJournal();
      this.#dropRefusals(now.value);
      this.#scheduleSave();
    });
  }

  /** Applies a change that can be undone as one step. It is saved a second later. */
  change(name: string, apply: (draft: TablesDraft) => TablesDraft): void {
    this.draft.getState().apply({ name, apply });
  }

  /** Applies the edits that a reload or a lost network left in the journal. Returns how many there were. */
  restore(): number {
    if (this.#isRestored) return 0;
    this.#isRestored = true;
    const { journal, document } = this.#options;
    const save = journal.pending().at(-1)?.edit;
    if (!save) return 0;
    const restored = restoreSave(save, this.draft.getState().original, document.groups);
    // Kept before the journal is written again without them.
    if (restored.lost.length > 0) this.#options.onLost?.(restored.lost);
    for (const [id, version] of restored.baseVersions) this.#baseVersions.set(id, version);
    this.#addConflicts(restored.conflicts);
    this.change('restore', () => restored.draft);
    if (restored.count === 0) this.#writeJournal();
    return restored.count;
  }

  /** Saves all edits and waits for the response. False if an edit is still unsaved. */
  async flush(): Promise<boolean> {
    this.#endWait();
    while (this.#running) await this.#running; // One save at a time: the next one needs the versions that this one returns.
    this.#running = this.#saveOnce().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    return isEmpty(this.#findSave());
  }

  /** Ends the conflict of a cell with one of its two values; where the row was deleted, keeps or deletes the row. */
  resolveConflict(metricId: string, choice: 'mine' | 'theirs'): void {
    const { conflicts } = this.state.getState();
    const theirs = conflicts[metricId];
    if (theirs === undefined) return;
    const { value } = this.draft.getState();
    const ended = new Set(theirs === null ? metricIdsInRowOf(value, metricId) : [metricId]);
    for (const id of ended) this.#baseVersions.delete(id);
    const others = Object.entries(conflicts).filter(([id]) => !ended.has(id));
    this.state.setState({ conflicts: Object.fromEntries(others) });
    if (choice === 'theirs')
      this.change('takeTheirs', (draft) =>
        theirs === null ? withoutRowOf(draft, metricId) : withState(draft, metricId, theirs),
      );
    if (theirs === null) {
      const { original, rebase } = this.draft.getState();
      rebase({ original: withoutRowOf(original, metricId), update: (draft) => draft });
    }
    this.#writeJournal();
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

  /** What is edited, as it would be saved; cells in conflict too. */
  #findSave(): TableSave {
    const { original, value } = this.draft.getState();
    const changes = this.#groups.flatMap(({ id, identifier }) => {
      const [stored, present] = [original[id] ?? [], value[id] ?? []];
      if (stored === present) return [];
      const { removed, added } = findRowChanges(stored, present); // Rows that are the same objects have no change.
      return findTableChanges(toEditedRows(removed, identifier), toEditedRows(added, identifier));
    });
    return toTableSave(changes);
  }

  #writeJournal() {
    const { journal } = this.#options;
    const earlier = journal.pending().map(({ id }) => id);
    const save = this.#findSave();
    const updated = save.updated.map((update) => {
      const lastModified = this.#baseVersions.get(update.metricId);
      return lastModified === undefined ? update : { ...update, lastModified };
    });
    // The new entry is written first: a crash in between leaves one entry too many, never one too few.
    if (!isEmpty(save)) journal.append({ ...save, updated, names: this.#namesOf(updated) });
    journal.acknowledge(earlier);
  }

  /** The names of edited cells, for the case that their rows are deleted meanwhile. */
  #namesOf(updated: TableSave['updated']): Readonly<Record<string, string>> {
    const wanted = new Set(updated.slice(0, MAX_NAMES).map(({ metricId }) => metricId));
    const { original, value } = this.draft.getState();
    const { metrics } = this.#options.document;
    const names = this.#groups.flatMap(({ id, isRepeatable }) =>
      findRowChanges(original[id] ?? [], value[id] ?? []).added.flatMap(({ cells }) => {
        const own = Object.values(cells);
        const [first] = own;
        const row = isRepeatable && first ? currentDatapoint(first.state).value : '';
        return own.flatMap(({ metricId }): readonly [string, string][] => {
          const label = metrics.get(metricId)?.label ?? '';
          return wanted.has(metricId) ? [[metricId, row === '' ? label : `${row}, ${label}`]] : [];
        });
      }),
    );
    return Object.fromEntries(names);
  }

  #rememberVersions(original: TablesDraft, conflicts: CellConflicts) {
    if (Object.keys(conflicts).length === 0) return;
    const cells = Object.values(original).flatMap((rows) => rows.flatMap((row) => Object.values(row.cells)));
    for (const cell of cells) {
      const version = versionOf(cell);
      if (conflicts[cell.metricId] !== undefined && version !== null)
        this.#baseVersions.set(cell.metricId, version);
    }
  }

  #addConflicts(added: CellConflicts) {
    this.state.setState(({ conflicts }) => ({ conflicts: { ...conflicts, ...added } }));
  }

  /** An edit that was refused is tried again once the reviewer has changed it. */
  #dropRefusals(draft: TablesDraft) {
    const { refusals } = this.state.getState();
    const kept = Object.entries(refusals).filter(([id, { state }]) => findCell(draft, id)?.state === state);
    if (kept.length < Object.keys(refusals).length)
      this.state.setState({ refusals: Object.fromEntries(kept) });
  }

  #addRefusals(refused: readonly Refusal[], sent: TablesDraft) {
    const { value } = this.draft.getState();
    const added = refused.flatMap(({ metricId, part }) => {
      const state = findCell(sent, metricId)?.state;
      const isUnchanged = state && findCell(value, metricId)?.state === state;
      return isUnchanged ? [[metricId, { part, state }] as const] : [];
    });
    if (added.length > 0)
      this.state.setState(({ refusals }) => ({ refusals: { ...refusals, ...Object.fromEntries(added) } }));
  }

  /** Every edit except those in conflict and those that were refused, which wait for the reviewer. */
  #findSendable(): TableSave {
    const { conflicts, refusals } = this.state.getState();
    const { updated, ...rows } = this.#findSave();
    const isWaiting = (id: string) => conflicts[id] !== undefined || refusals[id] !== undefined;
    return { ...rows, updated: updated.filter(({ metricId }) => !isWaiting(metricId)) };
  }

  /** Saves in as many requests as it takes. A request that stores nothing ends it, so that none is repeated for ever. */
  async #saveOnce(): Promise<void> {
    const outcome = { conflicts: 0, stored: 0 };
    let left = Infinity;
    try {
      for (;;) {
        const save = this.#findSendable();
        const size = sizeOfSave(save);
        if (size === 0 || size >= left) break;
        left = size;
        this.state.setState({ saveStatus: 'loading' });
        const batch = takeBatch(save);
        const draft = this.draft.getState().value;
        const deletedIds = new Set(batch.deleted.map(({ id }) => id));
        const response = await this.#options.send(batch);
        outcome.conflicts += this.#applyResponse(response, { draft, deletedIds });
        outcome.stored += response.saved.length + response.rows.length;
      }
      // An edit that was made while this save ran waits for the next one.
      this.state.setState({ saveStatus: this.#timer === undefined ? 'ready' : 'loading' });
    } catch (error) {
      this.state.setState({ saveStatus: 'erroring' });
      this.#options.onFailed?.(error);
    }
    if (outcome.conflicts > 0) this.#options.onConflict?.(outcome.conflicts);
    if (outcome.stored > 0) this.#options.onSaved?.();
  }

  /** @returns how many edits other users have changed meanwhile */
  #applyResponse(response: TableResponse, sent: SentTables): number {
    const { original, rebase } = this.draft.getState();
    const applied = applyTableResponse(response, sent, original);
    this.#rememberVersions(original, applied.conflicts);
    rebase({ original: applied.original, update: applied.update });
    this.#addConflicts(applied.conflicts);
    this.#addRefusals(response.refused, sent.draft);
    this.#writeJournal();
    return Object.keys(applied.conflicts).length + applied.returnedRows;
  }
}
