import { AUTO_SAVE_DELAY_MS } from '@assay/shared/domain';
import {
  createDraftStore,
  createUiStore,
  type DraftState,
  type LoadStatus,
  type StoreApi,
} from '@assay/shared/state';
import type { MetricState } from '../document/metric-state.ts';
import type { MetricStates } from '../document/review-document.ts';
import type { LostEdit } from './lost-edits.ts';
import type { Refusal, RefusedPart } from '../document/refusal.ts';
import type { SaveResponse } from './save-response.ts';
import { omitKeys } from './metric-states.ts';
import { baseVersionOf } from './saved-metric.ts';

/** What follows the saves of a session. */
export interface EditCallbacks {
  /** Called after a save that stored something. */
  readonly onSaved?: () => void;
  /** Called after a save of which something failed, with the first reason. */
  readonly onFailed?: (error: unknown) => void;
  /** Called with the edits of the journal that cannot be stored any more. */
  readonly onLost?: (lost: readonly LostEdit[]) => void;
  /** Called with what other users changed while it was edited here: how many values and rows, and the metrics of the values. */
  readonly onConflict?: (count: number, metricIds: readonly string[]) => void;
}

/** By metric id: what another user stored while this value was edited here; null where they deleted its row. */
export type Conflicts = Readonly<Record<string, MetricState | null>>;

/** What the server did not accept, and of which edit; by metric id. */
export type Refusals = Readonly<Record<string, { readonly part: RefusedPart; readonly state: MetricState }>>;

/** What a screen shows of a session, apart from the draft. */
export interface EditSessionState {
  /** loading from an edit until it is saved, erroring after a save failed [VER-022, VER-023]. */
  readonly saveStatus: LoadStatus;
  readonly conflicts: Conflicts;
  readonly refusals: Refusals;
}

const INITIAL_STATE: EditSessionState = { saveStatus: 'ready', conflicts: {}, refusals: {} };

/** A draft with what is stored of it. */
export type DraftPair<Draft> = Pick<DraftState<Draft>, 'value' | 'original'>;

/** The response of a save, applied to a draft. */
export interface AppliedResponse<Draft> {
  /** What is stored now. */
  readonly original: Draft;
  /** Brings the draft, or a step of its history, up to date. */
  readonly update: (draft: Draft) => Draft;
  readonly conflicts: Conflicts;
  /** How many rows are deleted. */
  readonly deletedRows?: number;
  /** How many rows were not deleted, because another user changed them. */
  readonly returnedRows?: number;
}

/** The edits of a journal, compared with what is stored. */
export interface RestoredEdits<Draft> {
  /** The changes that make them again, each of which can be undone. */
  readonly changes: readonly ((draft: Draft) => Draft)[];
  /** How many edits were restored. */
  readonly count: number;
  /** The values that other users stored after the edits were made. */
  readonly conflicts: Conflicts;
  /** The versions that the edits in conflict started from, by metric id. */
  readonly baseVersions: ReadonlyMap<string, string>;
  /** The edits of values that are gone. */
  readonly lost: readonly LostEdit[];
}

/** Sends a part of the edits. Resolves with the response, which is applied by then; with null if nothing was saved. */
export type SendPart = (send: () => Promise<SaveResponse>) => Promise<SaveResponse | null>;

interface SaveOutcome {
  stored: number;
  /** The metrics in conflict. */
  readonly conflicts: string[];
  returnedRows: number;
  /** Why parts were not sent. */
  readonly errors: unknown[];
}

/**
 * The edits of a screen: a draft with undo, a journal in the browser, and the saves [AMB-059]. An edit is in the journal from
 * when it is made until the server has stored it, so that no reload loses it. What is edited, how it is sent and how a
 * response is applied is said by the session of each kind of draft.
 */
export abstract class EditSession<Draft> {
  readonly draft: StoreApi<DraftState<Draft>>;
  readonly state: StoreApi<EditSessionState>;
  readonly #callbacks: EditCallbacks;
  readonly #delay: number;
  /** For values in conflict: the version that the edit started from, which is no longer the stored one. */
  readonly #baseVersions = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is added to the draft was loaded: the journal may hold edits of it, which are not restored yet. */
  #isLoading = false;
  /** There are edits that the save that runs, or the last one, did not see. */
  #isWaiting = false;
  #running: Promise<void> | undefined;
  #isRestored = false;

