import { row } from '../html.ts';
import { mark } from '../paper/paper.ts';
import type { Printer } from '../paper/printing.ts';
import { text } from '../paper/printing.ts';

/** An investment: what is said of it, its date, then cost, proceeds, value; rate in tenths of a percent, 0 for none. */
export type Holding = readonly [
  name: string,
  about: readonly string[],
  date: readonly [printed: string, iso: string],
  cost: number,
  received: number,
  value: number,
  rate: number,
];

/** How a house dresses what it prints of its investments. */
export interface House {
  readonly print: Printer;
  readonly digits: number;
  times(plain: string): string;
  percent(plain: string): string;
  readonly none: string;
}

export interface MarkedHolding {
  readonly name: string;
  readonly date: string;
  readonly cost: string;
  readonly received: string;
  readonly value: string;
  readonly total: string;
  readonly multiple: string;
  readonly rate: string;
}

/** The marked cells of an investment in row `at`. */
export function marked(
  { print, digits, times, percent, none }: House,
  [name, , [printed, iso], cost, received, value, rate]: Holding,
  at: number,
): MarkedHolding {
  const multiple = ((received + value) / cost).toFixed(digits);
  const plainRate = (rate / 10).toFixed(1);
  return {
    name: mark('investment_name', name, { row: at }),
    date: text('investment_date', printed, iso, at),
    cost: print.amount('investment_cost', cost, at),
    received: print.amount('investment_realised', received || null, at),
    value: print.amount('investment_fair_value', value || null, at),
    total: print.amount('investment_total_value', received + value, at),
    multiple: text('investment_moic', times(multiple), multiple, at),
    rate: rate === 0 ? none : text('investment_irr', percent(plainRate), plainRate, at),
  };
}

/** Cost, proceeds, value, total of several. */
export function totals(holdings: readonly Holding[]): [number, number, number, number] {
  const of = (at: 3 | 4 | 5): number => holdings.reduce((all, one) => all + one[at], 0);
  return [of(3), of(4), of(5), of(4) + of(5)];
}

/** A line of sums: so many empty cells, the four amounts, the multiple, and what follows. */
export function sumRow(
  { print, digits, times }: House,
  [label, ...empty]: readonly string[],
  holdings: readonly Holding[],
  [name, ...rest]: readonly string[],
): string {
  const sums = totals(holdings);
  return row(
    [
      label ?? '',
      ...empty,
      ...sums.map((amount) => print.show(amount || null)),
      times((sums[3] / sums[0]).toFixed(digits)),
      ...rest,
    ],
    name,
  );
}
