import { useEffect, useState } from 'react';
import { usePersistedState } from './persisted-drafts.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a kept value can be that of a field: of the type of the stored one, of which none counts as no text. */
function isAlike(kept: unknown, stored: unknown): boolean {
  if (stored === null) return kept === null || typeof kept === 'string';
  return Array.isArray(kept) === Array.isArray(stored) && typeof kept === typeof stored && kept !== null;
}

/** The fields that differ from the stored ones. */
function editsOf<Fields extends object>(stored: Fields, fields: Fields): Partial<Fields> {
  const names = Object.keys(stored) as (keyof Fields)[];
  const edited = names.filter((name) => !isSame(fields[name], stored[name]));
  // fromEntries forgets which value belongs to which name.
  return Object.fromEntries(edited.map((name) => [name, fields[name]])) as Partial<Fields>;
}

/** Reads edits that were kept when a session ended: of the fields that the form has, with values of their types. */
function readEdits<Fields extends object>(kept: unknown, stored: Fields): Partial<Fields> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values = Object.entries(stored).flatMap(([name, value]) => {
    const edit: unknown = Reflect.get(kept, name);
    return isAlike(edit, value) ? [[name, edit] as const] : [];
  });
  return editsOf(stored, { ...stored, ...Object.fromEntries(values) });
}

/** Errors as they are shown: they follow after a pause, or at once by `show`. */
function useLate<Errors>(errors: Errors, delay: number, none: Errors) {
  const present = JSON.stringify(errors);
  const [shown, setShown] = useState(() => JSON.stringify(none));
  useEffect(() => {
    if (delay === 0) return;
    const timer = setTimeout(() => setShown(present), delay);
    return () => clearTimeout(timer);
  }, [present, delay]);
  return {
    errors: delay === 0 ? errors : (JSON.parse(shown) as Errors),
    show: () => setShown(present),
  };
}

export interface DraftFormOptions<Fields extends object, Errors extends object> {
  /** Name of the form, of which one is open at a time: its edits are kept under it when a session ends. */
  readonly subject: string;
  /** The fields as they are stored, or blank ones for something new. Fields that are not edited follow them. */
  readonly stored: Fields;
  /** What is wrong, by field; each error can be written as JSON. */
  readonly errorsOf: (fields: Fields) => Errors;
  /** Whether the errors are none: no field has one, if not given. */
  readonly isValid?: (errors: Errors) => boolean;
  /** Whether a save would change something: some field differs, if not given. */
  readonly isChanged?: (stored: Fields, fields: Fields) => boolean;
  /** Whose errors are shown before somebody submits: of fields that were edited, of all, or of none. Afterwards those of all are. */
  readonly shows: 'edited' | 'all' | 'none';
  /** The pause in ms after which errors follow the fields. */
  readonly delay?: number;
}

/** A submit of a form. */
interface Submit {
  /** One is under way: nothing is sent. */
  readonly isPending: boolean;
  readonly send: () => void;
  /** Called instead of `send` where a field is wrong. */
  readonly onInvalid?: () => void;
}

/**
 * A form whose edits survive the end of a session [AMB-016, AMB-059]. They lie over the stored fields, so that those which
 * nobody edits follow what is loaded. Not for passwords.
 */
export function useDraftForm<Fields extends object, Errors extends object>({
  subject,
  stored,
  errorsOf,
  isValid = (errors) => Object.keys(errors).length === 0,
  isChanged = (before, fields) => !isSame(before, fields),
  shows,
  delay = 0,
}: DraftFormOptions<Fields, Errors>) {
  const [edits, setEdits] = usePersistedState<Partial<Fields>>({
    subject,
    initial: {},
    parse: (kept) => readEdits(kept, stored),
  });
  const [touched, setTouched] = useState<readonly string[]>(() => Object.keys(edits));
  const [isTried, setTried] = useState(false);
  const fields: Fields = { ...stored, ...edits };
  const errors = errorsOf(fields);
  const isFine = isValid(errors);
  const late = useLate<Partial<Errors>>(errors, delay, {});
  const shownNames = shows === 'edited' ? touched : [];
  const shown = Object.entries(late.errors).filter(
    ([name]) => isTried || shows === 'all' || shownNames.includes(name),
  );
  return {
    fields,
    isDirty: isChanged(stored, fields),
    isValid: isFine,
    /** What is wrong, as far as it is to be seen. */
    shown: Object.fromEntries(shown) as Partial<Errors>,
    /** Edits some fields. */
    change: (changes: Partial<Fields>) => {
      setEdits((before) => editsOf(stored, { ...stored, ...before, ...changes }));
      setTouched((before) => [
        ...before,
        ...Object.entries(changes).flatMap(([name, value]) =>
          isSame(value, Reflect.get(fields, name)) ? [] : [name],
        ),
      ]);
    },
    /** Ends all edits. */
    reset: () => {
      setEdits({});
      setTouched([]);
      setTried(false);
    },
    submit: ({ isPending, send, onInvalid }: Submit) => {
      if (isPending) return;
      setTried(true);
      if (isFine) return send();
      late.show();
      onInvalid?.();
    },
  };
}
