import { METRIC_DATA_TYPES, METRIC_DATA_TYPE_NAMES } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { useListControls } from '@assay/shared/state';
import { MultiSelect, PageHeader, SearchInput, Toolbar } from '@assay/shared/ui';
import { MetricTable, useMetricList } from '../../features/metric-list/index.ts';
import { ListFrame } from '../list-frame.tsx';

const RULES = {
  columns: ['name', 'timePeriod', 'type'],
  filterNames: ['search', 'type'],
  defaultOrderBy: { column: 'name', direction: 'asc' },
} as const;

const TYPES = METRIC_DATA_TYPE_NAMES.map((name) => ({ value: name, label: METRIC_DATA_TYPES[name].label }));

/** `/metrics`: every metric that documents can be asked for [ROUTE-039]. */
export function MetricsPage() {
  const controls = useListControls(RULES);
  const list = useMetricList(controls.query, controls.offset);
  const { orderBy, filters } = controls.query;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeader title={text('metrics.title')}>
        <Toolbar label={text('metrics.filters')}>
          <SearchInput
            label={text('metrics.search')}
            placeholder={text('metrics.search')}
            value={filters.search?.[0] ?? ''}
            onSearch={(search) => controls.mergeFilters({ search: [search] })}
          />
          <MultiSelect
            label={text('metrics.columnType')}
            hideLabel
            placeholder={text('metrics.columnType')}
            options={TYPES}
            value={filters.type ?? []}
            onChange={(type) => controls.mergeFilters({ type })}
          />
          <RouteLink route="data-model.learning">{text('learning.link')}</RouteLink>
        </Toolbar>
      </PageHeader>
      <ListFrame
        controls={controls}
        list={list}
        failure="metrics.loadFailed"
        renderTable={(rows, isLoading) => (
          <MetricTable
            rows={rows}
            isLoading={isLoading}
            sort={orderBy}
            onSortChange={controls.sortBy}
            empty={{
              message: text('metrics.empty'),
              description: isFiltered ? text('generic.emptyFiltered') : undefined,
            }}
          />
        )}
      />
    </>
  );
}
