import type { EntityType, MetricSummary } from '@assay/shared/contracts';
import { METRIC_PAGE_SIZES } from '@assay/shared/domain';
import { useSwitch } from '@assay/shared/platform';
import { useList, useRowSelection, type ListRules } from '@assay/shared/widgets/list-page';
import { useMemo } from 'react';
import { metricColumns } from './metric-columns.ts';
import { metricListQuery } from './metric-list.queries.ts';
import { useEndlessMetrics } from './use-endless-metrics.ts';

const FILTERED: ListRules = {
  filterNames: ['search', 'timePeriod', 'type', 'association'],
  defaultOrderBy: { column: 'name', direction: 'asc' },
};
const PAGED: ListRules = { ...FILTERED, pageSizes: METRIC_PAGE_SIZES };
/** Scrolled on by so many rows [FLAG-011]. */
const ENDLESS: ListRules = { ...FILTERED, pageSizes: [50] };

/** Identifies a row of the list. */
export const metricRowKey = ({ id }: MetricSummary) => id;

/** The list of metrics by the page or, by the client's switch, scrolled on, with its selection [MET-014, FLAG-011]. */
export function useMetricList(types: readonly EntityType[]) {
  const isEndless = useSwitch('infiniteScrollMetrics');
  const columns = useMemo(() => metricColumns(types), [types]);
  const firstPage = useList({
    rules: isEndless ? ENDLESS : PAGED,
    columns,
    query: metricListQuery,
    failure: 'metrics.loadFailed',
  });
  const { list, more } = useEndlessMetrics(firstPage, isEndless);
  return { list, more, selection: useRowSelection(list, { rowKey: metricRowKey }) };
}
