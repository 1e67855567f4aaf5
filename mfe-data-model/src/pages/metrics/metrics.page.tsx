import { METRIC_DATA_TYPES, METRIC_DATA_TYPE_NAMES } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useListControls, useListSettling } from '@assay/shared/state';
import { ErrorPanel, MultiSelect, PageHeader, Pagination, SearchInput, Toolbar } from '@assay/shared/ui';
import { MetricTable, useMetricList } from '../../features/metric-list/index.ts';

const RULES = {
  columns: ['name', 'timePeriod', 'type'],
  filterNames: ['search', 'type'],
  defaultOrderBy: { column: 'name', direction: 'asc' },
} as const;

const TYPES = METRIC_DATA_TYPE_NAMES.map((name) => ({ value: name, label: METRIC_DATA_TYPES[name].label }));

/** `/metrics`: every metric that documents can be asked for [S2 §2]. */
export function MetricsPage() {
  const controls = useListControls(RULES);
  const list = useMetricList(controls.query, controls.offset);
  useListSettling(controls, list);
  const { page, maxPageSize, orderBy, filters } = controls.query;
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
        </Toolbar>
      </PageHeader>
      {list.status === 'erroring' && !list.data ? (
        <ErrorPanel
          title={text('metrics.loadFailed')}
          onRetry={() => void list.load().catch(() => undefined)}
        />
      ) : (
        <>
          <MetricTable
            rows={list.data?.items ?? []}
            isLoading={!list.data}
            sort={orderBy}
            onSortChange={controls.sortBy}
            empty={{
              message: text('metrics.empty'),
              description: isFiltered ? text('generic.emptyFiltered') : undefined,
            }}
          />
          <Pagination
            page={page}
            pageSize={maxPageSize}
            total={list.data?.totalCount ?? 0}
            onPageChange={controls.goToPage}
            onPageSizeChange={controls.setPageSize}
          />
        </>
      )}
    </>
  );
}
