import { createDraftStore, createUiStore, type DraftState, type StoreApi } from '@assay/shared/state';
import {
  cellOfSave,
  forgetSaves,
  isEditedState,
  isSameGridValue,
  journalSaves,
  readJournals,
  toGridSave,
  toGridState,
  type GridSave,
  type GridState,
  type GridStates,
  type OpenJournal,
} from './grid-saves.ts';
import type { GridCell, GridDocument, GridMetric, MetricGrid } from './metric-grid.ts';

/** What a save of values of several documents stored; states by metric id. */
export interface GridSaveResponse {
  readonly saved: ReadonlyMap<string, GridState>;
  /** What is stored in place of the values that the edits started from. */
  readonly conflicts: ReadonlyMap<string, GridState>;
  /** The metrics whose edits could not be sent. */
  readonly failed: ReadonlySet<string>;
  /** Why the first of them failed. */
  readonly error: unknown;
}

/** A verification of many values at once. */
export interface VerificationBatch {
  readonly batchId: string;
  /** The version that it gave to the values; undefined where the server does not say it. */
  readonly version: string | undefined;
}

/** How a session saves. Each part resolves after the grid was loaded again. */
export interface GridSaving {
  readonly send: (saves: readonly GridSave[]) => Promise<GridSaveResponse>;
  readonly onConflicts: (saves: readonly [GridSave, ...GridSave[]]) => void;
  readonly onFailed: (error: unknown) => void;
  /** Null where nothing was verified. */
  readonly verify: (documentIds: readonly string[]) => Promise<VerificationBatch | null>;
  /** Resolves with the version that it gave to the values. */
  readonly undoVerification: (batchId: string) => Promise<string | undefined>;
}

/** What a session is created from. */
export interface GridSessionOptions extends GridSaving {
  readonly grid: MetricGrid;
  readonly openJournal: OpenJournal;
  readonly permissions: number;
  readonly canVerify: boolean;
}

interface Verification {
  readonly documentIds: readonly string[];
  readonly batchId: string;
}

/** What a grid changes: the values that were edited in it, and what was verified at once. */
export interface GridDraft {
  readonly values: GridStates;
  readonly verifications: readonly Verification[];
}

/** What a screen shows of a session, apart from the draft. */
export interface GridSessionState {
  readonly isBusy: boolean;
  /** The metrics whose last save failed. */
  readonly failed: ReadonlySet<string>;
  /** Values that somebody else changed while they were edited here. */
  readonly conflicts: readonly GridCell[];
}

/** Another state for the value of a cell. */
export interface CellChange {
  readonly cell: GridCell;
  readonly rule: (state: GridState) => GridState;
}

/** The metrics whose value differs from the stored one. */
export const editedIdsOf = ({ value, original }: Pick<DraftState<GridDraft>, 'value' | 'original'>) =>
  Object.entries(value.values).flatMap(([id, present]) => {
    const stored = original.values[id];
    return stored && isEditedState(present, stored) ? [id] : [];
  });

/**
 * The edits of values of several documents: a draft with undo, whose changes are saved at once. An edit is in the journal of
 * its document until it is stored, so that no reload loses it. Only values that are edited are in the draft. Each state
 * has the version that it may replace: a save of one's own renews it in every step of the history, a change by somebody
 * else does not, so that undoing over it is a conflict [AMB-059].
 */
export class GridSession {
  readonly draft: StoreApi<DraftState<GridDraft>>;
  readonly state: StoreApi<GridSessionState>;
  readonly #options: GridSessionOptions;
  readonly #places = new Map<string, { readonly document: string; readonly fin: string }>();
  /** The versions that verifications of this session gave to values. */
  readonly #ownVersions = new Set<string>();
  #grid: MetricGrid;
  #running: Promise<void> | undefined;
  #isRestored = false;

  constructor(options: GridSessionOptions) {
    this.#options = options;
    this.#grid = options.grid;
    this.draft = createDraftStore<GridDraft>({ initial: { values: {}, verifications: [] } });
    this.state = createUiStore<GridSessionState>()(() => ({
      isBusy: false,
      failed: new Set(),
      conflicts: [],
    }));
    this.draft.subscribe((now, before) => {
      if (now.original !== before.original || now.value === before.value) return; // A response of the server.
      const ids = Object.keys(now.value.values);
      this.#updateJournal(ids.filter((id) => now.value.values[id] !== before.value.values[id]));
    });
  }

  /** Replaces the loaded values. */
  updateGrid(grid: MetricGrid): void {
    this.#grid = grid;
  }

