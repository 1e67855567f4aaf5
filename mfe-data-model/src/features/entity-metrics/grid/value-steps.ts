import { isNewValue, isSameValue, type ValueState, type ValueStates } from './value-state.ts';

/** What is sent so that what is stored of a metric becomes what is wanted. */
export type ValueStep =
  | { readonly kind: 'add' | 'change'; readonly fin: string; readonly state: ValueState }
  /** Takes away a value that was added here; `restore` brings it back. */
  | { readonly kind: 'remove' | 'restore'; readonly fin: string; readonly id: string };

/** What a session did with the values that it added. */
export interface OwnValues {
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

/** Whether a value was stored before another one, which was added here. */
function isBefore(id: string, { replaced }: ValueState): boolean {
  return replaced !== null && (replaced.id === id || isBefore(id, replaced));
}

/**
 * The next step from the stored value of a metric to the wanted one; null where there is none, `superseded` where somebody
 * else added a later value, over which nothing is written unasked.
 */
export function nextStep(
  fin: string,
  wanted: ValueState,
  stored: ValueState,
  own: OwnValues,
): ValueStep | 'superseded' | null {
  if (wanted.id === stored.id) {
    const isChanged = wanted.id !== null && !isSameValue(wanted, stored);
    return isChanged ? { kind: 'change', fin, state: wanted } : null;
  }
  if (isNewValue(wanted) && wanted.value === '') return null;
  if (stored.id !== null && own.added.has(stored.id) && !isBefore(stored.id, wanted))
    return { kind: 'remove', fin, id: stored.id };
  if (isNewValue(wanted)) return { kind: 'add', fin, state: wanted };
  if (wanted.id !== null && own.removed.has(wanted.id)) return { kind: 'restore', fin, id: wanted.id };
  return 'superseded';
}

/** The metrics whose value differs from the stored one, or whose date is typed already. */
export const editedFinsOf = ({
  value,
  original,
}: {
  readonly value: ValueStates;
  readonly original: ValueStates;
}) =>
  Object.entries(value).flatMap(([fin, present]) => {
    const stored = original[fin];
    return stored && !isSameValue(present, stored) ? [fin] : [];
  });
