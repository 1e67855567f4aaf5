import { hasCurrency } from '../formats/index.ts';
import type { FundCheck } from '../checks/index.ts';
import type { MetricDataType } from '../formats/index.ts';
import type { PrintComparison } from './print-comparison.ts';

/** A comparison with the value and the metric that it belongs to. */
export interface ComparedValue {
  readonly dataType: MetricDataType;
  readonly value: string;
  readonly text: string;
  readonly comparison: PrintComparison;
}

/** What a document says of its amounts as a whole. */
export interface AmountConventions {
  /** The power of ten in which all its amounts are printed; null where they differ, or are too few. */
  readonly headingPower: number | null;
  /** Metrics that a check subtracts: stored as positive amounts although statements print them in brackets. */
  readonly subtracted: ReadonlySet<string>;
}

/** One scaled amount proves no heading: a note on scale elsewhere in the document may not be meant for it. */
const MIN_SCALED = 3;

/** A number with a unit of its own, such as 1.2m, follows no heading. */
const OWN_UNIT = /\d\s?\p{L}/u;

/** The powers of ten in which some amounts are printed, and how many of the amounts have one. */
export interface PrintedPowers {
  readonly powers: readonly number[];
  readonly count: number;
}

/** The powers of ten in which amounts are printed. */
export function findPrintedPowers(values: readonly ComparedValue[]): PrintedPowers {
  const powers = values.flatMap(({ dataType, value, text, comparison }) => {
    if (!hasCurrency(dataType) || !/[1-9]/.test(value) || OWN_UNIT.test(text)) return [];
    if (comparison.kind === 'same') return [0];
    return comparison.kind === 'converted' ? [comparison.power] : [];
  });
  return { powers: [...new Set(powers)], count: powers.length };
}

/** The power in which a heading states the amounts of a document, if the amounts of all its parts agree on one. */
export function findHeadingPower(parts: readonly PrintedPowers[]): number | null {
  const powers = new Set(parts.flatMap((part) => part.powers));
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const [first] = powers;
  return first !== undefined && powers.size === 1 && first > 0 && count >= MIN_SCALED ? first : null;
}

/** The metrics that a check subtracts. */
export function findSubtracted(checks: readonly FundCheck[]): ReadonlySet<string> {
  return new Set(
    checks.flatMap(({ terms = [] }) => terms.filter(({ sign }) => sign < 0).map(({ fin }) => fin)),
  );
}

/**
 * Whether a value matches the page: its words say the same, or the value follows from them by what holds in the whole
 * document. Amounts are scaled by its heading; a deduction that is printed in brackets is stored without its sign.
 */
export function matchesPage(
  { fin, value, comparison }: { fin: string; value: string; comparison: PrintComparison },
  { headingPower, subtracted }: AmountConventions,
): boolean {
  if (comparison.kind === 'same') return true;
  if (comparison.kind !== 'converted') return false;
  const { power, isSignTurned } = comparison;
  const isScaleKnown = power === 0 || power === headingPower;
  return isScaleKnown && (!isSignTurned || (subtracted.has(fin) && !value.startsWith('-')));
}
