import { useApi } from '@assay/shared/api-client';
import type { MisplacedDatapoint } from '@assay/shared/contracts';
import { DEFAULT_PAGE_SIZE, ACTIONS, formatDate, isMetricDataType, PAGE_SIZES } from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import { PermissionLock, useSettings } from '@assay/shared/platform';
import { keepPreviousData } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';
import {
  Button,
  DataTable,
  ErrorPanel,
  Group,
  Pagination,
  WarningModal,
  type TableColumn,
} from '@assay/shared/ui';
import { DocumentSourceLink, MetricValue } from '@assay/shared/widgets';
import { useDeleteDatapoints, type DatapointOwner } from '@assay/shared/widgets/datapoint-history';
import { useState } from 'react';
import { misplacedValuesQuery } from '../../entity/misplaced-values.queries.ts';
import { useMoveValue } from './move-value.mutations.ts';
import classes from './entity-metrics.module.css';

/** Minimum width of the table in px. */
const MIN_WIDTH = 720;

/** Where no value of the list is shown otherwise. */
const HINTS = {
  entity: 'datapoints.misplacedOfEntity',
  relationship: 'datapoints.misplacedOfRelationship',
} as const satisfies Record<DatapointOwner['kind'], MessageKey>;

function MoveButton({ value }: { readonly value: MisplacedDatapoint }) {
  const move = useMoveValue();
  if (value.moveTo === null) return null;
  const label = text('datapoints.moveTo', { owner: value.moveTo.name });
  return (
    <PermissionLock needs={ACTIONS['entities.create']}>
      <Button
        size="sm"
        title={label}
        aria-label={text('datapoints.moveValueTo', { metric: value.metricName, owner: value.moveTo.name })}
        loading={move.isPending}
        onClick={() => move.mutate(value)}
      >
        {label}
      </Button>
    </PermissionLock>
  );
}

/**
 * The values of an entity or a relationship whose metric is not of its type [MET-017]: no tab has them. Each can be deleted,
 * with Undo, and moved where one owner is of its type. Nothing where there are none.
 */
export function MisplacedValues({ owner }: { readonly owner: DatapointOwner }) {
  const api = useApi();
  const { defaultLanguage: language } = useSettings();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(DEFAULT_PAGE_SIZE);
  const [deleted, setDeleted] = useState<MisplacedDatapoint | null>(null);
  const request = { offset: (page - 1) * pageSize, maxPageSize: pageSize };
  const { data, status, retry } = useLoadState({
    ...misplacedValuesQuery(api, owner, request),
    placeholderData: keepPreviousData,
  });
  const remove = useDeleteDatapoints(owner, { onDeleted: () => setPage(1) });

  if (data === undefined && status === 'erroring')
    return <ErrorPanel title={text('datapoints.misplacedFailed')} onRetry={retry} />;
  if (data === undefined || data.totalCount === 0) return null;
  const columns: readonly TableColumn<MisplacedDatapoint>[] = [
    {
      id: 'metric',
      header: text('datapoints.columnMetric'),
      width: '22%',
      cell: ({ metricName }) => metricName,
      title: ({ metricName }) => metricName,
    },
    {
      id: 'value',
      header: text('datapoints.columnValue'),
      width: '21%',
      minWidth: 188,
      cell: ({ fin, metricType: type, value, effectors }) => (
        <MetricValue
          metric={{ fin, dataType: isMetricDataType(type) ? type : 'STRING' }}
          datapoint={{ value, currency: effectors.currency }}
          language={language}
        />
      ),
    },
    {
      id: 'reportingDate',
      header: text('datapoints.columnReportingDate'),
      width: '14%',
      minWidth: 124,
      cell: ({ reportingDate }) => formatDate(reportingDate, language),
    },
    {
      id: 'source',
      header: text('datapoints.source'),
      width: '19%',
      cell: ({ fin, document, lastModifiedBy }) =>
        document === null ? (
          text('datapoints.manualBy', { name: lastModifiedBy })
        ) : (
          <DocumentSourceLink source={{ ...document, fin }}>{document.fileName}</DocumentSourceLink>
        ),
    },
    {
      id: 'actions',
      header: text('datapoints.columnActions'),
      width: '24%',
      minWidth: 200,
      cell: (value) => (
        <Group gap="xs">
          <MoveButton value={value} />
          <PermissionLock needs={ACTIONS['entities.delete']}>
            <Button
              size="sm"
              aria-label={text('datapoints.deleteValueOf', { metric: value.metricName })}
              onClick={() => setDeleted(value)}
            >
              {text('datapoints.delete')}
            </Button>
          </PermissionLock>
        </Group>
      ),
    },
  ];
  return (
    <section className={classes.misplaced} aria-label={text('datapoints.misplaced')}>
      <h2 className={classes.misplacedTitle}>{text('datapoints.misplaced')}</h2>
      <p>{text(HINTS[owner.kind])}</p>
      <DataTable
        label={text('datapoints.misplaced')}
        columns={columns}
        rows={data.items}
        rowKey={({ id }) => id}
        rowLabel={({ metricName }) => metricName}
        minWidth={MIN_WIDTH}
        empty={{ message: text('datapoints.historyEmpty') }}
      />
      {data.totalCount > data.items.length && (
        <Pagination
          size="sm"
          page={page}
          pageSize={pageSize}
          total={data.totalCount}
          pageSizes={PAGE_SIZES}
          onPageChange={setPage}
          onPageSizeChange={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
      <WarningModal
        opened={deleted !== null}
        hideNote
        continuing={remove.isPending}
        onCancel={() => setDeleted(null)}
        onContinue={() => deleted && remove.mutate([deleted.id], { onSettled: () => setDeleted(null) })}
      >
        <p>{text('datapoints.confirmDeleteOne', { date: formatDate(deleted?.reportingDate, language) })}</p>
        <p>{text('datapoints.restorableFor')}</p>
      </WarningModal>
    </section>
  );
}
