import type { Entity } from '@assay/shared/contracts';
import { formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { ListColumn } from '@assay/shared/widgets/list-page';

/** The columns of the entity list [ENT-005]. */
export const entityColumns: readonly ListColumn<Entity>[] = [
  {
    id: 'name',
    header: text('entities.columnName'),
    width: '30%',
    sortKey: 'name',
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
    sortKey: 'timeUpdated',
    cell: ({ timeUpdated }, { language }) => formatDateTime(timeUpdated, language),
  },
];
