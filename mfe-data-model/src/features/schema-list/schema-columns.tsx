import type { SchemaMetadata } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { StatusBadge, TextLink } from '@assay/shared/ui';
import type { ListColumn } from '@assay/shared/widgets/list-page';
import { SchemaActions } from './schema-actions.tsx';

/** The columns of the schema list, with the document types that a schema is assigned to [AMB-107]. */
export const schemaColumns: readonly ListColumn<SchemaMetadata>[] = [
  {
    id: 'name',
    get header() {
      return text('schemas.columnName');
    },
    width: '26%',
    cell: ({ documentSchemaId: schemaId, name }) => (
      <TextLink
        plain
        render={(props) => <RouteLink route="data-model.schema" params={{ schemaId }} {...props} />}
      >
        {name}
      </TextLink>
    ),
    title: ({ name }) => name,
  },
  {
    id: 'description',
    get header() {
      return text('schemas.columnDescription');
    },
    width: '32%',
    cell: ({ description }) => description,
  },
  {
    id: 'status',
    get header() {
      return text('schemas.columnStatus');
    },
    width: '12%',
    minWidth: 104,
    cell: ({ isPublished }) => (
      <StatusBadge tone={isPublished ? 'proven' : 'untouched'}>
        {text(isPublished ? 'schemas.statusPublished' : 'schemas.statusDraft')}
      </StatusBadge>
    ),
  },
  {
    id: 'documentTypes',
    get header() {
      return text('schemas.columnDocumentTypes');
    },
    width: '20%',
    minWidth: 132,
    cell: ({ versionedDocumentTypes }) =>
      versionedDocumentTypes.map(({ documentType }) => documentType).join(', '),
  },
  {
    id: 'actions',
    get header() {
      return text('schemas.columnActions');
    },
    width: '10%',
    minWidth: 92,
    align: 'right',
    cell: (schema) => <SchemaActions schema={schema} />,
  },
];
