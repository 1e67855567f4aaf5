/** A pure function of an object that is never changed: computed once per object, forgotten with it. */
export function memoize<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const computed = compute(key);
    results.set(key, computed);
    return computed;
  };
}

/** A pure function of an object and a part of it, neither of which is ever changed: computed once per pair. */
export function memoizePair<Whole extends object, Part extends object, Result>(
  compute: (whole: Whole, part: Part) => Result,
): (whole: Whole, part: Part) => Result {
  const ofWhole = memoize((whole: Whole) => memoize((part: Part) => compute(whole, part)));
  return (whole, part) => ofWhole(whole)(part);
}

/** Results kept before the older half is forgotten: enough for the labels and titles that a report repeats on every page. */
const MAX_RESULTS = 4096;

/** A pure function of a text that keeps its latest results: the pages of a report repeat the same texts. */
export function memoizeText<Result>(
  compute: (text: string) => Result,
  maxResults = MAX_RESULTS,
): (text: string) => Result {
  let recent = new Map<string, Result>();
  let older = new Map<string, Result>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const result = older.get(text) ?? compute(text);
    if (recent.size >= maxResults / 2) [recent, older] = [new Map(), recent];
    recent.set(text, result);
    return result;
  };
}
