import { openEditJournal } from './edit-journal.ts';

const parse = (raw: unknown) => (typeof raw === 'string' ? raw : undefined);
const open = (changes: Partial<Parameters<typeof openEditJournal<string>>[0]> = {}) =>
  openEditJournal<string>({ subject: 'document:1', userId: 7, parse, ...changes });

afterEach(() => localStorage.clear());

describe('edit journal', () => {
  it('AMB-059 preserves unsaved edits across a reload, the oldest first', () => {
    open().append('first');
    open().append('second');
    expect(
      open()
        .pending()
        .map(({ edit }) => edit),
    ).toEqual(['first', 'second']);
  });

  it('removes exactly the acknowledged entries, and the storage key with the last one', () => {
    const journal = open();
    const first = journal.append('first');
    const second = journal.append('second');
    journal.acknowledge([first]);
    expect(journal.pending().map(({ edit }) => edit)).toEqual(['second']);
    journal.acknowledge([second]);
    expect(localStorage).toHaveLength(0);
  });

  it('replaces entries by others in one write', () => {
    const journal = open();
    journal.append('first');
    const old = journal.append('second');
    journal.replace([old], ['third', 'fourth']);
    expect(journal.pending().map(({ edit }) => edit)).toEqual(['first', 'third', 'fourth']);
    journal.replace(
      journal.pending().map(({ id }) => id),
      [],
    );
    expect(localStorage).toHaveLength(0);
  });

  it('separates edits by user and by document', () => {
    open().append('mine');
    expect(open({ userId: 8 }).pending()).toEqual([]);
    expect(open({ subject: 'document:2' }).pending()).toEqual([]);
  });

  it('discards stored data that is not an edit', () => {
    localStorage.setItem(
      'assay.journal.7.document:1',
      '[{"id":"a","at":"2026-11-20","edit":5},{"id":"b","at":"2026-11-20","edit":"good"},{}]',
    );
    expect(
      open()
        .pending()
        .map(({ edit }) => edit),
    ).toEqual(['good']);
    localStorage.setItem('assay.journal.7.document:1', '[{"id":"a"');
    expect(open().pending()).toEqual([]);
  });

  it('stores edits in memory if the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    const journal = open({ storage: full as unknown as Storage });
    journal.append('typed');
    expect(journal.pending().map(({ edit }) => edit)).toEqual(['typed']);
  });
});
