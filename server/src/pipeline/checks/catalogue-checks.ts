import { addDecimals, compareDecimals, multiplyDecimals } from '@assay/shared/domain';
import { z } from 'zod';

/** The parts of a catalogue check that extraction can use. */
const checkSchema = z.looseObject({
  schema: z.string(),
  name: z.string(),
  result: z.string(),
  terms: z.array(z.object({ fin: z.string(), sign: z.number() })).optional(),
  quotient: z.tuple([z.string(), z.string()]).optional(),
  absentIsZero: z.boolean().optional(),
  needs: z.array(z.string()).optional(),
  rows: z.string().optional(),
});
export type CatalogueCheck = z.infer<typeof checkSchema>;

/** What a check says of the values it names. */
export interface CheckVerdict {
  fins: string[];
  holds: boolean;
}

/** Reads the checks of one schema; anything unreadable is left out, because checks are evidence and never a condition. */
export function readChecks(checks: unknown, documentType: string): CatalogueCheck[] {
  if (!Array.isArray(checks)) return [];
  return checks.flatMap((item) => {
    const read = checkSchema.safeParse(item);
    return read.success && read.data.schema === documentType && read.data.rows === undefined
      ? [read.data]
      : [];
  });
}

function decimalsOf(value: string): number {
  return value.split('.')[1]?.length ?? 0;
}

/** One unit of the last printed place: of the decimals, or of the thousands a scaled document prints. */
function lastPlace(values: readonly string[]): string {
  const decimals = Math.max(...values.map(decimalsOf));
  if (decimals > 0) return `0.${'0'.repeat(decimals - 1)}1`;
  const zeros = Math.min(
    ...values.filter((value) => !/^-?0$/u.test(value)).map((value) => /0*$/u.exec(value)?.[0].length ?? 0),
  );
  return Number.isFinite(zeros) && zeros >= 3 ? `1${'0'.repeat(zeros - (zeros % 3))}` : '1';
}

function isWithin(left: string, right: string, tolerance: string): boolean {
  const difference = addDecimals(left, multiplyDecimals(right, '-1'));
  const size = difference.startsWith('-') ? difference.slice(1) : difference;
  return compareDecimals(size, tolerance) <= 0;
}

function checkSum(check: CatalogueCheck, values: ReadonlyMap<string, string>): CheckVerdict | null {
  const terms = check.terms ?? [];
  const result = values.get(check.result);
  const present = terms.filter(({ fin }) => values.has(fin));
  const needed = check.needs ?? [check.result];
  if (result === undefined || present.length < 2 || needed.some((fin) => !values.has(fin))) return null;
  if (check.absentIsZero !== true && present.length < terms.length) return null;
  const parts = present.map(({ fin, sign }) => multiplyDecimals(values.get(fin) ?? '0', String(sign)));
  const tolerance = multiplyDecimals(
    lastPlace([result, ...parts]),
    String(Math.max(1, Math.ceil(present.length / 2))),
  );
  const fins = [check.result, ...present.map(({ fin }) => fin)];
  return { fins, holds: isWithin(addDecimals(...parts), result, tolerance) };
}

function checkQuotient(check: CatalogueCheck, values: ReadonlyMap<string, string>): CheckVerdict | null {
  if (check.quotient === undefined) return null;
  const [over, under] = check.quotient.map((fin) => values.get(fin));
  const result = values.get(check.result);
  if (result === undefined || over === undefined || under === undefined || /^-?0(?:\.0*)?$/u.test(under))
    return null;
  // result = over / under to the printed place, asked without dividing: |result x under - over| <= place x under.
  const product = multiplyDecimals(result, under);
  const tolerance = multiplyDecimals(lastPlace([result]), under);
  return {
    fins: [check.result, ...check.quotient],
    holds: isWithin(product, over, tolerance.replace(/^-/u, '')),
  };
}

/** Evaluates the checks on the best values found; checks that lack values say nothing. */
export function evaluateChecks(
  checks: readonly CatalogueCheck[],
  values: ReadonlyMap<string, string>,
): CheckVerdict[] {
  return checks.flatMap((check) => {
    const verdict = check.terms === undefined ? checkQuotient(check, values) : checkSum(check, values);
    return verdict === null ? [] : [verdict];
  });
}
