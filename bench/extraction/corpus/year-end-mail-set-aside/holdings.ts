import type { Investment, Status } from '../paper/schedule.ts';

/** A holding: name, ISO date, status, then cost, proceeds, value and rate in tenths of a percent. */
export type Line = readonly [
  name: string,
  iso: string,
  status: Status,
  cost: number,
  realised: number,
  fairValue: number,
  irr?: number,
];

/** Holdings in printed order, of groups that follow each other. */
export function holdings(groups: readonly (readonly Line[])[]): Investment[][] {
  let at = 0;
  return groups.map((lines) =>
    lines.map(([name, iso, status, cost, realised, fairValue, irr]) => {
      const [year = '', month = '', day = ''] = iso.split('-');
      return {
        row: at++,
        name,
        date: { iso, year, month, day },
        status,
        cost,
        realised,
        fairValue,
        irr: irr ?? null,
      };
    }),
  );
}

/** Total over cost with so many decimals. */
export const multiple = (total: number, cost: number, decimals: number): string =>
  (total / cost).toFixed(decimals);
