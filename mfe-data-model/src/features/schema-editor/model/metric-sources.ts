import { isSourceOffered, METRIC_SOURCES, type MetricSource, type Switches } from '@assay/shared/domain';
import { textOf, type MessageKey } from '@assay/shared/messages';

/** The label of a source [MET-027, MET-028, MET-029, MET-030]. */
const LABELS: Readonly<Record<MetricSource, MessageKey>> = {
  DOCUMENT: 'metrics.sourceDocument',
  CALCULATION: 'metrics.sourceCalculation',
  KNOWLEDGE_GRAPH: 'metrics.sourceKnowledgeGraph',
  GENERATED: 'metrics.sourceGenerated',
};

export function sourceLabel(source: MetricSource): string {
  return textOf(LABELS[source]);
}

/** The sources to choose from: those that the switches offer, and those that the metric has. */
export function sourcesToChoose(switches: Switches, chosen: readonly MetricSource[]): MetricSource[] {
  return METRIC_SOURCES.filter((source) => isSourceOffered(source, switches) || chosen.includes(source));
}
