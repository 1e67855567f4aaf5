import { currentDatapoint, isEdited, type MetricState } from '../document/metric-state.ts';
import { toMetricState, type GridCell, type MetricGrid } from '../document/metric-grid.ts';
import type { MetricStates } from '../document/review-document.ts';
import { replaceEdits } from './document-journal.ts';
import {
  EditSession,
  type AppliedResponse,
  type DraftPair,
  type EditCallbacks,
  type RestoredEdits,
  type SendPart,
} from './edit-session.ts';
import {
  readJournals,
  toGridSave,
  toJournalled,
  withVersion,
  type GridSave,
  type OpenJournal,
} from './grid-journal.ts';
import { changedIds, changeStates, pickStates } from './metric-states.ts';
import { toState, type SaveResponse } from './save-response.ts';
import { baseVersionOf } from './saved-metric.ts';

/** A verification of many values at once. */
export interface VerificationBatch {
  readonly batchId: string;
  /** The version that it gave to the values; undefined where the server does not say it. */
  readonly version: string | undefined;
}

/** How a session saves. Each part resolves after the grid was loaded again. */
export interface GridSaving {
  /** Sends edits of several documents; one that cannot be saved does not stop the others. */
  readonly send: (saves: readonly GridSave[]) => Promise<SaveResponse>;
  /** Null where nothing was verified. */
  readonly verify: (documentIds: readonly string[]) => Promise<VerificationBatch | null>;
  /** Resolves with the version that it gave to the values. */
  readonly undoVerification: (batchId: string) => Promise<string | undefined>;
}

/** What a session is created from. */
export interface GridSessionOptions extends GridSaving, EditCallbacks {
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
  readonly values: MetricStates;
  readonly verifications: readonly Verification[];
}

/** Another state for the value of a cell. */
export interface CellChange {
  readonly cell: GridCell;
  readonly rule: (state: MetricState) => MetricState;
}

type Rule = (state: MetricState) => MetricState;

/** The metrics whose value differs from the stored one. */
export const editedIdsOf = ({ value, original }: DraftPair<GridDraft>) =>
  Object.entries(value.values).flatMap(([id, present]) => {
    const stored = original.values[id];
    return stored && isEdited(present, stored) ? [id] : [];
  });

const withValues = (draft: GridDraft, values: MetricStates): GridDraft => ({
  ...draft,
  values: { ...draft.values, ...values },
});

/** The draft with rules applied to values, by metric id. */
function applyRules(draft: GridDraft, rules: ReadonlyMap<string, Rule>): GridDraft {
  const values = changeStates(draft.values, rules);
  return values === draft.values ? draft : { ...draft, values };
}

type ChangeVerifications = (all: readonly Verification[]) => readonly Verification[];

const changeVerifications = (change: ChangeVerifications) => (draft: GridDraft) => {
  const verifications = change(draft.verifications);
  return verifications === draft.verifications ? draft : { ...draft, verifications };
};

/** Whether two states have the same value and currency. */
function isSameEntry(left: MetricState, right: MetricState): boolean {
  const [one, other] = [currentDatapoint(left), currentDatapoint(right)];
  return one.value === other.value && one.currency === other.currency;
}

/** Takes a stored state in place of a state. Where it is one's own, every state that started from the same one follows it. */
const replaceBy =
  (replaced: MetricState, stored: MetricState, isOwn: boolean): Rule =>
  (state) => {
    if (state === replaced) return stored;
    const isFollowing = isOwn && baseVersionOf(state) === baseVersionOf(replaced);
    return isFollowing ? withVersion(state, baseVersionOf(stored)) : state;
  };

/**
 * The edits of values of several documents, which are saved at once. Only values that are edited are in the draft. Each state
 * has the version that it may replace: a save of one's own renews it in every step of the history, a change by somebody
 * else does not, so that undoing over it is a conflict [AMB-059]. A value in conflict is shown as it is stored; the edit stays
 * in the journal of its document, whose view asks which one to take.
 */
export class GridSession extends EditSession<GridDraft> {
  readonly #options: GridSessionOptions;
  readonly #places = new Map<string, { readonly document: string; readonly fin: string }>();
  /** The versions that verifications of this session gave to values. */
  readonly #ownVersions = new Set<string>();
  /** Only one's own verification was in the way of edits, which are to be sent again. */
  #isRepeated = false;
  #grid: MetricGrid;

