import { mark } from '../paper/paper.ts';
import type { Printer } from '../paper/printing.ts';
import { text } from '../paper/printing.ts';

/** A company of a fund: further cells, date of first investment, cost, proceeds, value, rate in tenths of a percent. */
export interface Holding {
  readonly name: string;
  readonly about: readonly string[];
  readonly date: readonly [printed: string, iso: string];
  readonly amounts: readonly [cost: number, received: number, value: number];
  readonly rate: number | null;
}

export const holding = (
  name: string,
  about: readonly string[],
  date: readonly [string, string],
  [cost, received, value, rate]: readonly [number, number, number, number?],
): Holding => ({ name, about, date, amounts: [cost, received, value], rate: rate ?? null });

/** Cost, proceeds, value, total of several companies. */
export function totalsOf(holdings: readonly Holding[]): [number, number, number, number] {
  const add = (at: 0 | 1 | 2): number => holdings.reduce((all, { amounts }) => all + amounts[at], 0);
  return [add(0), add(1), add(2), add(1) + add(2)];
}

/** The multiple of several companies together. */
export function multipleOfAll(holdings: readonly Holding[], digits: number): string {
  const [cost, , , total] = totalsOf(holdings);
  return (total / cost).toFixed(digits);
}

/** The marked cells of a company; `at` is its row in printed order. */
export interface HoldingCells {
  name(): string;
  date(): string;
  status(printed: string, value: string): string;
  amounts(): string[];
  total(): string;
  multiple(digits: number, dress: (plain: string) => string): string;
  rate(dress: (plain: string) => string, none: string): string;
}

export function holdingCells(print: Printer, one: Holding, at: number): HoldingCells {
  const [cost, received, value] = one.amounts;
  return {
    name: () => mark('investment_name', one.name, { row: at }),
    date: () => text('investment_date', one.date[0], one.date[1], at),
    status: (printed, meant) => text('investment_status', printed, meant, at),
    amounts: () => [
      print.amount('investment_cost', cost, at),
      print.amount('investment_realised', received || null, at),
      print.amount('investment_fair_value', value || null, at),
    ],
    total: () => print.amount('investment_total_value', received + value, at),
    multiple: (digits, dress) => {
      const plain = ((received + value) / cost).toFixed(digits);
      return text('investment_moic', dress(plain), plain, at);
    },
    rate: (dress, none) => {
      if (one.rate === null) return none;
      const plain = (one.rate / 10).toFixed(1);
      return text('investment_irr', dress(plain), plain, at);
    },
  };
}
