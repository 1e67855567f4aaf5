import { formatNumber, ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, iconProps, IconPlus } from '@assay/shared/ui';
import { ListPage } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import { useEntityTypes } from '../../entity/entity-types.queries.ts';
import { CreateMetricDialog } from '../../features/metric-editor/index.ts';
import {
  DeleteMetricsWarning,
  LoadMore,
  metricRowKey,
  useDeleteMetrics,
  useMetricList,
  type DeletedMetric,
} from '../../features/metric-list/index.ts';
import { MetricSide } from './metric-side.tsx';
import { MetricsSelectionBar } from './metrics-selection-bar.tsx';
import { MetricsToolbar } from './metrics-toolbar.tsx';
import { useOpenMetric } from './use-open-metric.ts';
import classes from './metrics.module.css';

/** Minimum width of the table in px. */
const MIN_WIDTH = 720;

const NONE: readonly DeletedMetric[] = [];

/** `/metrics`: every metric of the client, and one of them beside the list [ROUTE-039]. */
export function MetricsPage() {
  const types = useEntityTypes();
  const [isCreating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState(NONE);
  const { list, more, selection } = useMetricList(types);
  const opened = useOpenMetric();
  const remove = useDeleteMetrics({
    onDeleted: (count) => {
      if (deleting.some(({ fin }) => fin === opened.fin)) {
        opened.draft.forget();
        opened.open(null);
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
            <PermissionLock needs={ACTIONS['metrics.create']}>
              <Button variant="primary" icon={<IconPlus {...iconProps} />} onClick={() => setCreating(true)}>
                {text('metrics.add')}
              </Button>
            </PermissionLock>
          }
          toolbar={<MetricsToolbar list={list} types={types} />}
          rowKey={metricRowKey}
          rowLabel={({ name }) => name}
          selection={selection}
          isRemoving={remove.isPending}
          onRowOpen={({ fin }) => opened.open(fin)}
          activeKey={opened.metric?.id ?? null}
          minWidth={MIN_WIDTH}
          empty={{ message: text('metrics.empty') }}
        >
          {more && <LoadMore {...more} />}
          <MetricsSelectionBar selection={selection} onDelete={setDeleting} />
        </ListPage>
      </div>
      <MetricSide opened={opened} types={types} onDelete={(metric) => setDeleting([metric])} />
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
        onCreated={({ fin }) => opened.open(fin)}
      />
    </div>
  );
}
