import type { Amount, Printer } from './printing.ts';

/** One period of a capital account; costs, distributions and carry are positive, null is not printed. */
export interface Movement {
  readonly opening: Amount;
  readonly contributions: Amount;
  readonly distributions: Amount;
  readonly fees: Amount;
  readonly costs: Amount;
  readonly income: Amount;
  readonly realised: Amount;
  readonly unrealised: Amount;
  readonly carry: Amount;
  readonly closing: Amount;
}

export type MovementLine = keyof Movement;
export type Period = 'qtd' | 'ytd' | 'itd';

const FIN: Record<MovementLine, string> = {
  opening: 'opening_balance',
  contributions: 'contributions',
  distributions: 'distributions',
  fees: 'management_fees',
  costs: 'partnership_expenses',
  income: 'net_investment_income',
  realised: 'realised_gain_loss',
  unrealised: 'unrealised_gain_loss',
  carry: 'carried_interest',
  closing: 'closing_balance',
};

const COSTS = new Set<MovementLine>(['distributions', 'fees', 'costs', 'carry']);

/**
 * The period whose unrealised result is what makes it tie.
 * `lines`: opening, contributions, distributions, fees, costs, income, realised, carry.
 */
export function movement(lines: readonly Amount[], closing: number): Movement {
  const [opening = null, contributions = null, distributions = null, fees = null, costs = null] = lines;
  const [income = null, realised = null, carry = null] = lines.slice(5);
  const rest =
    closing -
    (opening ?? 0) -
    (contributions ?? 0) +
    (distributions ?? 0) +
    (fees ?? 0) +
    (costs ?? 0) -
    (income ?? 0) -
    (realised ?? 0) +
    (carry ?? 0);
  return {
    opening,
    contributions,
    distributions,
    fees,
    costs,
    income,
    realised,
    unrealised: rest,
    carry,
    closing,
  };
}

/** One line's printed cells, a cell for each period, costs negative unless `bare`. */
export function cells(
  print: Printer,
  line: MovementLine,
  periods: readonly (readonly [Period, Movement])[],
  bare = false,
): string[] {
  const negative = COSTS.has(line) && !bare;
  return periods.map(([period, values]) => {
    const fin = `${FIN[line]}_${period}`;
    return negative ? print.cost(fin, values[line]) : print.amount(fin, values[line]);
  });
}

/** The signed effect of a line on the balance, for subtotals; absent counts as nothing. */
export function effect(values: Movement, lines: readonly MovementLine[]): number {
  return lines.reduce((sum, line) => sum + (COSTS.has(line) ? -1 : 1) * (values[line] ?? 0), 0);
}
