const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How much a quantity has grown from its first to its last value, by the straight line that fits best, as a share of that
 * line's beginning. `noise` is twice the standard error of that share: growth within it may be chance.
 */
export function growthOf(values: readonly number[]): { readonly growth: number; readonly noise: number } {
  const last = values.length - 1;
  const middle = last / 2;
  const average = mean(values);
  const spread = values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  const slope = values.reduce((sum, value, at) => sum + (at - middle) * (value - average), 0) / spread;
  const beginning = average - slope * middle;
  const errors = values.reduce((sum, value, at) => sum + (value - beginning - slope * at) ** 2, 0);
  const share = last / beginning;
  return { growth: slope * share, noise: 2 * Math.sqrt(errors / (values.length - 2) / spread) * share };
}
