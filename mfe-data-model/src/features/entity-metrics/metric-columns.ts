import type { EntityType, MetricSummary } from '@assay/shared/contracts';
import { dataTypeName, text, timePeriodName } from '@assay/shared/messages';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import { associationLabel } from '../../metric/association-label.ts';

/** The columns of the metrics of an entity with their widths [MET-007]. */
export function ownerMetricColumns(types: readonly EntityType[]): readonly ListColumn<MetricSummary>[] {
  return [
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
      width: '30%',
      cell: ({ description }) => description,
    },
    {
      id: 'timePeriod',
      header: text('metrics.columnTimePeriod'),
      width: '5%',
      minWidth: 76,
      wrapsHeader: true,
      cell: ({ timePeriod }) => timePeriod && timePeriodName(timePeriod.shortName),
      title: ({ timePeriod }) => (timePeriod ? timePeriodName(timePeriod.name) : undefined),
    },
    {
      id: 'createdBy',
      header: text('metrics.columnCreatedBy'),
      width: '15%',
      minWidth: 100,
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
      width: '20%',
      minWidth: 124,
      cell: (metric) => associationLabel(metric, types),
    },
  ];
}
