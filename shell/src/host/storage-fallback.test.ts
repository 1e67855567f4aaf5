import { replaceForbiddenStorages } from './storage-fallback.ts';

/** A window whose storages are as given. */
const pageWith = (read: () => Storage) =>
  Object.defineProperties(
    {},
    { localStorage: { get: read, configurable: true }, sessionStorage: { get: read, configurable: true } },
  ) as Window;

describe('storages of a page', () => {
  it('stay where they may be used', () => {
    const page = pageWith(() => window.localStorage);
    replaceForbiddenStorages(page);
    expect(page.localStorage).toBe(window.localStorage);
  });

  it('last as long as the page in a frame that may not store', () => {
    const page = pageWith(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    replaceForbiddenStorages(page);
    page.localStorage.setItem('one', '1');
    page.localStorage.setItem('two', '2');
    page.localStorage.removeItem('one');
    const { localStorage, sessionStorage } = page;
    expect([localStorage.length, localStorage.key(0), localStorage.key(1)]).toEqual([1, 'two', null]);
    expect([localStorage.getItem('two'), localStorage.getItem('one')]).toEqual(['2', null]);
    expect(sessionStorage.length).toBe(0);
    localStorage.clear();
    expect(localStorage.length).toBe(0);
  });
});
