import {
  addDecimals,
  compareDecimals,
  decimalPlacesOf,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
} from '../decimals/index.ts';
import type { CheckedValue, FundCheck, FundCheckTerm, FundCheckResult } from './fund-check.ts';

type Values = ReadonlyMap<string, CheckedValue>;

const isZero = (value: string): boolean => compareDecimals(value, '0') === 0;
const withoutSign = (value: string): string => value.replace(/^-/u, '');
const half = (value: string): string => multiplyDecimals(value, '0.5');
const squared = (value: string): string => multiplyDecimals(value, value);

/** Unit of the last printed decimal place; without a print, of the last digit of the value. */
function lastPlaceUnit({ value, place }: CheckedValue): string {
  if (place !== undefined) return place;
  const decimals = decimalPlacesOf(value);
  return decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`;
}

const smallest = (places: readonly string[]): string =>
  places.reduce(
    (smallestUnit, place) => (compareDecimals(place, smallestUnit) < 0 ? place : smallestUnit),
    places[0] ?? '1',
  );

/** The printed place of each value. Zero is assumed to have the precision of the other values. */
function placesOf(values: readonly CheckedValue[]): readonly string[] {
  const smallestUnit = smallest(values.filter(({ value }) => !isZero(value)).map(lastPlaceUnit));
  return values.map((value) => (isZero(value.value) ? smallestUnit : lastPlaceUnit(value)));
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

function evaluateSum(check: FundCheck, values: Values): FundCheckResult | null {
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

function evaluateQuotient(check: FundCheck, values: Values): FundCheckResult | null {
  if (check.quotient === undefined) return null;
  const [numeratorFin, denominatorFin] = check.quotient;
  const [numerator, denominator, result] = [
    values.get(numeratorFin),
    values.get(denominatorFin),
    values.get(check.result),
  ];
  if (result === undefined || numerator === undefined || denominator === undefined) return null;
  if (isZero(denominator.value)) return null;
  // Avoids the division: compares result × denominator with the numerator, allowing for rounding of all three.
  const tolerance = half(
    addDecimals(
      withoutSign(multiplyDecimals(lastPlaceUnit(result), denominator.value)),
      lastPlaceUnit(numerator),
      withoutSign(multiplyDecimals(lastPlaceUnit(denominator), result.value)),
    ),
  );
  const gap = subtractDecimals(multiplyDecimals(result.value, denominator.value), numerator.value);
  const expected = divideDecimals(numerator.value, denominator.value, decimalPlacesOf(lastPlaceUnit(result)));
  return {
    name: check.name,
    fins: [check.result, numeratorFin, denominatorFin],
    holds: compareDecimals(withoutSign(gap), tolerance) <= 0,
    isQuotient: true,
    expected,
    difference: subtractDecimals(result.value, expected),
    weight: [numerator, denominator, result].filter(({ value }) => !isZero(value)).length,
  };
}

/**
 * Evaluates checks on the values of one document (or one row), by fin. Exact arithmetic; differences within rounding
 * are accepted. Checks with missing values are skipped.
 */
export function evaluateChecks(checks: readonly FundCheck[], values: Values): FundCheckResult[] {
  return checks.flatMap((check) => {
    const verdict = check.terms === undefined ? evaluateQuotient(check, values) : evaluateSum(check, values);
    return verdict === null ? [] : [verdict];
  });
}

/** Metrics of a check with a value, and those whose value is missing, by fin. */
export interface CheckOperands {
  readonly present: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Why a check returns no verdict: the metrics whose values it lacks. Nothing is missing if the check has a result, or
 * would divide by zero.
 */
export function findMissingOperands(check: FundCheck, values: Values): CheckOperands {
  const terms = check.quotient ?? (check.terms ?? []).map(({ fin }) => fin);
  const isAbsent = (fin: string) => !values.has(fin);
  const needed = [check.result, ...(check.needs ?? []), ...(check.absentIsZero === true ? [] : terms)];
  const missingRequired = needed.filter(isAbsent);
  const isTooFew = terms.filter((fin) => values.has(fin)).length < 2;
  const missing = missingRequired.length === 0 && isTooFew ? terms.filter(isAbsent) : missingRequired;
  return {
    present: [check.result, ...terms].filter((fin) => values.has(fin)),
    missing: [...new Set(missing)],
  };
}

/**
 * The value of the single missing metric that would make a sum check pass; null if none or several are missing, and for
 * quotients, whose result is rounded.
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
