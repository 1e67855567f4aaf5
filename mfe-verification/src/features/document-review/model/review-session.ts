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
import { isEdited, type MetricState } from './metric-state.ts';
import type { MetricStates, ReviewDocument } from './review-document.ts';
import { readRestoredEdits, rewriteEdit } from './review-journal.ts';
import { applyAnswer, type SaveAnswer, type SentStates } from './save-answer.ts';
import { startedFrom, toSavedMetric } from './saved-metric.ts';

/** What a session needs. */
export interface ReviewSessionOptions {
  readonly document: ReviewDocument;
  readonly journal: EditJournal<SavedMetric>;
  /** Sends edited metrics; rejects when nothing was saved. */
  readonly send: (metrics: readonly SavedMetric[]) => Promise<SaveAnswer>;
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

/** The edits of one document, from the first key to the server's answer. */
export interface ReviewSession {
  readonly draft: StoreApi<DraftState<MetricStates>>;
  readonly state: StoreApi<ReviewSessionState>;
  /**
   * Makes the edits again that a reload or a lost network had left in the journal: those whose value has not moved are
   * saved, the others shown as conflicts. Gives their number; a second call finds nothing more to do.
   */
  readonly restore: () => number;
  /** Changes a metric by one of the rules; saved a second later [AMB-059]. */
  readonly change: (metricId: string, name: string, rule: (state: MetricState) => MetricState) => void;
  /** Saves what is edited now and waits for it. False where something is still unsaved. */
  readonly flush: () => Promise<boolean>;
  /** Ends a conflict with one of its two values. */
  readonly settle: (metricId: string, choice: 'mine' | 'theirs') => void;
}

/** Opens a session on a loaded document. Nothing happens until it is asked to restore, change or save. */
export function openReviewSession(options: ReviewSessionOptions): ReviewSession {
  const { document, journal, onSaved, onFailed } = options;
  const draft = createDraftStore<MetricStates>({ initial: document.states });
  const state = createUiStore<ReviewSessionState>()(() => ({ saveStatus: 'ready', conflicts: {} }));
  /** For metrics in conflict: the time of the value that the edit started from, which is no longer the stored one. */
  const startTimes = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isRestored = false;

  /** The metric as it would be saved, or null where it is not edited. */
  const toEdit = (id: string) => {
    const { value, original } = draft.getState();
    const [metric, present, saved] = [document.metrics.get(id), value[id], original[id]];
    if (!metric || !present || !saved || !isEdited(present, saved)) return null;
    const lastModified = startTimes.get(id) ?? startedFrom(saved);
    return { present, wire: { ...toSavedMetric(metric, present, saved), lastModified } };
  };
  const edits = () => [...document.metrics.keys()].flatMap((id) => toEdit(id) ?? []);
  const journalEdit = (id: string) => rewriteEdit(journal, id, toEdit(id)?.wire ?? null);
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), AUTO_SAVE_DELAY_MS);
  };

  draft.subscribe((now, before) => {
    if (now.original !== before.original) return; // The answer of a save: `saveOnce` sees to the journal.
    const changed = Object.keys(now.value).filter((id) => now.value[id] !== before.value[id]);
    changed.forEach(journalEdit);
    if (changed.length > 0) schedule();
  });

  function accept(answer: SaveAnswer, sent: SentStates) {
    const applied = applyAnswer(answer, sent, draft.getState().original);
    for (const id of Object.keys(applied.conflicts)) {
      const saved = draft.getState().original[id];
      if (saved) startTimes.set(id, startedFrom(saved));
    }
    draft.getState().rebase(applied);
    state.setState(({ conflicts }) => ({ conflicts: { ...conflicts, ...applied.conflicts } }));
    for (const { metricId } of answer.saved) journalEdit(metricId);
  }

  async function saveOnce() {
    const batch = edits().filter(({ wire }) => !state.getState().conflicts[wire.metricId]);
    if (batch.length === 0) {
      state.setState({ saveStatus: 'ready' });
      return;
    }
    state.setState({ saveStatus: 'loading' });
    try {
      const answer = await options.send(batch.map(({ wire }) => wire));
      accept(answer, new Map(batch.map(({ wire, present }) => [wire.metricId, present])));
      state.setState({ saveStatus: 'ready' });
      if (answer.saved.length > 0) onSaved?.();
    } catch (error) {
      state.setState({ saveStatus: 'erroring' });
      onFailed?.(error);
    }
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (running) await running; // One save at a time: the next carries the times that this one's answer brings.
    running = saveOnce().finally(() => {
      running = undefined;
    });
    await running;
    return edits().length === 0;
  }

  function restore(): number {
    if (isRestored) return 0;
    isRestored = true;
    const restored = readRestoredEdits(journal, document);
    for (const { metricId, mine, isConflict, startedFrom: time } of restored) {
      const theirs = document.states[metricId];
      if (isConflict && theirs) {
        startTimes.set(metricId, time);
        state.setState(({ conflicts }) => ({ conflicts: { ...conflicts, [metricId]: theirs } }));
      }
      draft.getState().apply({ name: 'restore', apply: (states) => ({ ...states, [metricId]: mine }) });
    }
    return restored.length;
  }

  return {
    draft,
    state,
    restore,
    flush,
    change: (metricId, name, rule) =>
      draft.getState().apply({ name, apply: (states) => changeMetric(states, metricId, rule) }),
    settle: (metricId, choice) => {
      const { [metricId]: theirs, ...others } = state.getState().conflicts;
      if (!theirs) return;
      startTimes.delete(metricId);
      state.setState({ conflicts: others });
      const settled = choice === 'theirs' ? theirs : undefined;
      if (settled)
        draft
          .getState()
          .apply({ name: 'takeTheirs', apply: (states) => ({ ...states, [metricId]: settled }) });
      journalEdit(metricId);
      schedule();
    },
  };
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
