import type { EntityType, MetricSummary } from '@assay/shared/contracts';
import { dataTypeName, text, timePeriodName } from '@assay/shared/messages';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import { associationLabel } from '../../metric/association-label.ts';

/** The columns of the metric list; every one of them sorts [MET-015]. */
export function metricColumns(types: readonly EntityType[]): readonly ListColumn<MetricSummary>[] {
  return [
    {
      id: 'name',
      header: text('metrics.columnName'),
      width: '22%',
      sortKey: 'name',
      cell: ({ name }) => name,
    },
    {
      id: 'description',
      header: text('metrics.columnDescription'),
      width: '28%',
      sortKey: 'description',
      cell: ({ description }) => description,
    },
    {
      id: 'timePeriod',
      header: text('metrics.columnTimePeriod'),
      width: '12%',
      minWidth: 116,
      sortKey: 'timePeriod',
      cell: ({ timePeriod }) => timePeriod && timePeriodName(timePeriod.shortName),
      title: ({ timePeriod }) => (timePeriod ? timePeriodName(timePeriod.name) : undefined),
    },
    {
      id: 'createdBy',
      header: text('metrics.columnCreatedBy'),
      width: '12%',
      minWidth: 112,
      sortKey: 'createdBy',
      cell: ({ createdBy }) => createdBy,
    },
    {
      id: 'type',
      header: text('metrics.columnType'),
      width: '10%',
      minWidth: 96,
      sortKey: 'type',
      cell: ({ type }) => dataTypeName(type),
    },
    {
      id: 'association',
      header: text('metrics.columnAssociation'),
      width: '16%',
      minWidth: 124,
      sortKey: 'association',
      cell: (metric) => associationLabel(metric, types),
    },
  ];
}
