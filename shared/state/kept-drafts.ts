import { useEffect, useRef, useState } from 'react';

const KEY = 'assay.drafts';

interface Kept {
  readonly owner: number;
  readonly drafts: Readonly<Record<string, unknown>>;
}

/** What open forms hold that is not saved, by subject; asked for when a session ends. */
const openForms = new Map<string, () => unknown>();

function read(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && typeof kept.owner === 'number' && typeof kept.drafts === 'object' ? kept : null;
  } catch {
    return null; // Half-written or foreign: nothing in it can be trusted to be what the user typed.
  }
}

function write(kept: Kept): void {
  try {
    if (Object.keys(kept.drafts).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage loses the safety net; the session has ended all the same.
  }
}

/** Unsaved edits of forms, from the end of a session that nobody chose until the same user is back [AMB-016]. */
export const keptDrafts = {
  /** Writes down what open forms hold, for their user; for this tab, and not beyond its life. */
  keep(owner: number): void {
    const held = [...openForms].map(([subject, readForm]) => [subject, readForm()] as const);
    write({ owner, drafts: Object.fromEntries(held.filter(([, draft]) => draft !== undefined)) });
  },
  /** A user is here: what somebody else left goes. */
  claim(owner: number): void {
    if (read()?.owner !== owner) keptDrafts.drop();
  },
  drop: (): void => sessionStorage.removeItem(KEY),
};

function forget(subject: string): void {
  const kept = read();
  if (!kept || !(subject in kept.drafts)) return;
  const others = Object.entries(kept.drafts).filter(([name]) => name !== subject);
  write({ ...kept, drafts: Object.fromEntries(others) });
}

/** How a form's state is kept. */
export interface KeptStateOptions<Value> {
  /** Names the form; one of it is open at a time. */
  readonly subject: string;
  readonly initial: Value;
  /** Checks what comes back; undefined for what is not of the form's shape. */
  readonly parse: (kept: unknown) => Value | undefined;
}

/**
 * State of a form that survives the end of a session: what was typed is there again when the user has signed in and is
 * back at its address. Not for passwords.
 */
export function useKeptState<Value>({ subject, initial, parse }: KeptStateOptions<Value>) {
  const [value, setValue] = useState<Value>(() => parse(read()?.drafts[subject]) ?? initial);
  const latest = useRef<unknown>(undefined);
  useEffect(() => {
    latest.current = JSON.stringify(value) === JSON.stringify(initial) ? undefined : value;
  });
  useEffect(() => {
    forget(subject);
    openForms.set(subject, () => latest.current);
    return () => void openForms.delete(subject);
  }, [subject]);
  return [value, setValue] as const;
}
