import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';

/** A short-lived address of a workbook with the tables of a document; the browser navigates to it [API-012, AMB-065]. */
export const getTables = defineEndpoint({
  id: 'verification.tables',
  method: 'GET',
  prefix: 'client',
  path: 'documentrequest/:id/tables',
  permission: 'documents.download',
  summary: 'Signed address of a workbook with the tables',
  params: z.object({ id: idInput }),
  response: z.object({ url: z.string() }),
  errors: ['NOT_FOUND', 'SECOND_ENTRY_REQUIRED'],
});
