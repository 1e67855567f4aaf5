import {
  compareDecimals,
  divideDecimals,
  isDecimal,
  isSameAmount,
  multiplyDecimals,
  subtractDecimals,
} from '../decimals/index.ts';
import { dataTypeOf, isNumericDataType, type MetricDataType } from '../formats/index.ts';

/** A value of a metric that is stored for a reporting date. */
export interface PriorValue {
  /** ISO date. */
  readonly reportingDate: string;
  /** As it is stored: a plain decimal, an ISO date or a text. */
  readonly value: string;
  readonly currency: string | null;
}

/** A value under review. */
export interface CurrentValue {
  readonly fin: string;
  readonly dataType: MetricDataType;
  /** As it would be stored; '' where nothing was found. */
  readonly value: string;
  readonly currency: string | null;
  /** ISO date of the document; null where it is unknown. */
  readonly reportingDate: string | null;
}

/** What is stored for the owner of a value, in any order. */
export interface PriorValues {
  readonly history: readonly PriorValue[];
  /** For an opening value: the history of the closing value that it should continue. */
  readonly closings?: readonly PriorValue[] | undefined;
}

/** A reason to review a value, based on values stored for earlier periods. */
export type PriorPeriodFlag =
  | { readonly kind: 'alreadyStored'; readonly stored: PriorValue; readonly isSame: boolean }
  | { readonly kind: 'openingDiffers'; readonly closing: PriorValue; readonly difference: string }
  | { readonly kind: 'currencyChange'; readonly from: string }
  /** Every one of so many earlier values has the other sign. */
  | { readonly kind: 'signFlip'; readonly count: number }
  /** About 10^power times the last value. */
  | { readonly kind: 'scaleSlip'; readonly power: number }
  /** Much further from the earlier values than they are from each other. */
  | { readonly kind: 'beyondSpread'; readonly low: PriorValue; readonly high: PriorValue };

/** A value compared with those of earlier periods. */
export interface PriorComparison {
  /** The newest value of an earlier date; null without one. */
  readonly last: PriorValue | null;
  /** The change in percent with one decimal, such as `3.2`; null if it is not meaningful. */
  readonly changePercent: string | null;
  /** The closing value of the previous period, if the opening value equals it; else null. */
  readonly continued: PriorValue | null;
  readonly flags: readonly PriorPeriodFlag[];
}

const newestFirst = (one: PriorValue, other: PriorValue) =>
  other.reportingDate.localeCompare(one.reportingDate);

const signOf = (value: string) => compareDecimals(value, '0');
const absolute = (value: string) => (signOf(value) < 0 ? multiplyDecimals(value, '-1') : value);

/** A value counts as scaled wrongly if it is between a third of and three times the scaled last value. */
const SCALE_EXPONENTS = [3, 6, -3, -6];
const SCALE_TOLERANCE = '3';

/** The power of ten that a value is off by from the last one; undefined where it is none of those of a wrong scale. */
function findScaleShift(value: string, last: string): number | undefined {
  if (signOf(value) === 0 || signOf(last) === 0) return undefined;
  const [present, earlier] = [absolute(value), absolute(last)];
  return SCALE_EXPONENTS.find((power) => {
    const scale = `1${'0'.repeat(Math.abs(power))}`;
    const scaled = power > 0 ? multiplyDecimals(earlier, scale) : earlier;
    const compared = power > 0 ? present : multiplyDecimals(present, scale);
    return (
      compareDecimals(multiplyDecimals(compared, SCALE_TOLERANCE), scaled) >= 0 &&
      compareDecimals(compared, multiplyDecimals(scaled, SCALE_TOLERANCE)) <= 0
    );
  });
}

/** The fin of the closing value that an opening value continues; undefined for any other metric. */
export function closingFinOf(fin: string): string | undefined {
  const [, name, period] = /^opening_(.+)_(qtd|ytd)$/.exec(fin) ?? [];
  return name !== undefined && period !== undefined ? `closing_${name}_${period}` : undefined;
}

/** The last day before the period of an opening value begins, by the calendar; undefined for a metric without period. */
function dayBeforePeriod(fin: string, reportingDate: string): string | undefined {
  const [, period] = /_(qtd|ytd)$/.exec(fin) ?? [];
  const [year = 0, month = 0] = reportingDate.split('-').map(Number);
  if (period === undefined) return undefined;
  const firstMonth = period === 'ytd' ? 0 : Math.floor((month - 1) / 3) * 3;
  return new Date(Date.UTC(year, firstMonth, 0)).toISOString().slice(0, 10);
}

/** The closing value of the day before the period of an opening value; undefined where none is stored. */
function findClosing(present: CurrentValue, closings: readonly PriorValue[]): PriorValue | undefined {
  const { fin, reportingDate, currency } = present;
  const dayBefore = reportingDate === null ? undefined : dayBeforePeriod(fin, reportingDate);
  return closings.find(
    (one) => one.reportingDate === dayBefore && one.currency === currency && isDecimal(one.value),
  );
}