  /** @param delay ms from an edit to its save; 0 saves at once */
  constructor(initial: Draft, callbacks: EditCallbacks, delay: number = AUTO_SAVE_DELAY_MS) {
    this.#callbacks = callbacks;
    this.#delay = delay;
    this.draft = createDraftStore<Draft>({ initial });
    this.state = createUiStore<EditSessionState>()(() => INITIAL_STATE);
    this.draft.subscribe((now, before) => {
      if (now.value === before.value && now.original === before.original) return;
      if (!this.#isLoading) this.writeJournal(before);
      if (now.original !== before.original) return; // A response of the server.
      this.#dropRefusals();
      this.#scheduleSave();
    });
  }

  /** The states of values in a draft, by metric id; those that it lacks are left out. */
  protected abstract statesOf(draft: Draft, metricIds: readonly string[]): MetricStates;
  /** The draft with a value of another user in place of one's own; without its row where they deleted it. */
  protected abstract takeTheirs(draft: Draft, metricId: string, theirs: MetricState | null): Draft;
  /** Whether anything is edited, conflicts and refused edits included. */
  protected abstract hasEdits(): boolean;
  /** Sends what is edited, except what waits for the user, in one part or several. */
  protected abstract save(sendPart: SendPart): Promise<void>;
  protected abstract applyResponse(
    response: SaveResponse,
    sent: Draft,
    original: Draft,
  ): AppliedResponse<Draft>;
  /** Writes the edits to the journal. @param before what was there at the last call: only what differs has to be written */
  protected abstract writeJournal(before?: DraftPair<Draft>): void;
  protected abstract readJournal(): RestoredEdits<Draft>;

  /** The values of the row of a value, which is one of them. */
  protected rowOf(_draft: Draft, metricId: string): readonly string[] {
    return [metricId];
  }

  /** Applies a change that can be undone as one step. */
  change(name: string, apply: (draft: Draft) => Draft): void {
    this.draft.getState().apply({ name, apply });
  }

  /**
   * Applies the edits that a reload or a lost network left in the journal. An edit is saved if the stored value is still the
   * one that it started from; otherwise it becomes a conflict. Returns the number of edits; 0 from the second call on.
   */
  restore(): number {
    if (this.#isRestored) return 0;
    this.#isRestored = true;
    const { changes, count, conflicts, baseVersions, lost } = this.readJournal();
    // Kept before the journal is written again without them.
    if (lost.length > 0) this.#callbacks.onLost?.(lost);
    for (const [id, version] of baseVersions) this.#baseVersions.set(id, version);
    this.addConflicts(conflicts);
    for (const change of changes) this.change('restore', change);
    const { value, original } = this.draft.getState();
    if (value === original) this.writeJournal(); // Nothing in it changes anything.
    return count;
  }

  /** Saves all edits and waits for the response. False if an edit is still unsaved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.runAlone(() => this.#saveOnce());
    return !this.hasEdits();
  }

  /** Ends the conflict of a value with one of its two values; where its row was deleted, keeps or deletes the row. */
  resolveConflict(metricId: string, choice: 'mine' | 'theirs'): void {
    const theirs = this.state.getState().conflicts[metricId];
    if (theirs === undefined) return;
    const isRowGone = theirs === null;
    const { value, original, rebase } = this.draft.getState();
    this.removeConflicts(isRowGone ? this.rowOf(value, metricId) : [metricId]);
    if (choice === 'theirs') this.change('takeTheirs', (draft) => this.takeTheirs(draft, metricId, theirs));
    if (isRowGone) rebase({ original: this.takeTheirs(original, metricId, null), update: (draft) => draft });
    this.writeJournal();
    this.#scheduleSave();
  }

  /** The version that an edit in conflict started from; undefined for every other edit. */
  protected baseVersionOf(metricId: string): string | undefined {
    return this.#baseVersions.get(metricId);
  }

  /** Whether an edit waits for the user: it is in conflict, or the server refused it. */
  protected waitsForUser(metricId: string): boolean {
    const { conflicts, refusals } = this.state.getState();
    return conflicts[metricId] !== undefined || refusals[metricId] !== undefined;
  }

  protected addConflicts(added: Conflicts): void {
    if (Object.keys(added).length > 0)
      this.state.setState(({ conflicts }) => ({ conflicts: { ...conflicts, ...added } }));
  }

  protected removeConflicts(metricIds: readonly string[]): void {
    const { conflicts } = this.state.getState();
    const ended = metricIds.filter((id) => conflicts[id] !== undefined);
    for (const id of metricIds) this.#baseVersions.delete(id);
    if (ended.length > 0) this.state.setState({ conflicts: omitKeys(conflicts, ended) });
  }

  /** Adds what was loaded later to what is stored, and to each step of the history. */
  protected addLoaded(add: (draft: Draft) => Draft): void {
    const { original, rebase } = this.draft.getState();
    this.#isLoading = true;
    rebase({ original: add(original), update: add });
    this.#isLoading = false;
  }

  /** Runs one save at a time: the next one needs the versions that this one returns. */
  protected async runAlone(run: () => Promise<void>): Promise<void> {
    while (this.#running) await this.#running;
    this.#running = run().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  /** Applies what the server says of values. */
  protected apply(response: SaveResponse, sent: Draft): AppliedResponse<Draft> {
    const { original, rebase } = this.draft.getState();
    const applied = this.applyResponse(response, sent, original);
    this.removeConflicts(response.saved.map(({ metricId }) => metricId));
    const started = this.statesOf(original, Object.keys(applied.conflicts));
    for (const [id, saved] of Object.entries(started)) this.#baseVersions.set(id, baseVersionOf(saved));
    this.addConflicts(applied.conflicts);
    rebase({ original: applied.original, update: applied.update });
    this.#addRefusals(response.refused, sent);
    return applied;
  }

  #scheduleSave(): void {
    clearTimeout(this.#timer);
    this.#isWaiting = true;
    // An edit that waits to be sent is not saved yet.
    if (this.state.getState().saveStatus === 'ready') this.state.setState({ saveStatus: 'loading' });
    if (this.#delay === 0) void this.flush();
    else this.#timer = setTimeout(() => void this.flush(), this.#delay);
  }

  async #saveOnce(): Promise<void> {
    this.#isWaiting = false;
    const outcome: SaveOutcome = { stored: 0, conflicts: [], returnedRows: 0, errors: [] };
    await this.save((send) => this.#sendPart(send, outcome));
    // An edit that was made while this save ran waits for the next one.
    const status = this.#isWaiting ? 'loading' : 'ready';
    const { stored, conflicts, returnedRows, errors } = outcome;
    this.state.setState({ saveStatus: errors.length > 0 ? 'erroring' : status });
    if (errors.length > 0) this.#callbacks.onFailed?.(errors[0]);
    if (conflicts.length + returnedRows > 0)
      this.#callbacks.onConflict?.(conflicts.length + returnedRows, conflicts);
    if (stored > 0) this.#callbacks.onSaved?.();
  }

  async #sendPart(send: () => Promise<SaveResponse>, outcome: SaveOutcome): Promise<SaveResponse | null> {
    this.state.setState({ saveStatus: 'loading' });
    const sent = this.draft.getState().value;
    try {
      const response = await send();
      const { conflicts, deletedRows = 0, returnedRows = 0 } = this.apply(response, sent);
      outcome.stored += response.saved.length + deletedRows;
      outcome.conflicts.push(...Object.keys(conflicts));
      outcome.returnedRows += returnedRows;
      if (response.error !== undefined) outcome.errors.push(response.error);
      return response;
    } catch (error) {
      outcome.errors.push(error);
      return null;
    }
  }

  /** Marks the refused edits that the user has not changed while they were sent; of those, nothing is sent again. */
  #addRefusals(refused: readonly Refusal[], sent: Draft): void {
    if (refused.length === 0) return;
    const ids = refused.map(({ metricId }) => metricId);
    const before = this.statesOf(sent, ids);
    const present = this.statesOf(this.draft.getState().value, ids);
    const added = refused.flatMap(({ metricId, part }) => {
      const state = before[metricId];
      return state && present[metricId] === state ? [[metricId, { part, state }] as const] : [];
    });
    this.state.setState(({ refusals }) => ({ refusals: { ...refusals, ...Object.fromEntries(added) } }));
  }

  /** An edit that was refused is tried again once the user has changed it. */
  #dropRefusals(): void {
    const { refusals } = this.state.getState();
    const ids = Object.keys(refusals);
    const present = this.statesOf(this.draft.getState().value, ids);
    const changed = ids.filter((id) => present[id] !== refusals[id]?.state);
    if (changed.length > 0) this.state.setState({ refusals: omitKeys(refusals, changed) });
  }
}
