/**
 * How column values look in JavaScript, the same from both drivers. Left alone they differ: `bigint` is text from pg
 * and a number from PGlite, and a `date` is a Date at local midnight from pg and at UTC midnight from PGlite.
 */
const OID = { bigint: 20, date: 1082 } as const;

/** Counts and identities: a number where it is exact, refused where it would not be. */
function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is outside the exact numbers`);
  return value;
}

/** Calendar dates stay the text that they are on the wire, `YYYY-MM-DD` [AMB-086]. */
function readDate(text: string): string {
  return text;
}

/** Readers by type id, in the form PGlite takes. Numerics are text in both drivers already. */
export const VALUE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.bigint]: readBigint,
  [OID.date]: readDate,
};
