import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { wireDate } from '../wire.ts';

/** A stored value of an owner, with the document and the page that it was read from. */
const priorValueWire = z.object({
  reportingDate: wireDate,
  value: z.string(),
  currency: z.string().nullable(),
  /** Null where the value was typed, or its document is gone. */
  source: z
    .object({
      documentRequestId: z.string(),
      fileName: z.string(),
      page: z.number().int().nullable(),
      metricId: z.string().nullable(),
      fin: z.string(),
    })
    .nullable(),
});

export type PriorValueWire = z.output<typeof priorValueWire>;

/**
 * What is stored for the entities and relationships that a document names, by metric of the document: linked entities, and
 * names that match exactly one entity. Values of later dates and those that the document itself wrote are left out.
 */
export const listPriorValues = defineEndpoint({
  id: 'priorValues.list',
  method: 'GET',
  prefix: 'clients',
  path: 'document-requests/:id/prior-values',
  permission: 'documents.view',
  summary: 'The values of earlier periods beside those of a document',
  params: z.object({ id: idInput }),
  response: z.object({
    /** The stored reporting date of the document; null where it is unknown. */
    reportingDate: wireDate.nullable(),
    /** Metrics for which something is stored. */
    items: z.array(
      z.object({
        metricId: z.string(),
        /** The newest first. */
        history: z.array(priorValueWire),
        /** For an opening value: the closing value that it should continue, newest first. */
        closings: z.array(priorValueWire),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
