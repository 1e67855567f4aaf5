import type { Movement, Period } from './movement.ts';

/** Contributions, distributions, fees, costs, income, realised, unrealised, carry of one stretch of time, in cents. */
export type Flows = readonly [number, number, number, number, number, number, number, number];

const SIGNS = [1, -1, -1, -1, 1, 1, 1, -1];

const add = (one: Flows, other: Flows): Flows =>
  one.map((flow, at) => flow + (other[at] ?? 0)) as unknown as Flows;
const net = (flows: Flows): number => flows.reduce((all, flow, at) => all + flow * (SIGNS[at] ?? 1), 0);

function movementOf(flows: Flows, opening: number | null): Movement {
  const [contributions, distributions, fees, costs, income, realised, unrealised, carry] = flows;
  const closing = (opening ?? 0) + net(flows);
  return {
    opening,
    contributions,
    distributions,
    fees,
    costs,
    income,
    realised,
    unrealised,
    carry,
    closing,
  };
}

/** The account of a quarter, its year and since inception, from the flows of three stretches that follow each other. */
export function periods(quarter: Flows, earlierThisYear: Flows, before: Flows): Record<Period, Movement> {
  const ytd = add(quarter, earlierThisYear);
  return {
    qtd: movementOf(quarter, net(before) + net(earlierThisYear)),
    ytd: movementOf(ytd, net(before)),
    itd: movementOf(add(ytd, before), null),
  };
}
