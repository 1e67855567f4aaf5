import type { SchemaMetadata } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { DataTable, StatusBadge, type TableColumn } from '@assay/shared/ui';

interface SchemaTableProps {
  readonly rows: readonly SchemaMetadata[];
  readonly isLoading: boolean;
}

const columns: readonly TableColumn<SchemaMetadata>[] = [
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

/** The schemas and the document types that they are assigned to [AMB-107]. */
export function SchemaTable(props: SchemaTableProps) {
  return (
    <DataTable
      label={text('schemas.title')}
      columns={columns}
      rowKey={({ documentSchemaId }) => documentSchemaId}
      empty={{ message: text('schemas.empty') }}
      {...props}
    />
  );
}
