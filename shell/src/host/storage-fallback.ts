/**
 * In a frame of another site, browsers that keep third parties from storing throw at each access to the storages. The suite then
 * keeps what it stores for as long as the page is open. Imported before everything that stores.
 */

/** A storage of this page alone. */
export function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** Replaces the storages of a window that may not be used. */
export function replaceForbiddenStorages(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void page[name].length;
    } catch {
      Object.defineProperty(page, name, { value: createMemoryStorage(), configurable: true });
    }
  }
}

replaceForbiddenStorages(window);
