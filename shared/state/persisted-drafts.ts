import { useEffect, useRef, useState } from 'react';

const KEY = 'assay.drafts';

interface StoredDrafts {
  /** User id. */
  readonly owner: number;
  readonly drafts: Readonly<Record<string, unknown>>;
}

/** Reads the unsaved values of open forms, by subject. */
const openForms = new Map<string, () => unknown>();

function read(): StoredDrafts | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredDrafts | null;
    return stored && typeof stored.owner === 'number' && typeof stored.drafts === 'object' ? stored : null;
  } catch {
    return null; // Half-written or foreign data: nothing in it is certain to be what the user typed.
  }
}

function write(stored: StoredDrafts): void {
  try {
    if (Object.keys(stored.drafts).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // A full or forbidden storage loses the drafts. The session has ended in any case.
  }
}

/** Unsaved edits of forms. They are stored when a session expires, until the same user signs in again [AMB-016]. */
export const persistedDrafts = {
  /** Stores the unsaved edits of all open forms for their user, in this tab. */
  save(owner: number): void {
    const drafts = [...openForms].map(([subject, readForm]) => [subject, readForm()] as const);
    write({ owner, drafts: Object.fromEntries(drafts.filter(([, draft]) => draft !== undefined)) });
  },
  /** Removes the drafts unless they belong to this user, who has signed in. */
  removeUnlessOwnedBy(owner: number): void {
    if (read()?.owner !== owner) persistedDrafts.clear();
  },
  clear: (): void => sessionStorage.removeItem(KEY),
};

function removeDraft(subject: string): void {
  const stored = read();
  if (!stored || !(subject in stored.drafts)) return;
  const others = Object.entries(stored.drafts).filter(([name]) => name !== subject);
  write({ ...stored, drafts: Object.fromEntries(others) });
}

/** How the state of a form is persisted. */
export interface PersistedStateOptions<Value> {
  /** Name of the form, of which one is open at a time. */
  readonly subject: string;
  readonly initial: Value;
  /** Checks a stored value; undefined if it does not have the shape of the form. */
  readonly parse: (stored: unknown) => Value | undefined;
}

/**
 * State of a form that survives the end of a session: the typed values are restored once, when the user has signed in
 * again and opens the form. Not for passwords.
 */
export function usePersistedState<Value>({ subject, initial, parse }: PersistedStateOptions<Value>) {
  const [value, setValue] = useState<Value>(() => parse(read()?.drafts[subject]) ?? initial);
  const unsaved = useRef<unknown>(undefined);
  useEffect(() => {
    unsaved.current = JSON.stringify(value) === JSON.stringify(initial) ? undefined : value;
  });
  useEffect(() => {
    removeDraft(subject);
    openForms.set(subject, () => unsaved.current);
    return () => void openForms.delete(subject);
  }, [subject]);
  return [value, setValue] as const;
}
