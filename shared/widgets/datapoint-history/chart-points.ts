import type { StoredDatapoint } from '@assay/shared/contracts';
import { isDecimal, UNKNOWN_DATE } from '@assay/shared/domain';

/** A value in the chart: the exact text, and its place as shares of the drawing from its bottom left. */
export interface ChartPoint {
  readonly id: string;
  readonly reportingDate: string;
  readonly value: string;
  readonly currency: string | null;
  readonly x: number;
  readonly y: number;
}

export interface ChartSeries {
  readonly points: readonly ChartPoint[];
  /** The currency of the points where values of others are left out; null otherwise. */
  readonly onlyCurrency: string | null;
}

/** The share of a number between two others; the middle where they are equal. */
const shareOf = (value: number, low: number, high: number) =>
  high === low ? 0.5 : (value - low) / (high - low);

/**
 * The values over time: of each reporting date the first, which counts, of one currency, the most frequent. Null where
 * there are fewer than two. Values stay exact texts; floating point numbers are used for places only.
 */
export function chartPoints(newestFirst: readonly StoredDatapoint[]): ChartSeries | null {
  const dated = newestFirst.filter(
    ({ value, reportingDate }) => isDecimal(value) && reportingDate !== UNKNOWN_DATE,
  );
  const counting = [...new Map(dated.toReversed().map((one) => [one.reportingDate, one])).values()];
  const currencies = [...new Set(counting.map(({ effectors }) => effectors.currency))];
  const groups = currencies.map((currency) => ({
    currency,
    values: counting.filter(({ effectors }) => effectors.currency === currency),
  }));
  const [largest] = groups.toSorted((one, other) => other.values.length - one.values.length);
  if (largest === undefined || largest.values.length < 2) return null;
  const { currency, values } = largest;
  const sorted = values.toSorted((one, other) => one.reportingDate.localeCompare(other.reportingDate));
  const days = sorted.map(({ reportingDate }) => Date.parse(reportingDate));
  const figures = sorted.map(({ value }) => Number(value));
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const [from = 0, to = 0] = [days[0], days.at(-1)];
  return {
    onlyCurrency: groups.length > 1 ? currency : null,
    points: sorted.map(({ id, reportingDate, value }, index) => ({
      id,
      reportingDate,
      value,
      currency,
      x: shareOf(days[index] ?? 0, from, to),
      y: shareOf(figures[index] ?? 0, low, high),
    })),
  };
}
