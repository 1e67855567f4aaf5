import type { SchemaMetadata } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { StatusBadge } from '@assay/shared/ui';
import type { ListColumn } from '@assay/shared/widgets/list-page';

/** The columns of the schema list, with the document types that a schema is assigned to [AMB-107]. */
export const schemaColumns: readonly ListColumn<SchemaMetadata>[] = [
  { id: 'name', header: text('schemas.columnName'), width: '26%', cell: ({ name }) => name },
  {
    id: 'description',
    header: text('schemas.columnDescription'),
    width: '38%',
    cell: ({ description }) => description,
  },
  {
    id: 'status',
    header: text('schemas.columnStatus'),
    width: '12%',
    cell: ({ isPublished }) => (
      <StatusBadge tone={isPublished ? 'proven' : 'untouched'}>
        {text(isPublished ? 'schemas.statusPublished' : 'schemas.statusDraft')}
      </StatusBadge>
    ),
  },
  {
    id: 'documentTypes',
    header: text('schemas.columnDocumentTypes'),
    width: '24%',
    cell: ({ versionedDocumentTypes }) =>
      versionedDocumentTypes.map(({ documentType }) => documentType).join(', '),
  },
];
