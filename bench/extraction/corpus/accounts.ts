import { negate, randomAmount, sum } from './amounts.ts';
import { createRandom } from './seeded.ts';

/** Consistent figures of made funds: everything that a check of the catalogue ties does tie. */
export type Figures = Record<string, string>;

/** The flows of a roll-forward, with the sign they have in it. */
export const FLOWS = [
  ['contributions', 1],
  ['distributions', -1],
  ['management_fees', -1],
  ['partnership_expenses', -1],
  ['net_investment_income', 1],
  ['realised_gain_loss', 1],
  ['unrealised_gain_loss', 1],
  ['carried_interest', -1],
] as const;
export type Flow = (typeof FLOWS)[number][0];

const FLOW_SHARES: Record<Flow, readonly [number, number]> = {
  contributions: [0.02, 0.08],
  distributions: [0.01, 0.05],
  management_fees: [0.003, 0.005],
  partnership_expenses: [0.0005, 0.002],
  net_investment_income: [0.001, 0.004],
  realised_gain_loss: [-0.005, 0.03],
  unrealised_gain_loss: [-0.02, 0.04],
  carried_interest: [0.001, 0.006],
};

export interface AccountOptions {
  /** Fixes the figures. */
  seed: string;
  commitment: string;
  /** The smallest printed unit, `0.01` where absent. */
  step?: string;
  /** Quarters of the year up to the reporting date, 1 to 4: in the first, quarter and year are alike. */
  quarter?: 1 | 2 | 3 | 4;
  /** Flows that never occur. */
  without?: readonly Flow[];
  /** Flows that did not occur in the quarter. */
  idle?: readonly Flow[];
  recallable?: boolean;
}

/**
 * A capital account: `opening_balance_`, flows and `closing_balance_` for `qtd`, `ytd` and `itd`, and the commitment's
 * figures. Costs and distributions are positive.
 */
export function capitalAccount(options: AccountOptions): Figures {
  const { seed, commitment, step = '0.01', quarter = 2, without = [], idle = [] } = options;
  const random = createRandom(`account ${seed}`);
  const base = Number(commitment);
  const figures: Figures = {};
  const zero = sum(step, negate(step));
  const totals = { qtd: zero, ytd: zero, itd: zero };
  for (const [flow, sign] of FLOWS) {
    const [low, high] = FLOW_SHARES[flow];
    const draw = (quarters: number): string =>
      without.includes(flow) || quarters === 0
        ? zero
        : randomAmount(random, [low * quarters * base, high * quarters * base], step);
    const [inQuarter, inYear, before] = [draw(1), draw(quarter - 1), draw(9)];
    const qtd = idle.includes(flow) ? zero : inQuarter;
    const ytd = sum(qtd, inYear);
    const values = { qtd, ytd, itd: sum(ytd, before) };
    for (const period of ['qtd', 'ytd', 'itd'] as const) {
      figures[`${flow}_${period}`] = values[period];
      totals[period] = sum(totals[period], sign === 1 ? values[period] : negate(values[period]));
    }
  }
  for (const period of ['qtd', 'ytd', 'itd'] as const) {
    figures[`closing_balance_${period}`] = totals.itd;
    figures[`opening_balance_${period}`] = sum(totals.itd, negate(totals[period]));
  }
  return { ...figures, ...commitmentFigures(figures, options, zero) };
}

function commitmentFigures(
  figures: Figures,
  { seed, commitment, step = '0.01', recallable = true }: AccountOptions,
  zero: string,
): Figures {
  const random = createRandom(`commitment ${seed}`);
  const contributed = figures.contributions_itd ?? zero;
  const distributed = figures.distributions_itd ?? zero;
  const again = recallable ? randomAmount(random, [0, Number(distributed) / 4], step) : zero;
  return {
    commitment,
    contributed_to_date: contributed,
    distributed_to_date: distributed,
    recallable_distributions: again,
    unfunded_commitment: sum(commitment, negate(contributed), again),
  };
}

/** A capital call: parts that add up to `call_amount`, and the commitment before and after it. */
export function capitalCall({
  seed,
  commitment,
  step = '0.01',
  without = [],
}: {
  seed: string;
  commitment: string;
  step?: string;
  without?: readonly string[];
}): Figures {
  const random = createRandom(`call ${seed}`);
  const base = Number(commitment);
  const shares: Record<string, readonly [number, number]> = {
    call_investments: [0.03, 0.1],
    call_management_fees: [0.003, 0.006],
    call_partnership_expenses: [0.0005, 0.002],
    call_other: [0.0005, 0.003],
  };
  const figures: Figures = { commitment };
  for (const [fin, [low, high]] of Object.entries(shares)) {
    if (!without.includes(fin)) figures[fin] = randomAmount(random, [low * base, high * base], step);
  }
  const amount = sum(
    ...Object.entries(figures).flatMap(([fin, value]) => (fin === 'commitment' ? [] : [value])),
  );
  const before = randomAmount(random, [0.3 * base, 0.8 * base], step);
  return {
    ...figures,
    call_amount: amount,
    unfunded_before_call: before,
    unfunded_after_call: sum(before, negate(amount)),
  };
}

/** A distribution: parts that add up to the gross amount, and what is taken off it. */
export function distribution({
  seed,
  commitment,
  step = '0.01',
  without = [],
}: {
  seed: string;
  commitment: string;
  step?: string;
  without?: readonly string[];
}): Figures {
  const random = createRandom(`distribution ${seed}`);
  const base = Number(commitment);
  const draw = (fin: string, low: number, high: number): string =>
    without.includes(fin) ? '0' : randomAmount(random, [low * base, high * base], step);
  const parts: Figures = {
    distribution_return_of_capital: draw('distribution_return_of_capital', 0.02, 0.08),
    distribution_realised_gain: draw('distribution_realised_gain', 0.01, 0.05),
    distribution_income: draw('distribution_income', 0.002, 0.01),
  };
  const gross = sum(...Object.values(parts));
  const taken: Figures = {
    distribution_withholding_tax: draw('distribution_withholding_tax', 0.0005, 0.002),
    distribution_carried_interest: draw('distribution_carried_interest', 0.001, 0.004),
  };
  return {
    ...parts,
    ...taken,
    distribution_gross: gross,
    distribution_net: sum(gross, ...Object.values(taken).map(negate)),
    distribution_recallable: draw('distribution_recallable', 0.005, 0.02),
    unfunded_commitment: randomAmount(random, [0.1 * base, 0.4 * base], step),
  };
}
