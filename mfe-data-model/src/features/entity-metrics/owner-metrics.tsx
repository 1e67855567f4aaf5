import { useApi } from '@assay/shared/api-client';
import {
  formatOrderBy,
  isMetricDataType,
  METRIC_DATA_TYPE_NAMES,
  METRIC_PAGE_SIZES,
} from '@assay/shared/domain';
import type { EntityType, MetricSummary } from '@assay/shared/contracts';
import { dataTypeName, type MessageKey, text } from '@assay/shared/messages';
import { useNotify, useSettings } from '@assay/shared/platform';
import { useSearchParam } from '@assay/shared/router';
import { keepPreviousData } from '@assay/shared/query';
import { listStatusOf, useLoadState } from '@assay/shared/state';
import {
  EmptyState,
  ErrorPanel,
  LoadingOverlay,
  Pagination,
  SearchInput,
  SegmentedControl,
  Select,
  Text,
  Toolbar,
} from '@assay/shared/ui';
import { AsKnownOn, DatapointHistory, endOfDay } from '@assay/shared/widgets/datapoint-history';
import { FilterMenu, ListView, useList, type ListRules } from '@assay/shared/widgets/list-page';
import { useEffect, useId, type ReactNode } from 'react';
import { metricQuery } from '../../metric/metric.queries.ts';
import { latestValuesQuery, ownerMetricsQuery } from './entity-metrics.queries.ts';
import { ownerMetricColumns } from './metric-columns.ts';
import { ValueGridPanel } from './grid/value-grid-panel.tsx';
import { groupMetrics, type MetricGroup as Group } from './metric-groups.ts';
import { MetricField } from './metric-field.tsx';
import { BY_SCHEMA, ORDERS_WITHOUT_COLUMN, orderOptions, readOrder } from './metric-orders.ts';
import type { MetricOwner } from './metric-owner.ts';
import classes from './entity-metrics.module.css';

/** Metric lists have a smaller page size to choose than other tables [MET-034]. */
const RULES: ListRules = {
  filterNames: ['search', 'type', 'values'],
  defaultOrderBy: BY_SCHEMA,
  ordersWithoutColumn: ORDERS_WITHOUT_COLUMN,
  pageSizes: METRIC_PAGE_SIZES,
};
const typeOptions = () => METRIC_DATA_TYPE_NAMES.map((name) => ({ value: name, label: dataTypeName(name) }));
/** How the metrics can be shown. */
const VIEWS = ['values', 'grid', 'details'] as const;
/** Minimum width of the table in px. */
const MIN_WIDTH = 720;

/** What an owner's failures are called. */
const FAILURES = {
  entity: { list: 'metrics.entityMetricsFailed', latest: 'metrics.latestEntityMetricsFailed' },
  relationship: { list: 'metrics.loadFailed', latest: 'metrics.latestRelationshipMetricsFailed' },
} as const satisfies Record<MetricOwner['kind'], Record<'list' | 'latest', MessageKey>>;

function useFailureToast(error: Error | null, failure: MessageKey): void {
  const notify = useNotify();
  useEffect(() => {
    if (error !== null) notify.failure(error, failure);
  }, [error, failure, notify]);
}

/** The metric whose history the address opens: of the page, or another one of the client. */
function useMetricOfHistory(fin: string | null, rows: readonly MetricSummary[], isLoaded: boolean) {
  const api = useApi();
  const onPage = rows.find((metric) => metric.fin === fin);
  const { data, error } = useLoadState(metricQuery(api, onPage || !isLoaded ? null : fin));
  useFailureToast(fin === null ? null : error, 'metrics.openFailed');
  if (fin === null) return undefined;
  return onPage ?? data;
}

/** Metrics under the heading of their group, if they have one. */
function MetricGroup({
  heading,
  children,
}: {
  readonly heading: Group['heading'];
  readonly children: ReactNode;
}) {
  const id = useId();
  if (heading === null)
    return (
      <ul className={classes.list} aria-label={text('metrics.title')}>
        {children}
      </ul>
    );
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 className={classes.heading} id={id}>
        {heading.title}
        {heading.schema !== null && (
          <Text quiet caption className={classes.schema}>
            {' '}
            {heading.schema}
          </Text>
        )}
      </h2>
      <ul className={classes.list} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}

export interface OwnerMetricsProps {
  readonly owner: MetricOwner;
  /** The entity types of the client, for their names. */
  readonly types: readonly EntityType[];
  /** Where it is shown, for analytics. */
  readonly location: string;
}

/**
 * The metrics of an entity or of a relationship with their latest values [MET-001…MET-009, REL-003]: as fields to read and
 * edit, or as a table of what each metric is.
 */