  constructor(options: GridSessionOptions) {
    super({ values: {}, verifications: [] }, options, 0);
    this.#options = options;
    this.#grid = options.grid;
  }

  /** Replaces the loaded values. */
  updateGrid(grid: MetricGrid): void {
    this.#grid = grid;
  }

  /** The loaded cell of a value; none where its document or its metric is not loaded any more. */
  cellOf(metricId: string): GridCell | undefined {
    const place = this.#places.get(metricId);
    const document = this.#grid.documents.find(({ id }) => id === place?.document);
    const metric = this.#grid.metrics.find(({ fin }) => fin === place?.fin);
    const value = metric && document?.values.get(metric.fin);
    return document && metric && value ? { document, metric, value } : undefined;
  }

  /** Changes values as one step of undo. */
  changeCells(name: string, changes: readonly CellChange[]): void {
    for (const { cell } of changes) this.#readStored(cell);
    const rules = new Map(changes.map(({ cell, rule }) => [cell.value.metricId, rule]));
    this.change(name, (draft) => applyRules(draft, rules));
  }

  /** Verifies what the pages of documents prove, as one step of undo. */
  async verify(documentIds: readonly string[]): Promise<void> {
    await this.runAlone(async () => {
      this.state.setState({ saveStatus: 'loading' });
      const batch = await this.#verify(documentIds);
      this.state.setState({ saveStatus: 'ready' });
      if (batch === null) return;
      this.change(
        'verify',
        changeVerifications((all) => [...all, batch]),
      );
      this.#storeVerifications((all) => [...all, batch]);
    });
  }

  protected statesOf({ values }: GridDraft, ids: readonly string[]): MetricStates {
    return pickStates(values, ids);
  }

  protected takeTheirs(draft: GridDraft, id: string, theirs: MetricState | null): GridDraft {
    return theirs ? applyRules(draft, new Map([[id, () => theirs]])) : draft;
  }

  protected hasEdits(): boolean {
    return editedIdsOf(this.draft.getState()).length > 0;
  }

