import { useCallback, useState } from 'react';

/** Where and how a value is kept in the browser. */
export interface StoredStateOptions<Value> {
  /** `local` outlives the browser, `session` ends with the tab. */
  readonly storage: 'local' | 'session';
  readonly key: string;
  /** Reads what was stored, which can be anything; null where it is no such value. */
  readonly parse: (stored: unknown) => Value | null;
  readonly fallback: Value;
}

const storageOf = (kind: 'local' | 'session') => (kind === 'local' ? localStorage : sessionStorage);

function readStored<Value>({ storage, key, parse, fallback }: StoredStateOptions<Value>): Value {
  try {
    return parse(JSON.parse(storageOf(storage).getItem(key) ?? 'null')) ?? fallback;
  } catch {
    return fallback; // Broken or forbidden storage: the user starts with what everybody starts with.
  }
}

/** State that a reload keeps, such as the width of a panel. It is read once and written with every change. */
export function useStoredState<Value>(options: StoredStateOptions<Value>) {
  const { storage, key } = options;
  const [value, setValue] = useState(() => readStored(options));
  const store = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        storageOf(storage).setItem(key, JSON.stringify(next));
      } catch {
        // Full or forbidden storage: the value lasts until the page is left.
      }
    },
    [storage, key],
  );
  return [value, store] as const;
}
