import type { MetricSummary } from '@assay/shared/contracts';
import { METRIC_DATA_TYPES, isMetricDataType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { DataTable, type TableColumn, type TableEmptiness, type TableSort } from '@assay/shared/ui';

interface MetricTableProps {
  readonly rows: readonly MetricSummary[];
  readonly isLoading: boolean;
  readonly sort: TableSort | null;
  readonly onSortChange: (sort: TableSort | null) => void;
  readonly empty: TableEmptiness;
}

/** What a metric is kept on: an entity type, or a pair of them [AMB-103]. */
function associationOf({ associatedEntityType, associatedRelationshipEntityTypes }: MetricSummary): string {
  return associatedRelationshipEntityTypes?.join(' - ') ?? associatedEntityType ?? '';
}

const columns: readonly TableColumn<MetricSummary>[] = [
  {
    id: 'name',
    header: text('metrics.columnName'),
    width: '20%',
    isSortable: true,
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
    isSortable: true,
    cell: ({ timePeriod }) => timePeriod,
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
    isSortable: true,
    cell: ({ type }) => (isMetricDataType(type) ? METRIC_DATA_TYPES[type].label : type),
  },
  { id: 'association', header: text('metrics.columnAssociation'), width: '14%', cell: associationOf },
];

/** The metric identifiers with the columns of [MET-013]. */
export function MetricTable(props: MetricTableProps) {
  return <DataTable label={text('metrics.title')} columns={columns} rowKey={({ id }) => id} {...props} />;
}
