import {
  addDecimals,
  compareDecimals,
  decimalPlacesOf,
  multiplyDecimals,
  subtractDecimals,
} from '../decimals/index.ts';
import type { FundCheck, FundCheckVerdict } from './fund-check.ts';

type Values = ReadonlyMap<string, string>;

const isZero = (value: string): boolean => compareDecimals(value, '0') === 0;
const withoutSign = (value: string): string => value.replace(/^-/u, '');

/** One unit of the last printed place: of the decimals, or of the thousands that a scaled document prints. */
function lastPlace(values: readonly string[]): string {
  const decimals = Math.max(...values.map(decimalPlacesOf));
  if (decimals > 0) return `0.${'0'.repeat(decimals - 1)}1`;
  const zeros = Math.min(
    ...values.filter((value) => !isZero(value)).map((value) => /0*$/u.exec(value)?.[0].length ?? 0),
  );
  return Number.isFinite(zeros) && zeros >= 3 ? `1${'0'.repeat(zeros - (zeros % 3))}` : '1';
}

function isWithin(left: string, right: string, tolerance: string): boolean {
  return compareDecimals(withoutSign(subtractDecimals(left, right)), tolerance) <= 0;
}

function sumVerdict(check: FundCheck, values: Values): FundCheckVerdict | null {
  const terms = check.terms ?? [];
  const result = values.get(check.result);
  const present = terms.flatMap(({ fin, sign }) => {
    const value = values.get(fin);
    return value === undefined ? [] : [{ fin, part: multiplyDecimals(value, String(sign)) }];
  });
  const needed = check.needs ?? [check.result];
  if (result === undefined || present.length < 2 || needed.some((fin) => !values.has(fin))) return null;
  if (check.absentIsZero !== true && present.length < terms.length) return null;
  const parts = present.map(({ part }) => part);
  const expected = addDecimals(...parts);
  const roundings = String(Math.max(1, Math.ceil(parts.length / 2)));
  const tolerance = multiplyDecimals(lastPlace([result, ...parts]), roundings);
  return {
    name: check.name,
    fins: [check.result, ...present.map(({ fin }) => fin)],
    holds: isWithin(expected, result, tolerance),
    expected,
    weight: [result, ...parts].filter((value) => !isZero(value)).length,
  };
}

function quotientVerdict(check: FundCheck, values: Values): FundCheckVerdict | null {
  if (check.quotient === undefined) return null;
  const [overFin, underFin] = check.quotient;
  const [over, under, result] = [values.get(overFin), values.get(underFin), values.get(check.result)];
  if (result === undefined || over === undefined || under === undefined || isZero(under)) return null;
  // result = over / under to the printed place, asked without dividing: |result x under - over| <= place x under.
  const tolerance = withoutSign(multiplyDecimals(lastPlace([result]), under));
  return {
    name: check.name,
    fins: [check.result, overFin, underFin],
    holds: isWithin(multiplyDecimals(result, under), over, tolerance),
    expected: null,
    weight: [over, under, result].filter((value) => !isZero(value)).length,
  };
}

/**
 * Evaluates checks on the values of one document (or one row), by fin, as plain decimals. Arithmetic is exact; what may
 * differ is the rounding of the printed places. Checks that lack values say nothing.
 */
export function evaluateChecks(checks: readonly FundCheck[], values: Values): FundCheckVerdict[] {
  return checks.flatMap((check) => {
    const verdict = check.terms === undefined ? quotientVerdict(check, values) : sumVerdict(check, values);
    return verdict === null ? [] : [verdict];
  });
}
