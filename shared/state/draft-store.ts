import { createStore, type StoreApi } from 'zustand/vanilla';

/** One change of a draft. */
export interface DraftCommand<Value> {
  /** Identifies the change in the history. It is not shown to users. */
  readonly name: string;
  /** Returns the next value. It must not mutate the given one; the same object means no change. */
  readonly apply: (value: Value) => Value;
}

/** A working copy of server data with its original, and undo and redo of its changes. */
export interface DraftState<Value> {
  readonly value: Value;
  readonly original: Value;
  readonly isDirty: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Names of the commands that led here, oldest first. */
  readonly history: readonly string[];
  readonly apply: (command: DraftCommand<Value>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Applies the response of a save. `original` is the stored data; `update` changes the value and every step of the
   * history, so that undo and redo still work across the save.
   */
  readonly rebase: (change: { readonly original: Value; readonly update: (value: Value) => Value }) => void;
}

interface Step<Value> {
  readonly name: string;
  readonly before: Value;
  readonly after: Value;
}

/** How many steps can be undone; older ones are dropped. */
const HISTORY_LIMIT = 200;

/**
 * A store for data that is edited before it is saved. Values are immutable: a step of the history is the value before and
 * after it, so undo is exact for any command.
 */
export function createDraftStore<Value>({ initial }: { initial: Value }): StoreApi<DraftState<Value>> {
  let past: readonly Step<Value>[] = [];
  let future: readonly Step<Value>[] = [];
  return createStore<DraftState<Value>>()((set, get) => {
    const show = (value: Value, original = get().original) =>
      set({
        value,
        original,
        isDirty: value !== original,
        canUndo: past.length > 0,
        canRedo: future.length > 0,
        history: past.map((step) => step.name),
      });
    const untouched = { isDirty: false, canUndo: false, canRedo: false, history: [] };
    return {
      value: initial,
      original: initial,
      ...untouched,
      apply: ({ name, apply }) => {
        const before = get().value;
        const after = apply(before);
        if (Object.is(before, after)) return;
        past = [...past, { name, before, after }].slice(-HISTORY_LIMIT);
        future = [];
        show(after);
      },
      undo: () => {
        const step = past.at(-1);
        if (!step) return;
        past = past.slice(0, -1);
        future = [step, ...future];
        show(step.before);
      },
      redo: () => {
        const [step, ...rest] = future;
        if (!step) return;
        past = [...past, step];
        future = rest;
        show(step.after);
      },
      rebase: ({ original, update }) => {
        const updateStep = ({ name, before, after }: Step<Value>) => ({
          name,
          before: update(before),
          after: update(after),
        });
        past = past.map(updateStep);
        future = future.map(updateStep);
        show(update(get().value), original);
      },
    };
  });
}