  /** Changes values as one step of undo, and saves them. */
  async change(name: string, changes: readonly CellChange[]): Promise<void> {
    if (changes.length === 0) return;
    for (const { cell } of changes) this.#readStored(cell);
    this.draft.getState().apply({
      name,
      apply: ({ values, ...draft }) => ({
        ...draft,
        values: {
          ...values,
          ...Object.fromEntries(
            changes.map(({ cell: { value }, rule }) => [
              value.metricId,
              rule(values[value.metricId] ?? toGridState(value)),
            ]),
          ),
        },
      }),
    });
    await this.flush();
  }

  async undo(): Promise<void> {
    this.draft.getState().undo();
    await this.flush();
  }

  async redo(): Promise<void> {
    this.draft.getState().redo();
    await this.flush();
  }

  /** Verifies what the pages of documents prove, as one step of undo. */
  async verify(documentIds: readonly string[]): Promise<void> {
    await this.#alone(async () => {
      const batch = await this.#verify(documentIds);
      if (batch === null) return;
      const withBatch = (draft: GridDraft) => ({ ...draft, verifications: [...draft.verifications, batch] });
      this.draft.getState().apply({ name: 'verify', apply: withBatch });
      const { original, rebase } = this.draft.getState();
      rebase({ original: withBatch(original), update: (draft) => draft });
    });
  }

  /** Applies the edits that a reload left in the journals. Returns how many there were; 0 from the second call on. */
  restore(): number {
    if (this.#isRestored) return 0;
    this.#isRestored = true;
    const { openJournal, permissions } = this.#options;
    const { edits, conflicts } = readJournals(openJournal, this.#grid, permissions);
    this.state.setState({ conflicts });
    void this.change(
      'restore',
      edits.map(({ cell, state }) => ({ cell, rule: () => state })),
    );
    return edits.length;
  }

  /** Saves what differs from what is stored, and waits for it. */
  async flush(): Promise<void> {
    await this.#alone(async () => {
      await this.#saveVerifications();
      await this.#saveValues();
    });
  }

  /** Runs one save at a time: the next one needs the versions that this one returns. */
  async #alone(run: () => Promise<void>): Promise<void> {
    while (this.#running) await this.#running;
    this.state.setState({ isBusy: true });
    this.#running = run().finally(() => {
      this.#running = undefined;
      this.state.setState({ isBusy: false });
    });
    await this.#running;
  }

  /**
   * Makes an edit start from the loaded value, where that is newer than the one of the draft. Earlier steps of the history
   * keep their version, unless a verification of one's own made the newer one.
   */
  #readStored({ document, metric, value }: GridCell): void {
    const id = value.metricId;
    this.#places.set(id, { document: document.id, fin: metric.fin });
    const loaded = toGridState(value);
    const { value: draft, original } = this.draft.getState();
    const [present, known] = [draft.values[id], original.values[id]];
    if (!present || !known) return this.#rebase(id, loaded, (state) => state ?? loaded);
    if (loaded.version <= known.version || isEditedState(present, known)) return;
    this.#replaceStored(id, present, loaded, this.#isOwnVerification(known, loaded));
  }

  /** Whether a verification of this session made a version of a value, and nothing else changed it. */
  #isOwnVerification(known: GridState | undefined, stored: GridState): boolean {
    return known !== undefined && this.#ownVersions.has(stored.version) && isSameGridValue(known, stored);
  }

  /** Takes a stored state in place of a state. Where it is one's own, every state that started from the same one follows it. */
  #replaceStored(id: string, replaced: GridState, stored: GridState, isOwn: boolean): void {
    this.#rebase(id, stored, (state) => {
      if (state === replaced) return { ...stored, scaledBy: replaced.scaledBy };
      const isFollowing = isOwn && state?.version === replaced.version;
      return isFollowing ? { ...state, version: stored.version } : state;
    });
  }

  #rebase(
    id: string,
    stored: GridState,
    update: (state: GridState | undefined) => GridState | undefined,
  ): void {
    const { original, rebase } = this.draft.getState();
    rebase({
      original: { ...original, values: { ...original.values, [id]: stored } },
      update: (draft) => {
        const state = update(draft.values[id]);
        if (state === undefined || state === draft.values[id]) return draft;
        return { ...draft, values: { ...draft.values, [id]: state } };
      },
    });
  }

  /** The saves of edited values; those whose document or metric is not loaded any more are left to the journal. */
  #savesOf(ids: readonly string[]): readonly GridSave[] {
    const { value, original } = this.draft.getState();
    return ids.flatMap((id) => {
      const [present, stored, place] = [value.values[id], original.values[id], this.#places.get(id)];
      const document = this.#grid.documents.find((one: GridDocument) => one.id === place?.document);
      const metric = this.#grid.metrics.find((one: GridMetric) => one.fin === place?.fin);
      const loaded = metric && document?.values.get(metric.fin);
      if (!present || !stored || !document || !metric || !loaded) return [];
      return [toGridSave({ document, metric, value: loaded }, present, stored, this.#options.canVerify)];
    });
  }

  #updateJournal(ids: readonly string[]): void {
    const { openJournal } = this.#options;
    const edited = new Set(editedIdsOf(this.draft.getState()));
    const saves = this.#savesOf(ids);
    journalSaves(
      openJournal,
      saves.filter(({ metricId }) => edited.has(metricId)),
    );
    forgetSaves(
      openJournal,
      saves.filter(({ metricId }) => !edited.has(metricId)),
    );
  }

  async #saveValues(): Promise<void> {
    for (let isAgain = true; isAgain;) {
      const ids = editedIdsOf(this.draft.getState());
      const saves = this.#savesOf(ids);
      this.state.setState({ failed: new Set() });
      if (saves.length === 0) return;
      const sent = this.draft.getState().value.values;
      const response = await this.#options.send(saves);
      isAgain = this.#applyResponse(response, saves, sent);
    }
  }

  /** @returns whether edits are to be sent again: only one's own verification was in their way */
  #applyResponse(response: GridSaveResponse, saves: readonly GridSave[], sent: GridStates): boolean {
    const { onConflicts, onFailed } = this.#options;
    const { original } = this.draft.getState();
    for (const [id, stored] of response.saved) {
      const state = sent[id];
      if (state) this.#replaceStored(id, state, stored, true);
    }
    const isOwn = ([id, stored]: readonly [string, GridState]) =>
      this.#isOwnVerification(original.values[id], stored);
    const own = [...response.conflicts].filter(isOwn);
    for (const [id, stored] of own)
      this.#rebase(id, stored, (state) =>
        state?.version === sent[id]?.version && state ? { ...state, version: stored.version } : state,
      );
    const theirs = new Map([...response.conflicts].filter((conflict) => !isOwn(conflict)));
    for (const [id, stored] of theirs) this.#rebase(id, stored, () => stored);
    this.#updateJournal([...response.saved.keys()]);
    const [first, ...others] = saves.filter(({ metricId }) => theirs.has(metricId));
    if (first) onConflicts([first, ...others]);
    if (response.failed.size > 0) onFailed(response.error);
    const isSent = ({ value }: GridCell) => saves.some(({ metricId }) => metricId === value.metricId);
    this.state.setState(({ conflicts }) => ({
      failed: response.failed,
      conflicts: [
        ...conflicts.filter((cell) => !isSent(cell)),
        ...(first ? [first, ...others] : []).flatMap(cellOfSave),
      ],
    }));
    return own.length > 0;
  }

  async #verify(documentIds: readonly string[]): Promise<Verification | null> {
    const batch = await this.#options.verify(documentIds);
    if (batch?.version !== undefined) this.#ownVersions.add(batch.version);
    return batch && { documentIds, batchId: batch.batchId };
  }

  /** Undoes the verifications that were undone, and makes again those that were redone. */
  async #saveVerifications(): Promise<void> {
    const { value, original } = this.draft.getState();
    const [wanted, made] = [value.verifications, original.verifications];
    for (const verification of made.filter((one) => !wanted.includes(one))) {
      const version = await this.#options.undoVerification(verification.batchId);
      if (version !== undefined) this.#ownVersions.add(version);
      const { original: stored, rebase } = this.draft.getState();
      const verifications = stored.verifications.filter((one) => one !== verification);
      rebase({ original: { ...stored, verifications }, update: (draft) => draft });
    }
    for (const verification of wanted.filter((one) => !made.includes(one))) {
      const again = await this.#verify(verification.documentIds);
      const { original: stored, rebase } = this.draft.getState();
      const replace = (all: readonly Verification[]) =>
        all.flatMap((one) => (one === verification ? (again ?? []) : one));
      rebase({
        original: again ? { ...stored, verifications: [...stored.verifications, again] } : stored,
        update: (draft) => ({ ...draft, verifications: replace(draft.verifications) }),
      });
    }
  }
}
