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
import { currentDatapoint, isEdited, isSameValue, type MetricState } from '../../../document/metric-state.ts';
import type { MetricStates, ReviewDocument } from '../../../document/review-document.ts';
import { readRestoredEdits, rewriteEdit } from './review-journal.ts';
import { applySaveResponse, type SaveResponse, type SentStates, type StoredMetric } from './save-response.ts';
import { baseVersionOf, toSavedMetric } from '../../../document/saved-metric.ts';

/** What a session needs. */
export interface ReviewSessionOptions {
  readonly document: ReviewDocument;
  readonly journal: EditJournal<SavedMetric>;
  /** Sends edited metrics of the document as it is now; rejects when nothing was saved. */
  readonly send: (metrics: readonly SavedMetric[], document: ReviewDocument) => Promise<SaveResponse>;
  /** A save stored something. */
  readonly onSaved?: () => void;
  readonly onFailed?: (error: unknown) => void;
}

/** What a screen follows beside the draft. */
export interface ReviewSessionState {
  /** Of saving: loading while saving, erroring on failure [VER-022, VER-023]. */
  readonly saveStatus: LoadStatus;
  /** By metric id: the value that someone else stored while this one was edited here. */
  readonly conflicts: MetricStates;
}

interface Edit {
  readonly present: MetricState;
  readonly wire: SavedMetric;
}

/**
 * The edits of one document, from the first key to the server's answer. Nothing happens until it is asked to restore,
 * change or save. Every edit is in the journal before it is sent, and leaves it when the server has acknowledged it.
 */
export class ReviewSession {
  readonly draft: StoreApi<DraftState<MetricStates>>;
  readonly state: StoreApi<ReviewSessionState>;
  readonly #options: ReviewSessionOptions;
  #document: ReviewDocument;
  /** For metrics in conflict: the time of the value that the edit started from, which is no longer the stored one. */
  readonly #startTimes = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #isRestored = false;
  #lastSeen: string | null;

  constructor(options: ReviewSessionOptions) {
    this.#options = options;
    this.#document = options.document;
    this.#lastSeen = options.document.lastModified;
    this.draft = createDraftStore<MetricStates>({ initial: options.document.states });
    this.state = createUiStore<ReviewSessionState>()(() => ({ saveStatus: 'ready', conflicts: {} }));
    this.draft.subscribe((now, before) => {
      if (now.original !== before.original) return; // The answer of a save, which sees to the journal itself.
      const changed = Object.keys(now.value).filter((id) => now.value[id] !== before.value[id]);
      for (const id of changed) this.#journal(id);
      if (changed.length > 0) this.#schedule();
    });
  }

  /** Takes over what changed about the document itself, such as its being confirmed. */
  follow(document: ReviewDocument): void {
    this.#document = document;
  }

  /** Changes a metric by one of the rules; saved a second later [AMB-059]. */
  change(metricId: string, name: string, rule: (state: MetricState) => MetricState): void {
    this.draft.getState().apply({ name, apply: (states) => changeMetric(states, metricId, rule) });
  }

