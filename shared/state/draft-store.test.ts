import { createDraftStore } from './draft-store.ts';

const add = (word: string) => ({
  name: `add ${word}`,
  apply: (words: readonly string[]) => [...words, word],
});
const openDraft = (initial: readonly string[] = ['one']) => createDraftStore<readonly string[]>({ initial });

describe('draft store', () => {
  it('undoes and redoes in order, and discards the redo steps after a new command', () => {
    const store = openDraft();
    const { apply, undo, redo } = store.getState();
    apply(add('two'));
    apply(add('three'));
    undo();
    expect(store.getState()).toMatchObject({
      value: ['one', 'two'],
      canUndo: true,
      canRedo: true,
      history: ['add two'],
    });
    redo();
    expect(store.getState().value).toEqual(['one', 'two', 'three']);
    undo();
    apply(add('four'));
    expect(store.getState()).toMatchObject({ value: ['one', 'two', 'four'], canRedo: false });
  });

  it('is dirty exactly while the value differs from the original', () => {
    const store = openDraft();
    const { apply, undo } = store.getState();
    expect(store.getState().isDirty).toBe(false);
    apply(add('two'));
    expect(store.getState().isDirty).toBe(true);
    undo();
    expect(store.getState().isDirty).toBe(false);
  });

  it('ignores a command that changes nothing, and an undo without a step', () => {
    const store = openDraft();
    const { apply, undo, redo } = store.getState();
    apply({ name: 'nothing', apply: (words) => words });
    undo();
    redo();
    expect(store.getState()).toMatchObject({ value: ['one'], canUndo: false, history: [] });
  });
});
