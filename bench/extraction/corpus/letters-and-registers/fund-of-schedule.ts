import type { Printer } from '../paper/printing.ts';
import { text } from '../paper/printing.ts';
import { multiples, sums, type Investment } from '../paper/schedule.ts';

/** A fund's own figures as its schedule suggests them, in the schedule's smallest printed unit. */
export interface FundFigures {
  readonly paidIn: number;
  readonly distributed: number;
  readonly nav: number;
  readonly dpi: string;
  readonly rvpi: string;
  readonly tvpi: string;
}

/** Fees and costs make the paid-in capital larger than the cost, and cash and debts move the value a little. */
export function fundOf(companies: readonly Investment[]): FundFigures {
  const [cost, realised, fairValue] = sums(companies);
  const [paidIn, distributed] = [Math.round(cost * 1.137), Math.round(realised * 0.891)];
  const nav = Math.round(fairValue * 0.984);
  return { paidIn, distributed, nav, ...multiples(paidIn, distributed, nav) };
}

/** Companies in the order of their first investment, their rows numbered as printed. */
export function byDate(companies: readonly Investment[]): Investment[] {
  return companies
    .toSorted((one, other) => one.date.iso.localeCompare(other.date.iso))
    .map((company, row) => ({ ...company, row }));
}

/** The marked figures of a fund; `dress` adds the sign and the decimal point of the house to a multiple. */
export function fundCells(
  print: Printer,
  figures: FundFigures,
  dress: (plain: string) => string,
): Record<'paidIn' | 'distributed' | 'nav' | 'dpi' | 'rvpi' | 'tvpi', string> {
  return {
    paidIn: print.amount('fund_paid_in', figures.paidIn),
    distributed: print.amount('fund_distributed', figures.distributed),
    nav: print.amount('fund_nav', figures.nav),
    dpi: text('dpi', dress(figures.dpi), figures.dpi),
    rvpi: text('rvpi', dress(figures.rvpi), figures.rvpi),
    tvpi: text('tvpi', dress(figures.tvpi), figures.tvpi),
  };
}
