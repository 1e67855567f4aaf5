import { mark } from '../paper/paper.ts';
import type { Printer } from '../paper/printing.ts';
import { text } from '../paper/printing.ts';

/** A company: what is said of it, its date, cost, proceeds, value, rate in tenths of a percent. */
export interface Company {
  readonly name: string;
  readonly about: readonly string[];
  readonly date: readonly [printed: string, iso: string];
  readonly amounts: readonly [cost: number, received: number, value: number];
  readonly rate: number | null;
}

/** A company of these figures; without a rate none is printed. */
export const company = (
  name: string,
  about: readonly string[],
  date: readonly [string, string],
  [cost, received, value, rate]: readonly [number, number, number, number?],
): Company => ({ name, about, date, amounts: [cost, received, value], rate: rate ?? null });

/** The sum of one of the amounts. */
export const sum = (companies: readonly Company[], at: 0 | 1 | 2): number =>
  companies.reduce((all, { amounts }) => all + amounts[at], 0);

/** Proceeds and value together. */
export const worth = ({ amounts: [, received, value] }: Company): number => received + value;

/** The marked cells of a company; `at` is its row. */
export const nameOf = (one: Company, at: number): string => mark('investment_name', one.name, { row: at });
export const dateOf = ({ date: [printed, iso] }: Company, at: number): string =>
  text('investment_date', printed, iso, at);
export const amountsOf = (
  print: Printer,
  { amounts: [cost, received, value] }: Company,
  at: number,
): string[] => [
  print.amount('investment_cost', cost, at),
  print.amount('investment_realised', received || null, at),
  print.amount('investment_fair_value', value || null, at),
];
export const multipleOf = (
  one: Company,
  at: number,
  dress: (plain: string) => string,
  digits = 1,
): string => {
  const plain = (worth(one) / one.amounts[0]).toFixed(digits);
  return text('investment_moic', dress(plain), plain, at);
};
export const rateOf = (
  { rate }: Company,
  at: number,
  dress: (plain: string) => string,
  none: string,
): string => {
  if (rate === null) return none;
  const plain = (rate / 10).toFixed(1);
  return text('investment_irr', dress(plain), plain, at);
};

/** How multiples and rates are dressed. */
export const times = (plain: string): string => `${plain}x`;
export const bracketed = (plain: string): string =>
  plain.startsWith('-') ? `(${plain.slice(1)})%` : `${plain}%`;
