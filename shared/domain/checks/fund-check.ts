/** One part of a sum: a metric's value times its sign. */
export interface FundCheckTerm {
  readonly fin: string;
  readonly sign: number;
}

/**
 * An identity that a fund document's values should satisfy: `result` is the sum of `terms`, or `over / under` of
 * `quotient`, to the printed precision (catalogue `checks`).
 */
export interface FundCheck {
  readonly name: string;
  readonly result: string;
  readonly terms?: readonly FundCheckTerm[];
  readonly quotient?: readonly [over: string, under: string];
  /** Terms that the document does not print count as zero. */
  readonly absentIsZero?: boolean;
  /** Metrics without which the check returns no verdict; absent: the result. */
  readonly needs?: readonly string[];
  /** The repeating group in each of whose rows the check applies; absent: it applies to the document. */
  readonly rows?: string;
}

/** A value that takes part in checks. */
export interface CheckedValue {
  /** A plain decimal. */
  readonly value: string;
  /** One unit of its last printed place, `0.01` or `1000`; absent: it is exact to the digits that it has. */
  readonly place?: string | undefined;
}

/** The verdict of a check on the values that it names. */
export interface FundCheckResult {
  readonly name: string;
  /** The metrics that took part, the result first. */
  readonly fins: readonly string[];
  readonly holds: boolean;
  readonly isQuotient: boolean;
  /** The value at which the check would hold, as a decimal; that of a quotient is rounded to the printed place. */
  readonly expected: string;
  /** By how much the printed result differs from `expected`, with its sign. */
  readonly difference: string;
  /** How many values other than zero took part: a sum of many is no accident. */
  readonly weight: number;
}
