import type { Investment, Status } from '../paper/schedule.ts';

/** Name, ISO date of entry, status letter, cost, realised, fair value in printed units, IRR in tenths of a percent. */
export type Holding = readonly [string, string, 'R' | 'P' | 'U', number, number, number, number | null];

const STATUS: Record<'R' | 'P' | 'U', Status> = {
  R: 'Realised',
  P: 'Partially realised',
  U: 'Unrealised',
};

/** Companies of a schedule written out by hand; `first` is the printed row of the first one. */
export function holdings(list: readonly Holding[], first = 0): Investment[] {
  return list.map(([name, iso, status, cost, realised, fairValue, irr], at) => {
    const [year = '', month = '', day = ''] = iso.split('-');
    return {
      row: first + at,
      name,
      date: { iso, year, month, day },
      status: STATUS[status],
      cost,
      realised,
      fairValue,
      irr,
    };
  });
}

/** Total value over cost of several companies, rounded half up with so many decimals. */
export function multipleOf(companies: readonly Investment[], decimals: 1 | 2): string {
  const cost = companies.reduce((all, one) => all + one.cost, 0);
  const worth = companies.reduce((all, one) => all + one.realised + one.fairValue, 0);
  const steps = 10 ** decimals;
  const rounded = String(Math.floor((2 * steps * worth + cost) / (2 * cost))).padStart(decimals + 1, '0');
  return `${rounded.slice(0, -decimals)}.${rounded.slice(-decimals)}`;
}
