import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';

/** What of a value was changed. */
export const VALUE_CHANGE_FIELDS = [
  'value',
  'currency',
  'verified',
  'linkedEntity',
  'required',
  'checkOverride',
  'secondEntry',
] as const;

/** One save of a value: by whom, when, and what was other than before. */
const valueChangeWire = z.object({
  changedAt: wireTimestamp,
  changedBy: z.string(),
  /**
   * At least one. Verification and requirement are `true` or `false`, a linked entity is its id. The override of a check is its
   * name with the reason, null for a withdrawn one. A second
   * entry is what a second person entered, `to`, beside the first, `from`; the other way round where the first was chosen.
   */
  fields: z.array(
    z.object({
      field: z.enum(VALUE_CHANGE_FIELDS),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
});

export type ValueChangeWire = z.output<typeof valueChangeWire>;

/** What people changed of a value since it was extracted, the newest first. */
export const listValueChanges = defineEndpoint({
  id: 'verification.valueChanges',
  method: 'GET',
  prefix: 'clients',
  path: 'document-requests/:id/metrics/:metricId/changes',
  permission: 'documents.view',
  summary: 'The history of a value of a document',
  params: z.object({ id: idInput, metricId: idInput }),
  response: z.object({ items: z.array(valueChangeWire) }),
  errors: ['NOT_FOUND'],
});
