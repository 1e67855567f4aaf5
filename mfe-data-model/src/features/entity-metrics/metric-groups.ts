import type { ListedMetricSummary } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';

/** Metrics that stand together in a schema. */
export interface MetricGroup {
  /** Null for metrics that are not ordered by schema: they have no heading. */
  readonly heading: { readonly title: string; readonly schema: string | null } | null;
  readonly metrics: readonly ListedMetricSummary[];
}

/**
 * The metrics of a page in the groups of their schemas, in the order of the list. Where the schemas have none of all metrics
 * of the list, "Other" would say nothing, and there is no heading.
 */
export function groupMetrics(
  metrics: readonly ListedMetricSummary[],
  isFirstPage: boolean,
): readonly MetricGroup[] {
  const isHeaded = !isFirstPage || metrics.some(({ schemaGroup }) => schemaGroup);
  const groups: { heading: MetricGroup['heading']; metrics: ListedMetricSummary[] }[] = [];
  for (const metric of metrics) {
    const heading = isHeaded ? headingOf(metric) : null;
    const last = groups.at(-1);
    const isSame = last?.heading?.title === heading?.title && last?.heading?.schema === heading?.schema;
    if (last && isSame) last.metrics.push(metric);
    else groups.push({ heading, metrics: [metric] });
  }
  return groups;
}

function headingOf({ schemaGroup }: ListedMetricSummary): MetricGroup['heading'] {
  if (schemaGroup === undefined) return null;
  if (schemaGroup === null) return { title: text('metrics.otherGroup'), schema: null };
  const { schema, group } = schemaGroup;
  return { title: group, schema: group === schema ? null : schema };
}
