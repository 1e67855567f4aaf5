import type { StoredDatapoint } from '@assay/shared/contracts';
import { UNKNOWN_DATE } from '@assay/shared/domain';

/** The latest value of a metric as it is stored, or as it is to be stored. */
export interface ValueState {
  /** Null while there is no value. A value that is to be added has one, so that a repeated call adds it once. */
  readonly id: string | null;
  /** '' for a value whose date is typed before its figure. */
  readonly value: string;
  readonly currency: string | null;
  readonly reportingDate: string;
  /** Of the stored value, which is the only one that a change replaces; null for what is not stored. */
  readonly version: string | null;
  /** The latest value before this one was added here; null for any other. */
  readonly replaced: ValueState | null;
}

/** States by fin. */
export type ValueStates = Readonly<Record<string, ValueState>>;

/** Where a metric has no value: one that is typed gets this date [MET-035]. */
export const noValue = (today: string): ValueState => ({
  id: null,
  value: '',
  currency: null,
  reportingDate: today,
  version: null,
  replaced: null,
});

/** A value as it is loaded. */
export const toValueState = (stored: StoredDatapoint): ValueState => ({
  id: stored.id,
  value: stored.value,
  currency: stored.effectors.currency,
  reportingDate: stored.reportingDate,
  version: stored.lastModified,
  replaced: null,
});

/** Whether two states are the same figure of one value. */
export const isSameValue = (one: ValueState, other: ValueState): boolean =>
  one.id === other.id &&
  one.value === other.value &&
  one.currency === other.currency &&
  one.reportingDate === other.reportingDate;

/** Whether a value is typed here and nowhere stored. */
export const isNewValue = ({ id, version }: ValueState): boolean => id !== null && version === null;

/** Whether a value of a date would be the latest one beside a stored one; a value of an unknown date never is. */
export function isLater(date: string, { id, reportingDate }: ValueState): boolean {
  if (id === null) return true;
  return date !== UNKNOWN_DATE && (reportingDate === UNKNOWN_DATE || date > reportingDate);
}

/** The state after a figure was entered: the value is changed in place; where there is none, it is added. */
export function enterFigure(
  from: ValueState,
  { value, currency }: Pick<ValueState, 'value' | 'currency'>,
): ValueState {
  return { ...from, id: from.id ?? crypto.randomUUID(), value, currency };
}

/**
 * The state after a date was entered. A stored value keeps its date: another date begins a value beside it, which is stored
 * once its figure is entered. Its own date gives that up.
 */
export function enterDate(from: ValueState, reportingDate: string): ValueState {
  if (from.reportingDate === reportingDate) return from;
  if (from.id === null) return { ...from, reportingDate };
  if (from.version !== null) {
    const { currency } = from;
    return { id: crypto.randomUUID(), value: '', currency, reportingDate, version: null, replaced: from };
  }
  const { replaced, value, currency } = from;
  if (replaced?.reportingDate !== reportingDate) return { ...from, reportingDate };
  return value === '' ? replaced : { ...replaced, value, currency };
}
