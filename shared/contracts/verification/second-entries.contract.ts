import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';

const path = 'document-requests/:id/second-entries';

const entry = z.object({ value: z.string(), currency: z.string().nullable(), enteredBy: z.string() });

/** A value that a second person is to enter, or whose two entries differ. */
const secondEntryWire = z.object({
  metricId: z.uuid(),
  /** Both entries once they differ; null while the caller is to enter the second one and must not see the first. */
  entries: z.object({ first: entry, second: entry }).nullable(),
  /** Whether the caller may choose: the value is not their own first entry. */
  canChoose: z.boolean(),
});

export type SecondEntry = z.output<typeof secondEntryWire>;

/** What is left to do, in the order of the screen. */
const secondEntries = z.object({ items: z.array(secondEntryWire) });

/**
 * The values of a document that the caller is to enter without seeing the first entry, and those with two entries that
 * differ. Empty unless the client has metrics that two people enter. An additive call of ours.
 */
export const listSecondEntries = defineEndpoint({
  id: 'secondEntries.list',
  method: 'GET',
  prefix: 'clients',
  path,
  permission: 'documents.view',
  summary: 'What is left to do of the second entry of a document',
  params: z.object({ id: idInput }),
  response: secondEntries,
  errors: ['NOT_FOUND'],
});

/** Stores the second entry of a value. Nobody enters a value twice. An additive call of ours. */
export const enterSecond = defineEndpoint({
  id: 'secondEntries.enter',
  method: 'POST',
  prefix: 'clients',
  path,
  permission: 'documents.edit',
  summary: 'Enter a value the second time',
  params: z.object({ id: idInput }),
  body: z.object({
    metricId: idInput,
    value: textInput(INPUT_LIMITS.value),
    currency: textInput(INPUT_LIMITS.word).nullable(),
  }),
  response: secondEntries,
  errors: [
    'NOT_FOUND',
    'OWN_WORK',
    'INVALID_REQUEST',
    'METRIC_VALIDATION_FAILED',
    'TRANSITION_NOT_ALLOWED',
    'DOCUMENT_READ_ONLY',
    'DOCUMENT_NOT_READY',
  ],
});

/** Chooses between two entries that differ. An additive call of ours. */
export const chooseEntry = defineEndpoint({
  id: 'secondEntries.choose',
  method: 'POST',
  prefix: 'clients',
  path: `${path}/:metricId/choice`,
  permission: 'documents.edit',
  summary: 'Choose between the two entries of a value',
  params: z.object({ id: idInput, metricId: idInput }),
  body: z.object({ entry: z.enum(['first', 'second']) }),
  response: secondEntries,
  errors: [
    'NOT_FOUND',
    'FORBIDDEN',
    'OWN_WORK',
    'TRANSITION_NOT_ALLOWED',
    'DOCUMENT_READ_ONLY',
    'DOCUMENT_NOT_READY',
  ],
});
