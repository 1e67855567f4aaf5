import {
  addDecimals,
  compareDecimals,
  decimalPlacesOf,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
} from '../decimals/index.ts';
import type { CheckedValue, FundCheck, FundCheckTerm, FundCheckVerdict } from './fund-check.ts';

type Values = ReadonlyMap<string, CheckedValue>;

const isZero = (value: string): boolean => compareDecimals(value, '0') === 0;
const withoutSign = (value: string): string => value.replace(/^-/u, '');
const half = (value: string): string => multiplyDecimals(value, '0.5');
const squared = (value: string): string => multiplyDecimals(value, value);

/** One unit of the last place: of the print where that is known, else of the digits that the value has. */
function placeOf({ value, place }: CheckedValue): string {
  if (place !== undefined) return place;
  const decimals = decimalPlacesOf(value);
  return decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`;
}

const smallest = (places: readonly string[]): string =>
  places.reduce((least, place) => (compareDecimals(place, least) < 0 ? place : least), places[0] ?? '1');

/** The printed place of each value. A nil is printed as exactly as the others. */
function placesOf(values: readonly CheckedValue[]): readonly string[] {
  const least = smallest(values.filter(({ value }) => !isZero(value)).map(placeOf));
  return values.map((value) => (isZero(value.value) ? least : placeOf(value)));
}

/**
 * Whether rounding alone may explain a difference between a sum and its printed result. Each value is off by at most half
 * a unit of its printed place, so the whole by at most the sum of those halves. Roundings of many values mostly cancel out:
 * beyond three standard deviations, three times the square root of the sum of place² / 12, they explain nothing either.
 */
function isRounding(difference: string, values: readonly CheckedValue[]): boolean {
  const places = placesOf(values);
  const worst = half(addDecimals(...places));
  const variance = addDecimals(...places.map(squared)); // (3σ)² = 9 × Σ place² / 12 = 0.75 × Σ place².
  return (
    compareDecimals(withoutSign(difference), worst) <= 0 &&
    compareDecimals(squared(difference), multiplyDecimals(variance, '0.75')) <= 0
  );
}

function sumVerdict(check: FundCheck, values: Values): FundCheckVerdict | null {
  const terms = check.terms ?? [];
  const result = values.get(check.result);
  const present = terms.flatMap(({ fin, sign }) => {
    const term = values.get(fin);
    return term === undefined ? [] : [{ fin, term, part: multiplyDecimals(term.value, String(sign)) }];
  });
  const needed = check.needs ?? [check.result];
  if (result === undefined || present.length < 2 || needed.some((fin) => !values.has(fin))) return null;
  if (check.absentIsZero !== true && present.length < terms.length) return null;
  const parts = present.map(({ part }) => part);
  const expected = addDecimals(...parts);
  const difference = subtractDecimals(result.value, expected);
  return {
    name: check.name,
    fins: [check.result, ...present.map(({ fin }) => fin)],
    holds: isRounding(difference, [result, ...present.map(({ term }) => term)]),
    isQuotient: false,
    expected,
    difference,
    weight: [result.value, ...parts].filter((value) => !isZero(value)).length,
  };
}

function quotientVerdict(check: FundCheck, values: Values): FundCheckVerdict | null {
  if (check.quotient === undefined) return null;
  const [overFin, underFin] = check.quotient;
  const [over, under, result] = [values.get(overFin), values.get(underFin), values.get(check.result)];
  if (result === undefined || over === undefined || under === undefined) return null;
  if (isZero(under.value)) return null;
  // Asked without dividing: how far result × under may be from over when all three are rounded to their printed places.
  const tolerance = half(
    addDecimals(
      withoutSign(multiplyDecimals(placeOf(result), under.value)),
      placeOf(over),
      withoutSign(multiplyDecimals(placeOf(under), result.value)),
    ),
  );
  const gap = subtractDecimals(multiplyDecimals(result.value, under.value), over.value);
  const expected = divideDecimals(over.value, under.value, decimalPlacesOf(placeOf(result)));
  return {
    name: check.name,
    fins: [check.result, overFin, underFin],
    holds: compareDecimals(withoutSign(gap), tolerance) <= 0,
    isQuotient: true,
    expected,
    difference: subtractDecimals(result.value, expected),
    weight: [over, under, result].filter(({ value }) => !isZero(value)).length,
  };
}

/**
 * Evaluates checks on the values of one document (or one row), by fin. Arithmetic is exact; what may differ is the
 * rounding of the printed places. Checks with missing values return no verdict.
 */
export function evaluateChecks(checks: readonly FundCheck[], values: Values): FundCheckVerdict[] {
  return checks.flatMap((check) => {
    const verdict = check.terms === undefined ? quotientVerdict(check, values) : sumVerdict(check, values);
    return verdict === null ? [] : [verdict];
  });
}

/** Which metrics of a check have a value, and which a verdict lacks, by fin. */
export interface CheckOperands {
  readonly present: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Why a check returns no verdict: the metrics whose values it lacks. Nothing is missing of a check that returns one, and of
 * a quotient that would divide by zero.
 */
export function findMissingOperands(check: FundCheck, values: Values): CheckOperands {
  const terms = check.quotient ?? (check.terms ?? []).map(({ fin }) => fin);
  const isAbsent = (fin: string) => !values.has(fin);
  const needed = [check.result, ...(check.needs ?? []), ...(check.absentIsZero === true ? [] : terms)];
  const lacked = needed.filter(isAbsent);
  const isTooFew = terms.filter((fin) => values.has(fin)).length < 2;
  const missing = lacked.length === 0 && isTooFew ? terms.filter(isAbsent) : lacked;
  return {
    present: [check.result, ...terms].filter((fin) => values.has(fin)),
    missing: [...new Set(missing)],
  };
}

/**
 * The value at which a sum would hold, as a plain decimal, of the one metric that it lacks; null where it lacks none or more,
 * and for a quotient, whose result is rounded.
 */
export function findImpliedValue(
  check: FundCheck,
  values: Values,
): { readonly fin: string; readonly value: string } | null {
  const [fin, ...others] = findMissingOperands(check, values).missing;
  if (check.terms === undefined || fin === undefined || others.length > 0) return null;
  const signed = ({ fin: term, sign }: FundCheckTerm) =>
    multiplyDecimals(values.get(term)?.value ?? '0', String(sign));
  const sum = addDecimals(...check.terms.map(signed));
  const result = values.get(check.result);
  if (result === undefined) return { fin, value: sum };
  const sign = check.terms.find((term) => term.fin === fin)?.sign ?? 1;
  return { fin, value: multiplyDecimals(subtractDecimals(result.value, sum), String(sign)) };
}
