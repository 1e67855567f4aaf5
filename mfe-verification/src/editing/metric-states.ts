import type { MetricState } from '../document/metric-state.ts';
import type { MetricStates } from '../document/review-document.ts';

/** A record without some keys; the same object where it has none of them. */
export function omitKeys<Item>(
  record: Readonly<Record<string, Item>>,
  keys: readonly string[],
): Readonly<Record<string, Item>> {
  const omitted = new Set(keys);
  const kept = Object.entries(record).filter(([key]) => !omitted.has(key));
  return kept.length === Object.keys(record).length ? record : Object.fromEntries(kept);
}

/** The states of some metrics. */
export const pickStates = (states: MetricStates, ids: readonly string[]): MetricStates =>
  Object.fromEntries(ids.flatMap((id) => (states[id] ? [[id, states[id]]] : [])));

/** The ids of the metrics whose states differ. */
export function changedIds(now: MetricStates, before: MetricStates): readonly string[] {
  if (now === before) return [];
  const gone = Object.keys(before).filter((id) => now[id] === undefined);
  return [...Object.keys(now).filter((id) => now[id] !== before[id]), ...gone];
}

/** The states after rules, by metric id; the same object where nothing changes. */
export function changeStates(
  states: MetricStates,
  rules: ReadonlyMap<string, (state: MetricState) => MetricState>,
): MetricStates {
  const changed = [...rules].flatMap(([id, rule]) => {
    const before = states[id];
    const after = before && rule(before);
    return after && after !== before ? [[id, after] as const] : [];
  });
  return changed.length === 0 ? states : { ...states, ...Object.fromEntries(changed) };
}
