import { filterGroupOf, readFilterGroup } from './filter-group.ts';
import {
  isSameName,
  type ApiGroup,
  type ClientGroup,
  type PlacedMetric,
  type SubGroup,
} from './schema-model.ts';

/** A group of the API as it is edited: metrics without a view are general, the others stand in their views [SCH-012]. */
export function toClientGroup<Metric extends PlacedMetric>(group: ApiGroup<Metric>): ClientGroup<Metric> {
  const general: Metric[] = [];
  const views: { displayName: string; metrics: Metric[]; enableTimePeriodFilter: boolean }[] = [];
  for (const metric of group.metrics) {
    const { view, hasTimePeriod } = readFilterGroup(metric.filterGroup);
    const known = views.find(({ displayName }) => isSameName(displayName, view));
    if (view === '') general.push(metric);
    else if (known === undefined)
      views.push({ displayName: view, metrics: [metric], enableTimePeriodFilter: hasTimePeriod });
    else {
      known.metrics.push(metric);
      known.enableTimePeriodFilter ||= hasTimePeriod;
    }
  }
  const { displayName, isRepeatingGroup, calculatedTotals, groupIdentifier } = group;
  return {
    displayName,
    isRepeatingGroup,
    calculatedTotals,
    generalMetrics: general,
    subGroups: views,
    ...(isRepeatingGroup && groupIdentifier !== undefined ? { groupIdentifier } : {}),
  };
}

function toApiMetrics<Metric extends PlacedMetric>({
  displayName,
  metrics,
  enableTimePeriodFilter,
}: SubGroup<Metric>): Metric[] {
  return metrics.map((metric) => ({
    ...metric,
    filterGroup: filterGroupOf(displayName, enableTimePeriodFilter, metric),
  }));
}

/**
 * A group as the API takes it: the general metrics, then those of each view, each with its filter group. The identifier is
 * kept for repeating groups only [SCH-007]. A view without metrics has nowhere to be written.
 */
export function toApiGroup<Metric extends PlacedMetric>(group: ClientGroup<Metric>): ApiGroup<Metric> {
  const { displayName, isRepeatingGroup, calculatedTotals, generalMetrics, subGroups, groupIdentifier } =
    group;
  return {
    displayName,
    isRepeatingGroup,
    calculatedTotals,
    ...(isRepeatingGroup && groupIdentifier !== undefined ? { groupIdentifier } : {}),
    metrics: [
      ...generalMetrics.map((metric) => ({ ...metric, filterGroup: '' })),
      ...subGroups.flatMap(toApiMetrics),
    ],
  };
}
