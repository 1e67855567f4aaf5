import { createDraftStore, createUiStore, type DraftState, type StoreApi } from '@assay/shared/state';
import type { ValueJournal } from './value-journal.ts';
import {
  enterFigure,
  isLater,
  isNewValue,
  isSameValue,
  noValue,
  type ValueState,
  type ValueStates,
} from './value-state.ts';
import { editedFinsOf, nextStep, type ValueStep } from './value-steps.ts';

/** What came of the steps of a save, by fin. A step that is in neither of both was carried out. */
export interface StepsResult {
  /** What is stored in place of the values that changes started from. */
  readonly conflicts: ReadonlyMap<string, Pick<ValueState, 'value' | 'currency' | 'version'>>;
  readonly failed: ReadonlySet<string>;
}

/** An edit in whose place somebody else stored something. */
export interface ValueConflict {
  readonly mine: ValueState;
  readonly theirs: ValueState;
}

/** What a session is created from. */
export interface ValueSessionOptions {
  /** ISO date of values that are added without one. */
  readonly today: string;
  readonly journal: ValueJournal;
  /** Whether undoing may delete a value that was added. */
  readonly canDelete: boolean;
  readonly send: (steps: readonly ValueStep[]) => Promise<StepsResult>;
  /** Loads the latest values again, by fin; null where that failed. */
  readonly reload: () => Promise<ReadonlyMap<string, ValueState> | null>;
}

/** What a screen shows of a session, apart from the draft. */
export interface ValueSessionState {
  readonly failed: ReadonlySet<string>;
  readonly conflicts: ReadonlyMap<string, ValueConflict>;
}

/** Another state for the value of a metric. */
export interface ValueEdit {
  readonly fin: string;
  readonly to: ValueState;
}

/**
 * The edits of the latest values of an entity or a relationship: a draft with undo, whose changes are saved at once. An edit
 * is in the journal until it is stored, so that no reload loses it. Only values that are edited are in the draft. Each state
 * has the version that it may replace: a save of one's own renews it in every step of the history, a change by somebody else
 * does not, so that undoing over it is a conflict [AMB-059].
 */
export class ValueSession {
  readonly draft: StoreApi<DraftState<ValueStates>>;
  readonly state: StoreApi<ValueSessionState>;
  readonly #options: ValueSessionOptions;
  readonly #added = new Set<string>();
  readonly #removed = new Set<string>();
  #loaded: ReadonlyMap<string, ValueState>;
  #running: Promise<void> | undefined;
  #isRestored = false;

  constructor(loaded: ReadonlyMap<string, ValueState>, options: ValueSessionOptions) {
    this.#options = options;
    this.#loaded = loaded;
    this.draft = createDraftStore<ValueStates>({ initial: {} });
    this.state = createUiStore<ValueSessionState>()(() => ({ failed: new Set(), conflicts: new Map() }));
    this.draft.subscribe((now, before) => {
      if (now.original !== before.original || now.value === before.value) return; // A response of the server.
      this.#updateJournal(Object.keys(now.value).filter((fin) => now.value[fin] !== before.value[fin]));
    });
  }

  /** Replaces the loaded values. */
  updateLoaded(loaded: ReadonlyMap<string, ValueState>): void {
    this.#loaded = loaded;
  }

  /** Changes values as one step of undo, and saves them. */
  async change(name: string, edits: readonly ValueEdit[]): Promise<void> {
    if (edits.length === 0) return;
    for (const { fin } of edits) this.#readStored(fin);
    const changed = Object.fromEntries(edits.map(({ fin, to }) => [fin, to]));
    this.draft.getState().apply({ name, apply: (states) => ({ ...states, ...changed }) });
    this.#renewConflicts();
    await this.flush();
  }

  async undo(): Promise<void> {
    this.draft.getState().undo();
    this.#renewConflicts();
    await this.flush();
  }

  async redo(): Promise<void> {
    this.draft.getState().redo();
    this.#renewConflicts();
    await this.flush();
  }

  /** Stores one's own value over the one of somebody else, or gives it up. */
  async resolve(fin: string, choice: 'mine' | 'theirs'): Promise<void> {
    const conflict = this.state.getState().conflicts.get(fin);
    if (!conflict) return;
    this.#setConflict(fin, null);
    const { mine, theirs } = conflict;
    await this.change('resolve', [{ fin, to: choice === 'theirs' ? theirs : overTheirs(mine, theirs) }]);
    this.#updateJournal([fin]);
  }

