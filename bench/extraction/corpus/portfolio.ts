import { addDecimals, roundDecimal } from '@assay/shared/domain';

import type { Figures } from './accounts.ts';
import { randomAmount, sum } from './amounts.ts';
import { createRandom } from './seeded.ts';

/** One row of a schedule of investments; amounts in full units, `moic` and `irr` as printed. */
export interface Holding {
  name: string;
  /** ISO date of first investment. */
  date: string;
  status: 'Realised' | 'Partially realised' | 'Unrealised';
  cost: string;
  realised: string;
  fairValue: string;
  totalValue: string;
  moic: string;
  irr: string;
}

export interface PortfolioOptions {
  seed: string;
  names: readonly string[];
  /** Bounds of the invested amounts, in full units. */
  cost: readonly [number, number];
  /** The smallest printed unit. */
  step: string;
  /** Years of first investment. */
  years: readonly [number, number];
  moicPlaces?: number;
}

/** The quotient with so many decimals; the values here are far below what a double holds exactly. */
export function quotient(part: string, whole: string, places: number): string {
  return Number(whole) === 0 ? '0' : (Number(part) / Number(whole)).toFixed(places);
}

/** Holdings whose totals and multiples tie. */
export function portfolio(options: PortfolioOptions): Holding[] {
  const { seed, names, cost, step, years, moicPlaces = 1 } = options;
  const random = createRandom(`portfolio ${seed}`);
  return names.map((name) => {
    const status = random.pick(['Realised', 'Partially realised', 'Unrealised', 'Unrealised'] as const);
    const invested = randomAmount(random, cost, step);
    const base = Number(invested);
    const zero = sum(step, `-${step}`);
    const realised = status === 'Unrealised' ? zero : randomAmount(random, [0.3 * base, 2.4 * base], step);
    const fairValue = status === 'Realised' ? zero : randomAmount(random, [0.5 * base, 2.6 * base], step);
    const totalValue = sum(realised, fairValue);
    const month = String(random.whole(1, 12)).padStart(2, '0');
    const day = String(random.whole(1, 28)).padStart(2, '0');
    return {
      name,
      date: `${random.whole(...years)}-${month}-${day}`,
      status,
      cost: invested,
      realised,
      fairValue,
      totalValue,
      moic: quotient(totalValue, invested, moicPlaces),
      irr: (random.whole(-120, 380) / 10).toFixed(1),
    };
  });
}

/** Totals of holdings by field. */
export function totalOf(
  holdings: readonly Holding[],
  field: 'cost' | 'realised' | 'fairValue' | 'totalValue',
): string {
  return sum(...holdings.map((holding) => holding[field]));
}

/** A fund's own figures; TVPI is the sum of the printed DPI and RVPI. */
export function fundFigures({
  seed,
  size,
  step,
  places = 2,
}: {
  seed: string;
  size: string;
  step: string;
  places?: number;
}): Figures {
  const random = createRandom(`fund ${seed}`);
  const base = Number(size);
  const paidIn = randomAmount(random, [0.55 * base, 0.95 * base], step);
  const distributed = randomAmount(random, [0.1 * base, 0.9 * base], step);
  const nav = randomAmount(random, [0.4 * base, 1.1 * base], step);
  const dpi = quotient(distributed, paidIn, places);
  const rvpi = quotient(nav, paidIn, places);
  const gross = random.whole(90, 330);
  return {
    fund_size: size,
    fund_paid_in: paidIn,
    fund_distributed: distributed,
    fund_nav: nav,
    dpi,
    rvpi,
    tvpi: roundDecimal(addDecimals(dpi, rvpi), places),
    gross_irr: (gross / 10).toFixed(1),
    net_irr: ((gross - random.whole(20, 80)) / 10).toFixed(1),
  };
}
