import type { Switches } from '../switches/index.ts';

/** Where values of a metric can come from, in the order in which the sources are offered (MET-027 to MET-030). */
export const METRIC_SOURCES = ['DOCUMENT', 'CALCULATION', 'KNOWLEDGE_GRAPH', 'GENERATED'] as const;
export type MetricSource = (typeof METRIC_SOURCES)[number];

/** Whether a source can be chosen: calculation and generation have a switch each (MET-028, MET-030). */
export function isSourceOffered(
  source: MetricSource,
  { calculatedMetrics, generativeMetrics }: Pick<Switches, 'calculatedMetrics' | 'generativeMetrics'>,
): boolean {
  if (source === 'CALCULATION') return calculatedMetrics;
  if (source === 'GENERATED') return generativeMetrics;
  return true;
}
