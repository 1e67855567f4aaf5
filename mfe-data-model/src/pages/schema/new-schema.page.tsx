import { useApi } from '@assay/shared/api-client';
import { newSchema } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { useState } from 'react';
import { reportingDateQuery, SchemaEditor } from '../../features/schema-editor/index.ts';
import { OpenedSchema } from './opened-schema.tsx';
import { dateAndTime } from './date-and-time.ts';

/** `/schemas/new`: the editor of a new, empty schema [ROUTE-042]. */
export function NewSchemaPage() {
  const api = useApi();
  const { defaultLanguage: language } = useSettings();
  const [name] = useState(() => text('schemas.untitled', dateAndTime(new Date(), language)));
  return (
    <OpenedSchema query={reportingDateQuery(api)}>
      {(reportingDate) => <SchemaEditor stored={null} start={newSchema(name, reportingDate)} />}
    </OpenedSchema>
  );
}
