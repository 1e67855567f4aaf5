import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { integerInput, textInput } from '../input.ts';
import { doneResponse, wireDate } from '../wire.ts';

const expectedDocuments = z.object({
  fund: z.string(),
  documentType: z.object({ id: z.string(), name: z.string() }),
  cadence: z.enum(['monthly', 'quarterly', 'halfYearly', 'yearly']),
  periods: z.array(
    z.object({
      reportingDate: wireDate,
      dueDate: wireDate,
      status: z.enum(['verified', 'received', 'expected', 'late', 'missing']),
    }),
  ),
  /** Who sees to it that they come. */
  owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** The last day of a pause in reminders; null without one, or where it is over. */
  snoozedUntil: wireDate.nullable(),
});

export type ExpectedDocuments = z.output<typeof expectedDocuments>;

/** Which documents of each fund and type came, and which should have, by the cadence of those before [AMB-009]. */
export const listExpectedDocuments = defineEndpoint({
  id: 'dashboards.expected',
  method: 'GET',
  prefix: 'clients',
  path: 'dashboards/expected-received',
  permission: 'usage.view',
  summary: 'Documents expected and received',
  response: z.object({
    /** The day by which it is judged what is due. */
    today: wireDate,
    /** What lacks most documents first; at most 500. */
    items: z.array(expectedDocuments),
    totalCount: z.number().int(),
  }),
});

/** Says who sees to the documents of a fund and type, or pauses reminders of them. What is left out stays as it is. */
export const followUpExpectedDocuments = defineEndpoint({
  id: 'dashboards.followUp',
  method: 'PATCH',
  prefix: 'clients',
  path: 'dashboards/expected-received',
  permission: 'usage.view',
  summary: 'Follow up expected documents',
  body: z.object({
    fund: textInput(INPUT_LIMITS.value).min(1),
    documentType: textInput(INPUT_LIMITS.word).min(1),
    ownerId: integerInput({ min: 1 }).nullable().optional(),
    snoozedUntil: wireDate.nullable().optional(),
  }),
  response: doneResponse,
  errors: ['NOT_FOUND'],
});
