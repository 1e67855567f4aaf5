import { multiples, sums, type Investment } from '../paper/schedule.ts';

/** A fund's figures in the smallest printed unit, as its companies make them plausible. */
export interface FundTotals {
  readonly paidIn: number;
  readonly distributed: number;
  readonly nav: number;
  readonly dpi: string;
  readonly rvpi: string;
  readonly tvpi: string;
}

/** Paid in: cost and an eighth for fees; distributed: proceeds less carry and costs; net assets: holdings and some cash. */
export function fundTotals(companies: readonly Investment[]): FundTotals {
  const [cost, realised, fairValue] = sums(companies);
  const paidIn = Math.round(cost * 1.125);
  const distributed = Math.round(realised * 0.86);
  const nav = Math.round(fairValue * 0.94);
  return { paidIn, distributed, nav, ...multiples(paidIn, distributed, nav) };
}