export function OwnerMetrics({ owner, types, location }: OwnerMetricsProps) {
  const api = useApi();
  const failures = FAILURES[owner.kind];
  const { defaultLanguage: language } = useSettings();
  const [typedDay, showDay] = useSearchParam('asKnownOn');
  const asKnownOn = (typedDay !== null && endOfDay(typedDay)) || undefined;
  const day = asKnownOn === undefined ? null : typedDay;
  const list = useList({
    rules: RULES,
    columns: ownerMetricColumns(types),
    query: ownerMetricsQuery(owner, asKnownOn),
    failure: failures.list,
  });
  const [view, setView] = useSearchParam('view', VIEWS);
  const [historyFin, setHistoryFin] = useSearchParam('history');
  const fins = list.rows.map(({ fin }) => fin);
  const latest = useLoadState({
    ...latestValuesQuery(api, owner, { fins, asKnownOn }),
    placeholderData: keepPreviousData,
  });
  useFailureToast(list.data === undefined ? list.load.error : null, failures.list);
  useFailureToast(latest.error, failures.latest);

  const opened = useMetricOfHistory(historyFin, list.rows, list.data !== undefined);
  const isFirstLoad = list.data === undefined;
  return (
    <div className={classes.metrics}>
      <Toolbar
        label={text('metrics.filters')}
        end={
          <SegmentedControl
            label={text('relationships.metricsView')}
            value={view}
            onChange={setView}
            options={[
              { value: 'values', label: text('relationships.viewValues') },
              { value: 'grid', label: text('relationships.viewGrid') },
              { value: 'details', label: text('relationships.viewDetails') },
            ]}
          />
        }
      >
        <SearchInput label={text('metrics.search')} {...list.search('search')} />
        <FilterMenu
          list={list}
          filters={[
            { name: 'type', label: text('metrics.columnType'), options: typeOptions() },
            {
              name: 'values',
              label: text('relationships.viewValues'),
              options: [{ value: 'present', label: text('metrics.onlyWithValues') }],
            },
          ]}
        />
        <Select
          hideLabel
          label={text('metrics.order')}
          options={orderOptions()}
          value={list.query.orderBy && formatOrderBy(list.query.orderBy)}
          placeholder={text('metrics.order')}
          onChange={(option) => list.setOrder(readOrder(option))}
        />
        {view !== 'details' && <AsKnownOn day={day} onChange={showDay} language={language} />}
      </Toolbar>
      {view === 'details' ? (
        <ListView
          list={list}
          label={text('metrics.title')}
          rowKey={({ id }) => id}
          minWidth={MIN_WIDTH}
          empty={{ message: text('metrics.empty') }}
        />
      ) : view === 'grid' ? (
        <ValueGridPanel
          owner={owner}
          request={list.query}
          asKnownOn={asKnownOn}
          failures={failures}
          location={location}
          onViewHistory={setHistoryFin}
        />
      ) : (
        <>
          {isFirstLoad && list.load.status === 'erroring' && (
            <ErrorPanel title={text(failures.list)} onRetry={list.retry} />
          )}
          {latest.status === 'erroring' && (
            <ErrorPanel title={text(failures.latest)} onRetry={latest.retry} />
          )}
          <div className={classes.fields} aria-busy={isFirstLoad && list.load.status !== 'erroring'}>
            <LoadingOverlay
              visible={
                (isFirstLoad && list.load.status !== 'erroring') || listStatusOf(list.load) === 'pending'
              }
            />
            {groupMetrics(list.rows, list.query.page === 1).map(({ heading, metrics }) => (
              <MetricGroup key={metrics[0]?.fin} heading={heading}>
                {metrics.map((metric) => (
                  <MetricField
                    key={`${owner.id} ${metric.fin} ${day}`}
                    owner={owner}
                    metric={metric}
                    datapoint={latest.data?.get(metric.fin) ?? null}
                    isPast={day !== null}
                    location={location}
                    onViewHistory={() => setHistoryFin(metric.fin)}
                  />
                ))}
              </MetricGroup>
            ))}
            {!isFirstLoad && list.rows.length === 0 && (
              <EmptyState
                message={text('metrics.empty')}
                description={list.isFiltered ? text('generic.emptyFiltered') : undefined}
              />
            )}
          </div>
          {list.pagination && <Pagination {...list.pagination} />}
        </>
      )}
      {opened && (
        <DatapointHistory
          key={`${owner.id} ${opened.fin}`}
          owner={owner}
          metric={{
            fin: opened.fin,
            name: opened.name,
            dataType: isMetricDataType(opened.type) ? opened.type : 'STRING',
          }}
          location={location}
          onClose={() => setHistoryFin(null)}
        />
      )}
    </div>
  );
}
