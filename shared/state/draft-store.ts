import { createStore, type StoreApi } from 'zustand/vanilla';

/** One change of a draft. The name tells it apart in the history; it is not shown to users. */
export interface DraftCommand<Value> {
  readonly name: string;
  /** The next value. Must not change the given one; giving it back unchanged means that nothing happened. */
  readonly apply: (value: Value) => Value;
}

/** A working copy of server data with its original, and the way back and forth through its changes. */
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
  /** Throws the changes away. */
  readonly reset: () => void;
  /** Begins anew from server data: after loading, and from the answer of a save. */
  readonly start: (data: Value) => void;
  /**
   * A save was answered: `original` is what the server holds now, `update` carries its answer into the value and into
   * every step, so that undo and redo lead on through it.
   */
  readonly rebase: (change: { readonly original: Value; readonly update: (value: Value) => Value }) => void;
}

interface Step<Value> {
  readonly name: string;
  readonly before: Value;
  readonly after: Value;
}

/** How many steps can be undone; older ones are forgotten. */
export const DRAFT_HISTORY_LIMIT = 200;

/**
 * A store for something that is edited here before it is saved. Values are immutable, so a step is its value before
 * and after, and undo is exact whatever the command did.
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
    const restart = (data: Value) => {
      past = [];
      future = [];
      show(data, data);
    };
    const untouched = { isDirty: false, canUndo: false, canRedo: false, history: [] };
    return {
      value: initial,
      original: initial,
      ...untouched,
      apply: ({ name, apply }) => {
        const before = get().value;
        const after = apply(before);
        if (Object.is(before, after)) return;
        past = [...past, { name, before, after }].slice(-DRAFT_HISTORY_LIMIT);
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
      reset: () => restart(get().original),
      start: restart,
      rebase: ({ original, update }) => {
        const carry = ({ name, before, after }: Step<Value>) => ({
          name,
          before: update(before),
          after: update(after),
        });
        past = past.map(carry);
        future = future.map(carry);
        show(update(get().value), original);
      },
    };
  });
}