function findOpeningFlag(value: string, closing: PriorValue): PriorPeriodFlag[] {
  const difference = subtractDecimals(value, closing.value);
  return signOf(difference) === 0 ? [] : [{ kind: 'openingDiffers', closing, difference }];
}

/** Below this number of earlier values the spread is not meaningful. */
const MIN_OUTLIER_SAMPLE = 4;
/**
 * A value is an outlier if it is further than this many spreads outside the range of earlier values.
 */
const OUTLIER_FACTOR = '3';

/** A value that is far outside the range of the earlier ones; equal ones have no range. */
function findOutlierFlag(
  { value, currency }: CurrentValue,
  earlier: readonly PriorValue[],
): PriorPeriodFlag[] {
  const comparable = earlier
    .filter((one) => one.currency === currency)
    .toSorted((one, other) => compareDecimals(one.value, other.value));
  const [low, high] = [comparable[0], comparable.at(-1)];
  if (low === undefined || high === undefined || comparable.length < MIN_OUTLIER_SAMPLE) return [];
  const margin = multiplyDecimals(subtractDecimals(high.value, low.value), OUTLIER_FACTOR);
  if (signOf(margin) === 0) return [];
  const isFar =
    compareDecimals(value, subtractDecimals(low.value, margin)) < 0 ||
    compareDecimals(subtractDecimals(value, high.value), margin) > 0;
  return isFar ? [{ kind: 'beyondSpread', low, high }] : [];
}

function findNumberFlags(
  present: CurrentValue,
  earlier: readonly PriorValue[],
  closing: PriorValue | undefined,
): PriorPeriodFlag[] {
  const { value, currency } = present;
  const [last] = earlier;
  const flags = closing ? findOpeningFlag(value, closing) : [];
  if (last === undefined) return flags;
  if (last.currency !== null && currency !== null && last.currency !== currency)
    return [...flags, { kind: 'currencyChange', from: last.currency }];
  const signs = earlier.map((one) => signOf(one.value)).filter((sign) => sign !== 0);
  const sign = signOf(value);
  if (sign !== 0 && signs.length > 0 && signs.every((other) => other === -sign))
    flags.push({ kind: 'signFlip', count: signs.length });
  const power = findScaleShift(value, last.value);
  if (power !== undefined) return [...flags, { kind: 'scaleSlip', power }];
  return [...flags, ...findOutlierFlag(present, earlier)];
}

function changeOf(present: CurrentValue, last: PriorValue): string | null {
  const isPercentage = dataTypeOf(present.dataType).input === 'percentage';
  if (isPercentage || last.currency !== present.currency || signOf(last.value) === 0) return null;
  const difference = subtractDecimals(present.value, last.value);
  return divideDecimals(multiplyDecimals(difference, '100'), absolute(last.value), 1);
}

/**
 * Compares a value with what is stored for its owner. Values of later dates say nothing about it. A value is flagged where
 * its date is stored already, where an opening value differs from the closing value before it, where currency, sign or
 * scale differ from those of earlier periods, and where it is far outside their range.
 */
export function comparePriorPeriod(
  present: CurrentValue,
  { history, closings = [] }: PriorValues,
): PriorComparison {
  const { value, reportingDate } = present;
  const isEarlier = (one: PriorValue) => reportingDate === null || one.reportingDate < reportingDate;
  const earlier = history.filter(isEarlier).toSorted(newestFirst);
  const last = earlier[0] ?? null;
  const unlike = { last, changePercent: null, continued: null };
  if (value === '') return { ...unlike, flags: [] };
  const stored = history.find((one) => one.reportingDate === reportingDate);
  const flags: PriorPeriodFlag[] =
    stored === undefined ? [] : [{ kind: 'alreadyStored', stored, isSame: isSameAmount(stored, present) }];
  if (!isNumericDataType(present.dataType) || !isDecimal(value)) return { ...unlike, flags };
  const closing = findClosing(present, closings);
  const numbers = earlier.filter((one) => isDecimal(one.value));
  return {
    last,
    changePercent: last !== null && isDecimal(last.value) ? changeOf(present, last) : null,
    continued: closing && isSameAmount(closing, present) ? closing : null,
    flags: [...flags, ...findNumberFlags(present, numbers, closing)],
  };
}

/** Whether a flag is a reason to review: a repeated equal value is not, nor is a sign change against few values. */
export function isReviewReason(flag: PriorPeriodFlag): boolean {
  if (flag.kind === 'signFlip') return flag.count >= MIN_OUTLIER_SAMPLE;
  return flag.kind !== 'alreadyStored' || !flag.isSame;
}
