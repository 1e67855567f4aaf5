/**
 * Things in order that need not lie in memory together: iterating makes one after the other, as often as asked. What an
 * iteration gave may be made anew by the next one, so nothing may be compared by identity across two iterations; and
 * whoever keeps an item keeps all of it. An array is a sequence.
 */
export interface Sequence<T> extends Iterable<T> {
  readonly length: number;
  slice(from: number, to: number): T[];
}
