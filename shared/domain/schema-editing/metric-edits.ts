import { changeGroup, changeView, findGroup, findView } from './group-edits.ts';
import type { MetricPlace, MetricSettings } from './schema-edit.ts';
import { SchemaEditError } from './schema-edit-error.ts';
import { metricsOfGroup, type ClientGroup, type SchemaMetric } from './schema-model.ts';
import { checkNewMetrics } from './schema-rules.ts';

type Groups = readonly ClientGroup[];
type Metrics = readonly SchemaMetric[];

/** The metrics at a place. @throws SchemaEditError where the group or the view does not exist */
export function metricsAt(groups: Groups, { group, view }: MetricPlace): Metrics {
  const found = findGroup(groups, group);
  return view === null ? found.generalMetrics : findView(found, view).metrics;
}

function changeMetricsAt(
  groups: Groups,
  { group, view }: MetricPlace,
  change: (metrics: Metrics) => Metrics,
): Groups {
  return changeGroup(groups, group, (found) =>
    view === null
      ? { ...found, generalMetrics: change(found.generalMetrics) }
      : changeView(found, view, (one) => ({ ...one, metrics: change(one.metrics) })),
  );
}

/** Where a metric stands. @throws SchemaEditError 'Invalid Request' where the schema does not have it */
export function placeOfMetric(groups: Groups, fin: string): MetricPlace {
  const isIt = (metric: SchemaMetric) => metric.fin === fin;
  for (const { displayName: group, generalMetrics, subGroups } of groups) {
    if (generalMetrics.some(isIt)) return { group, view: null };
    const view = subGroups.find(({ metrics }) => metrics.some(isIt));
    if (view !== undefined) return { group, view: view.displayName };
  }
  throw new SchemaEditError('schemas.invalidRequest');
}

/** Adds metrics at the end of a place. */
export function addMetrics(groups: Groups, place: MetricPlace, added: Metrics): Groups {
  metricsAt(groups, place);
  checkNewMetrics(added, groups.flatMap(metricsOfGroup));
  return changeMetricsAt(groups, place, (metrics) => [...metrics, ...added]);
}

export function updateMetric(groups: Groups, fin: string, changes: Partial<MetricSettings>): Groups {
  return changeMetricsAt(groups, placeOfMetric(groups, fin), (metrics) =>
    metrics.map((metric) => (metric.fin === fin ? { ...metric, ...changes } : metric)),
  );
}

export function removeMetric(groups: Groups, fin: string): Groups {
  return changeMetricsAt(groups, placeOfMetric(groups, fin), (metrics) =>
    metrics.filter((metric) => metric.fin !== fin),
  );
}

/** Moves a metric to a position of a place: of its own, or of another. */
export function moveMetric(groups: Groups, fin: string, place: MetricPlace, index: number): Groups {
  metricsAt(groups, place);
  const moved = metricsAt(groups, placeOfMetric(groups, fin)).filter((metric) => metric.fin === fin);
  return changeMetricsAt(removeMetric(groups, fin), place, (metrics) =>
    metrics.toSpliced(Math.max(0, index), 0, ...moved),
  );
}
