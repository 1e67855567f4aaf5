import {
  advanceQueue,
  createDocumentQueue,
  EMPTY_QUEUE,
  currentDocument,
  queueAt,
  queueOf,
} from './document-queue.ts';

describe('document queue', () => {
  beforeEach(() => sessionStorage.clear());

  it('QUEUE-002 starts at index 0', () => {
    expect(queueOf(['a', 'b'])).toEqual({ ids: ['a', 'b'], index: 0 });
  });

  it('QUEUE-003 has no index when it is empty', () => {
    expect(queueOf([])).toEqual({ ids: [], index: null });
    expect(advanceQueue(EMPTY_QUEUE)).toBe(EMPTY_QUEUE);
  });

  it('QUEUE-004 advances by one', () => {
    const second = advanceQueue(queueOf(['a', 'b', 'c']));
    expect(second.index).toBe(1);
    expect(currentDocument(second)).toBe('b');
  });

  it('QUEUE-005 has no index after the last document, and further steps change nothing', () => {
    const past = advanceQueue(advanceQueue(queueOf(['a', 'b'])));
    expect(past).toEqual({ ids: ['a', 'b'], index: null });
    expect(advanceQueue(past)).toBe(past);
    expect(currentDocument(past)).toBeNull();
  });

  it('moves only to a document in the queue', () => {
    const queue = queueOf(['a', 'b']);
    expect(queueAt(queue, 'b').index).toBe(1);
    expect(queueAt(queue, 'elsewhere')).toBe(queue);
    const done = advanceQueue(queueOf(['a']));
    expect(queueAt(done, 'a')).toBe(done);
  });
});

describe('document queue of a tab', () => {
  beforeEach(() => sessionStorage.clear());

  it('QUEUE-001 QUEUE-004 stays at its document across a reload', () => {
    const before = createDocumentQueue();
    before.getState().start(['a', 'b', 'c']);
    expect(before.getState().advance()).toBe('b');

    const after = createDocumentQueue();
    expect(after.getState().queue).toEqual({ ids: ['a', 'b', 'c'], index: 1 });
    expect(after.getState().advance()).toBe('c');
    expect(after.getState().advance()).toBeNull();
  });

  it.each([['not json'], ['{"ids":"a","index":0}'], ['{"ids":[1],"index":0}'], ['null']])(
    'starts empty if the stored queue cannot be read: %s',
    (stored) => {
      sessionStorage.setItem('assay.documentQueue', stored);
      expect(createDocumentQueue().getState().queue).toEqual(EMPTY_QUEUE);
    },
  );

  it('takes another order with the current document staying current', () => {
    const store = createDocumentQueue();
    store.getState().start(['a', 'b', 'c']);
    store.getState().advance();
    store.getState().reorder(['b', 'c', 'a']);
    expect(store.getState().queue).toEqual({ ids: ['b', 'c', 'a'], index: 0 });
    expect(createDocumentQueue().getState().queue.ids).toEqual(['b', 'c', 'a']);
  });

  it('knows the documents of the list that was shown last, also after a reload', () => {
    const listed = {
      ...{ ids: ['x', 'y'], offset: 20, totalCount: 22, isLowerBound: false },
      ...{ address: '/archive?page=2', query: { stage: ['ARCHIVED'] } },
    };
    createDocumentQueue().getState().setListed(listed);
    expect(createDocumentQueue().getState().listed).toEqual(listed);
    expect(createDocumentQueue().getState().queue).toEqual(EMPTY_QUEUE);
  });

  it('is empty after it is cleared', () => {
    const store = createDocumentQueue();
    store.getState().start(['a']);
    store.getState().clear();
    expect(createDocumentQueue().getState().queue).toEqual(EMPTY_QUEUE);
  });
});