  /**
   * Makes the edits again that a reload or a lost network had left in the journal: those whose value has not moved are
   * saved, the others shown as conflicts. Gives their number; a second call finds nothing more to do.
   */
  restore(): number {
    if (this.#isRestored) return 0;
    this.#isRestored = true;
    const restored = readRestoredEdits(this.#options.journal, this.#document);
    for (const { metricId, mine, isConflict, startedFrom: time } of restored) {
      const theirs = this.#document.states[metricId];
      if (isConflict && theirs) {
        this.#startTimes.set(metricId, time);
        this.#addConflicts({ [metricId]: theirs });
      }
      this.change(metricId, 'restore', () => mine);
    }
    return restored.length;
  }

  /** Saves what is edited now and waits for it. False where something is still unsaved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running; // One save at a time: the next carries the times that this one brings.
    this.#running = this.#saveOnce().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    return this.#edits().length === 0;
  }

  /** When a value was last changed by somebody else, as far as it is shown here: what a confirmation is about [AMB-130]. */
  get lastSeen(): string | null {
    return this.#lastSeen;
  }

  /**
   * Shows what others changed until `lastModified`: a value that differs beside the present one, as in a conflict of a
   * save; all others, and all of them for who only reads, in its place. Gives the metrics whose change was not shown yet.
   */
  showChanges(
    changes: readonly StoredMetric[],
    lastModified: string,
    isReadOnly: boolean,
  ): readonly string[] {
    this.#lastSeen = lastModified;
    const { original, value } = this.draft.getState();
    const unseen = changes.filter(({ metricId, datapoints: [front] }) => {
      const saved = original[metricId];
      return front !== undefined && (!saved || baseVersionOf(saved) !== front.lastModified);
    });
    const isTaken = ({ metricId, datapoints: [theirs] }: StoredMetric) => {
      const mine = value[metricId];
      return isReadOnly || (mine && theirs && isSameValue(currentDatapoint(mine), theirs));
    };
    const saved = unseen.filter(isTaken);
    const conflicts = unseen.filter((change) => !isTaken(change));
    const present = saved.flatMap(({ metricId }) => {
      const state = value[metricId];
      return state ? [[metricId, state] as const] : [];
    });
    this.#accept({ saved, conflicts }, new Map(present));
    return unseen.map(({ metricId }) => metricId);
  }

  /** The metrics whose edits are not stored. */
  unsaved(): readonly string[] {
    return this.#edits().map(({ wire }) => wire.metricId);
  }

  /** Ends a conflict with one of its two values. */
  settle(metricId: string, choice: 'mine' | 'theirs'): void {
    const { [metricId]: theirs, ...others } = this.state.getState().conflicts;
    if (!theirs) return;
    this.#startTimes.delete(metricId);
    this.state.setState({ conflicts: others });
    if (choice === 'theirs') this.change(metricId, 'takeTheirs', () => theirs);
    this.#journal(metricId);
    this.#schedule();
  }

  #schedule() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), AUTO_SAVE_DELAY_MS);
  }

  #journal(id: string) {
    rewriteEdit(this.#options.journal, id, this.#toEdit(id)?.wire ?? null);
  }

  #addConflicts(added: MetricStates) {
    this.state.setState(({ conflicts }) => ({ conflicts: { ...conflicts, ...added } }));
  }

  /** The metric as it would be saved, or null where it is not edited. */
  #toEdit(id: string): Edit | null {
    const { value, original } = this.draft.getState();
    const [metric, present, saved] = [this.#document.metrics.get(id), value[id], original[id]];
    if (!metric || !present || !saved || !isEdited(present, saved)) return null;
    const lastModified = this.#startTimes.get(id) ?? baseVersionOf(saved);
    return { present, wire: { ...toSavedMetric(metric, present, saved), lastModified } };
  }

  #edits(): readonly Edit[] {
    return [...this.#document.metrics.keys()].flatMap((id) => this.#toEdit(id) ?? []);
  }

  /** Saves every edit but those in conflict, which wait for the reviewer's choice. */
  async #saveOnce(): Promise<void> {
    const { conflicts } = this.state.getState();
    const batch = this.#edits().filter(({ wire }) => !conflicts[wire.metricId]);
    if (batch.length === 0) {
      this.state.setState({ saveStatus: 'ready' });
      return;
    }
    this.state.setState({ saveStatus: 'loading' });
    try {
      const wires = batch.map(({ wire }) => wire);
      const answer = await this.#options.send(wires, this.#document);
      this.#accept(answer, new Map(batch.map(({ wire, present }) => [wire.metricId, present])));
      this.state.setState({ saveStatus: 'ready' });
      if (answer.saved.length > 0) this.#options.onSaved?.();
    } catch (error) {
      this.state.setState({ saveStatus: 'erroring' });
      this.#options.onFailed?.(error);
    }
  }

  #accept(answer: SaveResponse, sent: SentStates) {
    const { original, rebase } = this.draft.getState();
    const applied = applySaveResponse(answer, sent, original);
    for (const id of Object.keys(applied.conflicts)) {
      const saved = original[id];
      if (saved) this.#startTimes.set(id, baseVersionOf(saved));
    }
    rebase(applied);
    this.#addConflicts(applied.conflicts);
    for (const { metricId } of answer.saved) this.#journal(metricId);
  }
}

function changeMetric(
  states: MetricStates,
  metricId: string,
  rule: (state: MetricState) => MetricState,
): MetricStates {
  const before = states[metricId];
  if (!before) return states;
  const after = rule(before);
  return after === before ? states : { ...states, [metricId]: after };
}
