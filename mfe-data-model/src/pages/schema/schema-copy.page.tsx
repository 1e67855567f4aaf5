import { useApi } from '@assay/shared/api-client';
import { toEditedSchema, type SchemaWire } from '@assay/shared/contracts';
import { copySchema } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { useParams } from '@assay/shared/router';
import { useState } from 'react';
import { SchemaEditor, schemaQuery } from '../../features/schema-editor/index.ts';
import { dateAndTime } from './date-and-time.ts';
import { OpenedSchema } from './opened-schema.tsx';

function CopyEditor({ template }: { readonly template: SchemaWire }) {
  const { defaultLanguage: language } = useSettings();
  const [start] = useState(() => {
    const name = text('schemas.copyOf', { original: template.name, ...dateAndTime(new Date(), language) });
    return copySchema(toEditedSchema(template), name);
  });
  return <SchemaEditor stored={null} start={start} />;
}

/** `/schemas/new-draft-copy/{templateSchemaId}`: the editor of a copy that is not stored yet [ROUTE-043, SCH-018]. */
export function SchemaCopyPage() {
  const api = useApi();
  const { templateSchemaId = '' } = useParams();
  return (
    <OpenedSchema query={schemaQuery(api, templateSchemaId)}>
      {(template) => <CopyEditor key={templateSchemaId} template={template} />}
    </OpenedSchema>
  );
}
