import { useApi } from '@assay/shared/api-client';
import { toEditedSchema } from '@assay/shared/contracts';
import { useParams } from '@assay/shared/router';
import { SchemaEditor, schemaQuery } from '../../features/schema-editor/index.ts';
import { OpenedSchema } from './opened-schema.tsx';

/** `/schemas/{schemaId}`: the editor of a stored schema [ROUTE-041]. */
export function SchemaPage() {
  const api = useApi();
  const { schemaId = '' } = useParams();
  return (
    <OpenedSchema query={schemaQuery(api, schemaId)}>
      {(schema) => <SchemaEditor key={schemaId} stored={schema} start={toEditedSchema(schema)} />}
    </OpenedSchema>
  );
}
