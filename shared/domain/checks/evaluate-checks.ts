import {
  addDecimals,
  compareDecimals,
  decimalPlacesOf,
  multiplyDecimals,
  subtractDecimals,
} from '../decimals/index.ts';
import type { CheckedValue, FundCheck, FundCheckVerdict } from './fund-check.ts';

type Values = ReadonlyMap<string, CheckedValue>;

const isZero = (value: string): boolean => compareDecimals(value, '0') === 0;
const withoutSign = (value: string): string => value.replace(/^-/u, '');

/** One unit of the last place: of the print where that is known, else of the digits that the value has. */
function placeOf({ value, place }: CheckedValue): string {
  if (place !== undefined) return place;
  const decimals = decimalPlacesOf(value);
  return decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`;
}

const smallest = (places: readonly string[]): string =>
  places.reduce((least, place) => (compareDecimals(place, least) < 0 ? place : least), places[0] ?? '1');

/** How far a sum of printed values may be off: half a unit of the last place of each. A nil is as exact as the others. */
function roundingOf(values: readonly CheckedValue[]): string {
  const places = values.filter(({ value }) => !isZero(value)).map(placeOf);
  const nils = values.length - places.length;
  const all = addDecimals(...places, multiplyDecimals(smallest(places), String(nils)));
  return multiplyDecimals(all, '0.5');
}

function isWithin(left: string, right: string, tolerance: string): boolean {
  return compareDecimals(withoutSign(subtractDecimals(left, right)), tolerance) <= 0;
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
  const tolerance = roundingOf([result, ...present.map(({ term }) => term)]);
  return {
    name: check.name,
    fins: [check.result, ...present.map(({ fin }) => fin)],
    holds: isWithin(expected, result.value, tolerance),
    expected,
    weight: [result.value, ...parts].filter((value) => !isZero(value)).length,
  };
}

function quotientVerdict(check: FundCheck, values: Values): FundCheckVerdict | null {
  if (check.quotient === undefined) return null;
  const [overFin, underFin] = check.quotient;
  const [over, under, result] = [values.get(overFin), values.get(underFin), values.get(check.result)];
  if (result === undefined || over === undefined || under === undefined) return null;
  if (isZero(under.value)) return null;
  // result = over / under to the printed place, asked without dividing: |result x under - over| <= place x under.
  const tolerance = withoutSign(multiplyDecimals(placeOf(result), under.value));
  return {
    name: check.name,
    fins: [check.result, overFin, underFin],
    holds: isWithin(multiplyDecimals(result.value, under.value), over.value, tolerance),
    expected: null,
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
