/** A rate in tenths of a per cent, as printed with a point. */
export const tenths = (rate: number): string => (rate / 10).toFixed(1);
/** A multiple with two decimals, as printed with a point. */
export const ratio = (part: number, whole: number): string => (part / whole).toFixed(2);

/** Something held: name, what is printed beside it, date as printed and as ISO, cost, received, value, rate in tenths. */
export interface Held {
  readonly name: string;
  readonly beside: string;
  readonly date: readonly [printed: string, iso: string];
  readonly cost: number;
  readonly received: number;
  readonly value: number;
  readonly rate: number | null;
}
/** Something held, from its texts and its figures. */
export const held = (
  [name, beside, printed, iso]: readonly [string, string, string, string],
  [cost, received, value, rate]: readonly [number, number, number, number | null],
): Held => ({ name, beside, date: [printed, iso], cost, received, value, rate });
/** The sum of one figure of a list. */
export const total = (list: readonly Held[], what: 'cost' | 'received' | 'value'): number =>
  list.reduce((all, one) => all + one[what], 0);
