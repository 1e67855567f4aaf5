import type { MetricSummary } from '@assay/shared/contracts';
import { formatNumber, METRIC_ACTION_PERMISSIONS, METRIC_PAGE_SIZES } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useSwitch } from '@assay/shared/platform';
import { Button, iconProps, IconPlus, IconTrash, SelectionBar } from '@assay/shared/ui';
import { ListPage, useList, useRowSelection, type ListRules } from '@assay/shared/widgets/list-page';
import { useMemo, useState } from 'react';
import { UnsavedGuard } from '../../dialogs/unsaved-guard.tsx';
import { useEntityTypes } from '../../entity/entity-types.queries.ts';
import { CreateMetricDialog, MetricPanel, useMetricDraft } from '../../features/metric-editor/index.ts';
import {
  DeleteMetricsWarning,
  LoadMore,
  metricColumns,
  metricListQuery,
  useDeleteMetrics,
  useEndlessMetrics,
  type DeletedMetric,
} from '../../features/metric-list/index.ts';
import { MetricsToolbar } from './metrics-toolbar.tsx';
import { useOpenMetric } from './use-open-metric.ts';
import classes from './metrics.module.css';

const FILTERED: ListRules = {
  filterNames: ['search', 'timePeriod', 'type', 'association'],
  defaultOrderBy: { column: 'name', direction: 'asc' },
};
const PAGED: ListRules = { ...FILTERED, pageSizes: METRIC_PAGE_SIZES };
/** Scrolled on by so many rows [FLAG-011]. */
const ENDLESS: ListRules = { ...FILTERED, pageSizes: [50] };
/** Minimum width of the table in px. */
const MIN_WIDTH = 720;

const NONE: readonly DeletedMetric[] = [];
const keyOf = ({ id }: MetricSummary) => id;

/** `/metrics`: every metric of the client, and one of them beside the list [ROUTE-039]. */
export function MetricsPage() {
  const types = useEntityTypes();
  const isEndless = useSwitch('infiniteScrollMetrics');
  const [isCreating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState(NONE);
  const columns = useMemo(() => metricColumns(types), [types]);
  const firstPage = useList({
    rules: isEndless ? ENDLESS : PAGED,
    columns,
    query: metricListQuery,
    failure: 'metrics.loadFailed',
  });
  const { list, more } = useEndlessMetrics(firstPage, isEndless);
  const selection = useRowSelection(list, { rowKey: keyOf });
  const { fin, metric, open } = useOpenMetric();
  const draft = useMetricDraft(metric);
  const remove = useDeleteMetrics({
    onDeleted: (count) => {
      if (deleting.some((one) => one.fin === fin)) {
        draft.forget();
        open(null);
      }
      selection.clear();
      list.stepBack(count);
    },
  });
  return (
    <div className={classes.page}>
      <div className={classes.list}>
        <ListPage
          list={list}
          title={text('metrics.title')}
          detail={list.totalCount > 0 ? formatNumber(String(list.totalCount)) : undefined}
          actions={
            <PermissionLock needs={METRIC_ACTION_PERMISSIONS.create}>
              <Button variant="primary" icon={<IconPlus {...iconProps} />} onClick={() => setCreating(true)}>
                {text('metrics.add')}
              </Button>
            </PermissionLock>
          }
          toolbar={<MetricsToolbar list={list} types={types} />}
          rowKey={keyOf}
          rowLabel={({ name }) => name}
          selection={selection}
          isRemoving={remove.isPending}
          onRowOpen={(row) => open(row.fin)}
          activeKey={metric?.id ?? null}
          minWidth={MIN_WIDTH}
          empty={{ message: text('metrics.empty') }}
        >
          {more && <LoadMore {...more} />}
          <SelectionBar count={selection.rows.length} onClear={selection.clear}>
            <PermissionLock needs={METRIC_ACTION_PERMISSIONS.delete}>
              <Button
                size="sm"
                variant="danger"
                icon={<IconTrash {...iconProps} />}
                onClick={() => setDeleting(selection.rows)}
              >
                {text('metrics.delete')}
              </Button>
            </PermissionLock>
          </SelectionBar>
        </ListPage>
      </div>
      {metric && (
        <div className={classes.side}>
          <MetricPanel
            key={metric.fin}
            metric={metric}
            draft={draft}
            types={types}
            onClose={() => open(null)}
            onDelete={() => setDeleting([metric])}
          />
        </div>
      )}
      {metric && draft.isDirty && (
        <UnsavedGuard staysOpen={(query) => query.get('viewMetric') === metric.fin} onLeave={draft.forget}>
          {text('metrics.unsaved', { name: metric.name })}
        </UnsavedGuard>
      )}
      <DeleteMetricsWarning
        metrics={deleting}
        isRunning={remove.isPending}
        onCancel={() => setDeleting(NONE)}
        onContinue={() => remove.mutate(deleting, { onSettled: () => setDeleting(NONE) })}
      />
      <CreateMetricDialog
        opened={isCreating}
        types={types}
        onClose={() => setCreating(false)}
        onCreated={(created) => open(created.fin)}
      />
    </div>
  );
}