  /** Applies the edits that a reload left in the journal. Returns how many there were; 0 from the second call on. */
  restore(): number {
    if (this.#isRestored) return 0;
    this.#isRestored = true;
    const edits: ValueEdit[] = [];
    for (const [fin, mine] of this.#options.journal.read()) {
      const stored = this.#loaded.get(fin);
      if (!stored) continue; // Another tab of the page has the metric.
      if (isSameValue(mine, stored)) this.#options.journal.replace(new Map([[fin, null]]));
      else if (mine.id === stored.id) edits.push({ fin, to: mine });
      else if (isNewValue(mine) && isLater(mine.reportingDate, stored))
        edits.push({ fin, to: { ...mine, replaced: stored.id === null ? null : stored } });
      else this.#setConflict(fin, { mine, theirs: stored });
    }
    void this.change('restore', edits);
    return edits.length;
  }

  /** Saves what differs from what is stored, and waits for it. */
  async flush(): Promise<void> {
    while (this.#running) await this.#running; // The next save needs the versions that this one gives.
    this.#running = this.#save().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  #storedOf(fin: string): ValueState {
    return this.#loaded.get(fin) ?? noValue(this.#options.today);
  }

  /** Makes an edit start from the loaded value, unless the metric is being edited already. */
  #readStored(fin: string): void {
    const { value, original } = this.draft.getState();
    const [present, known] = [value[fin], original[fin]];
    const stored = this.#storedOf(fin);
    const isKnown = known?.version === stored.version && isSameValue(known, stored);
    if (present && known && (isKnown || !isSameValue(present, known))) return;
    this.#rebase(fin, stored, (state) => (state === undefined || state === present ? stored : state));
  }

  #rebase(
    fin: string,
    stored: ValueState,
    update: (state: ValueState | undefined) => ValueState | undefined,
  ): void {
    const { original, rebase } = this.draft.getState();
    rebase({
      original: { ...original, [fin]: stored },
      update: (states) => {
        const state = update(states[fin]);
        return state === undefined || state === states[fin] ? states : { ...states, [fin]: state };
      },
    });
  }

  #setConflict(fin: string, conflict: ValueConflict | null): void {
    const conflicts = new Map(this.state.getState().conflicts);
    if (conflict) conflicts.set(fin, conflict);
    else conflicts.delete(fin);
    this.state.setState({ conflicts });
  }

  /** Of a value that is changed again while its conflict is open, the present one counts. */
  #renewConflicts(): void {
    const { value } = this.draft.getState();
    for (const [fin, { mine, theirs }] of this.state.getState().conflicts) {
      const present = value[fin] ?? mine;
      if (present !== mine)
        this.#setConflict(fin, isSameValue(present, theirs) ? null : { mine: present, theirs });
    }
  }

  #updateJournal(fins: readonly string[]): void {
    const { value, original } = this.draft.getState();
    const edited = new Set(editedFinsOf({ value, original }));
    this.#options.journal.replace(
      new Map(fins.map((fin) => [fin, edited.has(fin) ? (value[fin] ?? null) : null])),
    );
  }

  /** The next step of each edited value; a conflict where nothing is written unasked. */
  #planSteps(): readonly ValueStep[] {
    const { value, original } = this.draft.getState();
    const { failed, conflicts } = this.state.getState();
    const own = { added: this.#added, removed: this.#removed };
    const steps: ValueStep[] = [];
    for (const [fin, wanted] of Object.entries(value)) {
      const stored = original[fin];
      if (!stored || conflicts.has(fin) || failed.has(fin)) continue;
      const step = nextStep(fin, wanted, stored, own);
      if (step === 'superseded') this.#setConflict(fin, { mine: wanted, theirs: stored });
      else if (step) steps.push(step);
    }
    return steps;
  }

  /** Sends steps until what is stored is what is wanted: an undone addition is removed before another value is changed. */
  async #save(): Promise<void> {
    this.state.setState({ failed: new Set() });
    for (let steps = this.#planSteps(); steps.length > 0; steps = this.#planSteps()) {
      const sent = this.draft.getState().value;
      const result = await this.#options.send(steps);
      const loaded = await this.#options.reload();
      this.#loaded = loaded ?? this.#loaded;
      // Without the new versions nothing is known to be stored. What is sent again is stored once.
      const known = loaded ? result : { ...result, failed: new Set(steps.map(({ fin }) => fin)) };
      for (const step of steps) this.#applyResult(step, known, sent[step.fin]);
      this.#updateJournal(steps.map(({ fin }) => fin));
    }
  }

  #applyResult(step: ValueStep, { conflicts, failed }: StepsResult, sent: ValueState | undefined): void {
    const { fin } = step;
    if (failed.has(fin)) {
      this.state.setState((before) => ({ failed: new Set(before.failed).add(fin) }));
      return;
    }
    const theirs = conflicts.get(fin);
    if (theirs && sent) {
      const stored = { ...sent, ...theirs };
      this.#rebase(fin, stored, (state) => state);
      return this.#setConflict(fin, { mine: sent, theirs: stored });
    }
    if (step.kind === 'add') this.#added.add(step.state.id ?? '');
    if (step.kind === 'remove') this.#removed.add(step.id);
    if (step.kind === 'restore') this.#removed.delete(step.id);
    this.#applyStored(step, this.#storedOf(fin), sent);
  }

  /** Renews one's own value in every step of the history. Where somebody else stored a later one meanwhile, that is shown. */
  #applyStored(step: ValueStep, stored: ValueState, sent: ValueState | undefined): void {
    const isFixed = step.kind === 'add' && !this.#options.canDelete;
    this.#rebase(step.fin, stored, (state) => {
      if (state === undefined || isFixed) return stored;
      if (step.kind === 'remove') return state;
      if (state === sent) return { ...stored, replaced: sent.replaced };
      const isFollowing = state.id === stored.id && state.version === sent?.version;
      return isFollowing ? { ...state, version: stored.version } : state;
    });
  }
}

/** One's own figure over that of somebody else: as a later value beside it, or in its place. */
function overTheirs(mine: ValueState, theirs: ValueState): ValueState {
  const { value, currency, reportingDate } = mine;
  if (mine.id === theirs.id) return { ...mine, version: theirs.version };
  if (theirs.id === null || !isLater(reportingDate, theirs)) return enterFigure(theirs, { value, currency });
  return { ...mine, id: crypto.randomUUID(), version: null, replaced: theirs };
}
