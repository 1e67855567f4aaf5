import type { PlacedMetric } from './schema-model.ts';

/** Separates the parts of a filter group; view names may not contain it [AMB-110]. */
export const FILTER_GROUP_SEPARATOR = '//';
const TIME_PERIOD = 'Time Period';

/** The view of a metric, and whether its filter group names the time period too. */
export interface FilterGroup {
  /** Empty for a general metric [SCH-012]. */
  readonly view: string;
  readonly hasTimePeriod: boolean;
}

/** Reads a filter group: `{view}` or `{view}//Time Period//{period}` [SCH-011]. */
export function readFilterGroup(filterGroup: string): FilterGroup {
  const [view = '', marker] = filterGroup.split(FILTER_GROUP_SEPARATOR);
  return { view: view.trim(), hasTimePeriod: marker === TIME_PERIOD };
}

/** The filter group of a metric in a view; the time period is added where the view filters by it and the metric has one [AMB-110]. */
export function filterGroupOf(
  view: string,
  enableTimePeriodFilter: boolean,
  { timePeriod }: Pick<PlacedMetric, 'timePeriod'>,
): string {
  if (view === '' || !enableTimePeriodFilter || timePeriod === null) return view;
  return [view, TIME_PERIOD, timePeriod.name].join(FILTER_GROUP_SEPARATOR);
}
