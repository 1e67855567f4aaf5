import type { Investment } from '../paper/schedule.ts';

/** Years that an investment was held, for what is sold a part of the time since it was made. */
function yearsHeld({ date, status }: Investment, reported: number): number {
  const since = Math.max(1, reported - Number(date.year) - Number(date.month) / 12);
  return { Realised: 0.65, 'Partially realised': 0.85, Unrealised: 1 }[status] * since;
}

/** The same companies with returns that fit their multiples and years; `without` is the row that shows none. */
export function withReturns(
  companies: readonly Investment[],
  { reported, without }: { reported: number; without: number },
): Investment[] {
  return companies.map((one) => {
    const growth = ((one.realised + one.fairValue) / one.cost) ** (1 / yearsHeld(one, reported)) - 1;
    return { ...one, irr: one.row === without ? null : Math.round(1000 * growth) };
  });
}
