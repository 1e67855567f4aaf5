import { createDraftStore } from './draft-store.ts';

const add = (word: string) => ({
  name: `add ${word}`,
  apply: (words: readonly string[]) => [...words, word],
});
const openDraft = (initial: readonly string[] = ['one']) => createDraftStore<readonly string[]>({ initial });

describe('draft store', () => {
  it('undoes and redoes in order, and a new command ends what could be redone', () => {
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

  it('is dirty exactly while the value is not the original', () => {
    const store = openDraft();
    const { apply, undo, reset } = store.getState();
    expect(store.getState().isDirty).toBe(false);
    apply(add('two'));
    expect(store.getState().isDirty).toBe(true);
    undo();
    expect(store.getState().isDirty).toBe(false);
    apply(add('two'));
    reset();
    expect(store.getState()).toMatchObject({ value: ['one'], isDirty: false, canUndo: false });
  });

  it('a command that changes nothing leaves no step, and undo on nothing does nothing', () => {
    const store = openDraft();
    const { apply, undo, redo } = store.getState();
    apply({ name: 'nothing', apply: (words) => words });
    undo();
    redo();
    expect(store.getState()).toMatchObject({ value: ['one'], canUndo: false, history: [] });
  });

  it('starts anew from server data', () => {
    const store = openDraft();
    store.getState().apply(add('two'));
    store.getState().start(['server']);
    expect(store.getState()).toMatchObject({
      value: ['server'],
      original: ['server'],
      isDirty: false,
      canUndo: false,
    });
  });
});
