import type { Entity } from '@assay/shared/contracts';
import { formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { DataTable, type TableColumn, type TableEmptiness, type TableSort } from '@assay/shared/ui';

interface EntityTableProps {
  readonly rows: readonly Entity[];
  readonly isLoading: boolean;
  readonly sort: TableSort | null;
  readonly onSortChange: (sort: TableSort | null) => void;
  readonly empty: TableEmptiness;
}

/** The entities with the column widths of [ENT-005]. */
export function EntityTable(props: EntityTableProps) {
  const { defaultLanguage } = useSettings();
  const columns: TableColumn<Entity>[] = [
    {
      id: 'name',
      header: text('entities.columnName'),
      width: '30%',
      isSortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'akaCount',
      header: text('entities.columnAkas'),
      width: '8%',
      align: 'right',
      cell: ({ akaCount }) => akaCount,
    },
    {
      id: 'relationshipCount',
      header: text('entities.columnRelationships'),
      width: '10%',
      align: 'right',
      cell: ({ relationshipCount }) => relationshipCount,
    },
    {
      id: 'types',
      header: text('entities.columnType'),
      width: '24%',
      cell: ({ types }) => types.map(({ displayName }) => displayName).join(', '),
    },
    {
      id: 'clientIdentifier',
      header: text('entities.columnId'),
      width: '10%',
      cell: ({ clientIdentifier }) => clientIdentifier,
    },
    {
      id: 'timeUpdated',
      header: text('entities.columnLastEdit'),
      width: '18%',
      isSortable: true,
      cell: ({ timeUpdated }) => formatDateTime(timeUpdated, defaultLanguage),
    },
  ];
  return (
    <DataTable
      label={text('entities.title')}
      columns={columns}
      rowKey={({ interDocumentEntityId }) => interDocumentEntityId}
      {...props}
    />
  );
}
