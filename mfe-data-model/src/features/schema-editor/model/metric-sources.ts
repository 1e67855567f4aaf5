import { isSourceOffered, METRIC_SOURCES, type MetricSource, type Switches } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';

/** The label of a source [MET-027, MET-028, MET-029, MET-030]. */
const LABELS: Readonly<Record<MetricSource, string>> = {
  DOCUMENT: text('metrics.sourceDocument'),
  CALCULATION: text('metrics.sourceCalculation'),
  KNOWLEDGE_GRAPH: text('metrics.sourceKnowledgeGraph'),
  GENERATED: text('metrics.sourceGenerated'),
};

export function sourceLabel(source: MetricSource): string {
  return LABELS[source];
}

/** The sources to choose from: those that the switches offer, and those that the metric has. */
export function sourcesToChoose(switches: Switches, chosen: readonly MetricSource[]): MetricSource[] {
  return METRIC_SOURCES.filter((source) => isSourceOffered(source, switches) || chosen.includes(source));
}
