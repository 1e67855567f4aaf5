import type { MetricStates } from '../document/review-document.ts';

/** States without some metrics. */
export function omitStates(states: MetricStates, ids: readonly string[]): MetricStates {
  const omitted = new Set(ids);
  const kept = Object.entries(states).filter(([id]) => !omitted.has(id));
  return kept.length === Object.keys(states).length ? states : Object.fromEntries(kept);
}

/** The states of some metrics. */
export const pickStates = (states: MetricStates, ids: readonly string[]): MetricStates =>
  Object.fromEntries(ids.flatMap((id) => (states[id] ? [[id, states[id]]] : [])));

/** The ids of the metrics whose states differ. */
export function changedIds(now: MetricStates, before: MetricStates): readonly string[] {
  if (now === before) return [];
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].filter((id) => now[id] !== before[id]);
}