  protected async save(sendPart: SendPart): Promise<void> {
    const { value, original } = this.draft.getState();
    const isVerified = value.verifications.every((one) => original.verifications.includes(one));
    // Nothing else is awaited before the values are sent: the page may be about to close.
    if (!isVerified || value.verifications.length < original.verifications.length)
      await this.#saveVerifications();
    do {
      this.#isRepeated = false;
      const saves = this.#savesOf(editedIdsOf(this.draft.getState()));
      if (saves.length > 0) await sendPart(() => this.#options.send(saves));
    } while (this.#isRepeated);
  }

  protected applyResponse(
    response: SaveResponse,
    sent: GridDraft,
    original: GridDraft,
  ): AppliedResponse<GridDraft> {
    const rules = new Map<string, Rule>();
    const stored: Record<string, MetricState> = {};
    const conflicts: Record<string, MetricState> = {};
    for (const metric of [...response.saved, ...response.conflicts]) {
      const { metricId } = metric;
      const mine = sent.values[metricId];
      const state = toState(metric, mine);
      if (!mine || !state) continue;
      stored[metricId] = state;
      if (response.saved.includes(metric)) rules.set(metricId, replaceBy(mine, state, true));
      else if (this.#isOwnVerification(original.values[metricId], state)) {
        this.#isRepeated = true;
        const isStale = (one: MetricState) => baseVersionOf(one) === baseVersionOf(mine);
        rules.set(metricId, (one) => (isStale(one) ? withVersion(one, baseVersionOf(state)) : one));
      } else conflicts[metricId] = state;
    }
    const takeAll = (draft: GridDraft) =>
      Object.entries(conflicts).reduce((all, [id, theirs]) => this.takeTheirs(all, id, theirs), draft);
    return {
      original: withValues(original, stored),
      update: (draft) => takeAll(applyRules(draft, rules)),
      conflicts,
    };
  }

  protected writeJournal(before?: DraftPair<GridDraft>): void {
    const { value, original } = this.draft.getState();
    const { conflicts } = this.state.getState();
    const edited = new Set(editedIdsOf({ value, original }));
    const ids = before
      ? [
          ...changedIds(value.values, before.value.values),
          ...changedIds(original.values, before.original.values),
        ]
      : Object.keys(value.values);
    const saves = this.#savesOf(ids.filter((id) => edited.has(id) || conflicts[id] === undefined));
    for (const id of new Set(saves.map(({ document }) => document.id))) {
      const own = saves.filter(({ document }) => document.id === id);
      const entries = own.map((save): [string, ReturnType<typeof toJournalled> | null] => [
        save.metricId,
        edited.has(save.metricId) ? toJournalled(save) : null,
      ]);
      replaceEdits(this.#options.openJournal(id), new Map(entries));
    }
  }

  protected readJournal(): RestoredEdits<GridDraft> {
    const { openJournal, permissions } = this.#options;
    const { edits, conflicts } = readJournals(openJournal, this.#grid, permissions);
    for (const cell of conflicts) this.#setPlace(cell);
    for (const { cell } of edits) this.#readStored(cell);
    const states = edits.map(({ cell: { value }, state }) => [value.metricId, state] as const);
    return {
      changes: states.length === 0 ? [] : [(draft) => withValues(draft, Object.fromEntries(states))],
      count: edits.length,
      conflicts: Object.fromEntries(conflicts.map(({ value }) => [value.metricId, toMetricState(value)])),
      baseVersions: new Map(),
      lost: [],
    };
  }

  #setPlace({ document, metric, value }: GridCell): void {
    this.#places.set(value.metricId, { document: document.id, fin: metric.fin });
  }

  /**
   * Makes an edit start from the loaded value, where that is newer than the one of the draft. Earlier steps of the history
   * keep their version, unless a verification of one's own made the newer one.
   */
  #readStored(cell: GridCell): void {
    this.#setPlace(cell);
    const id = cell.value.metricId;
    const { value, original, rebase } = this.draft.getState();
    const [present, known] = [value.values[id], original.values[id]];
    const loaded = toMetricState(cell.value, present && currentDatapoint(present).scaledBy);
    const stored = withValues(original, { [id]: loaded });
    if (!present || !known) {
      const update = (draft: GridDraft) => (draft.values[id] ? draft : withValues(draft, { [id]: loaded }));
      return rebase({ original: stored, update });
    }
    if (baseVersionOf(loaded) <= baseVersionOf(known) || isEdited(present, known)) return;
    const rule = replaceBy(present, loaded, this.#isOwnVerification(known, loaded));
    rebase({ original: stored, update: (draft) => applyRules(draft, new Map([[id, rule]])) });
  }

  /** Whether a verification of this session made a version of a value, and nothing else changed it. */
  #isOwnVerification(known: MetricState | undefined, stored: MetricState): boolean {
    return known !== undefined && this.#ownVersions.has(baseVersionOf(stored)) && isSameEntry(known, stored);
  }

  /** The saves of values; those whose document or metric is not loaded any more are left to the journal. */
  #savesOf(ids: readonly string[]): readonly GridSave[] {
    const { value, original } = this.draft.getState();
    return ids.flatMap((id) => {
      const [present, stored, cell] = [value.values[id], original.values[id], this.cellOf(id)];
      return present && stored && cell ? [toGridSave(cell, present, stored, this.#options.canVerify)] : [];
    });
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
    this.state.setState({ saveStatus: 'loading' });
    for (const verification of made.filter((one) => !wanted.includes(one))) {
      const version = await this.#options.undoVerification(verification.batchId);
      if (version !== undefined) this.#ownVersions.add(version);
      this.#storeVerifications((all) => all.filter((one) => one !== verification));
    }
    for (const verification of wanted.filter((one) => !made.includes(one))) {
      const again = await this.#verify(verification.documentIds);
      this.#storeVerifications(
        (all) => (again ? [...all, again] : all),
        (all) => all.flatMap((one) => (one === verification ? (again ?? []) : one)),
      );
    }
  }

  /** Changes which verifications are stored, and those of the draft and of each step of its history. */
  #storeVerifications(change: ChangeVerifications, update: ChangeVerifications = (all) => all): void {
    const { original, rebase } = this.draft.getState();
    rebase({ original: changeVerifications(change)(original), update: changeVerifications(update) });
  }
}
