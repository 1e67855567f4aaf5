import type { MetricSummary } from '@assay/shared/contracts';
import { METRIC_DATA_TYPES, isMetricDataType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { ListColumn } from '@assay/shared/widgets/list-page';

/** What a metric is stored for: an entity type, or a pair of them [AMB-103]. */
function associationOf({ associatedEntityType, associatedRelationshipEntityTypes }: MetricSummary): string {
  return associatedRelationshipEntityTypes?.join(' - ') ?? associatedEntityType ?? '';
}

/** The columns of the metric list. */
export const metricColumns: readonly ListColumn<MetricSummary>[] = [
  {
    id: 'name',
    header: text('metrics.columnName'),
    width: '20%',
    sortKey: 'name',
    cell: ({ name }) => name,
  },
  {
    id: 'description',
    header: text('metrics.columnDescription'),
    width: '34%',
    cell: ({ description }) => description,
  },
  {
    id: 'timePeriod',
    header: text('metrics.columnTimePeriod'),
    width: '12%',
    sortKey: 'timePeriod',
    cell: ({ timePeriod }) => timePeriod?.shortName,
    title: ({ timePeriod }) => timePeriod?.name,
  },
  {
    id: 'createdBy',
    header: text('metrics.columnCreatedBy'),
    width: '10%',
    cell: ({ createdBy }) => createdBy,
  },
  {
    id: 'type',
    header: text('metrics.columnType'),
    width: '10%',
    sortKey: 'type',
    cell: ({ type }) => (isMetricDataType(type) ? METRIC_DATA_TYPES[type].label : type),
  },
  { id: 'association', header: text('metrics.columnAssociation'), width: '14%', cell: associationOf },
];
