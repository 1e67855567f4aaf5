import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { replacedValueWire, unwrittenWire } from '../documents/confirmation.wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, listInput } from '../input.ts';

/** A verified name that no entity has: a confirmation creates the entity [AMB-060]. */
const createdEntityWire = z.object({
  metricId: z.uuid(),
  /** The entity type that the name stands for, and how people call it. */
  fin: z.string(),
  typeName: z.string(),
  name: z.string(),
  /** Entities of that type with a similar name, the most similar first. */
  near: z.array(z.object({ entityId: z.uuid(), name: z.string() })),
});

/**
 * What confirming a document would write, and what it could not; nothing is changed [AMB-137]. An additive call of ours: our
 * front end asks before it confirms.
 */
export const previewConfirmation = defineEndpoint({
  id: 'confirmation.preview',
  method: 'POST',
  prefix: 'client',
  path: 'document-requests/:id/confirmation-preview',
  permission: 'documents.view',
  summary: 'Preview what confirming a document writes',
  params: z.object({ id: idInput }),
  body: z.object({
    /** Metrics whose values are about to be verified: they count as verified. */
    verifying: listInput(idInput, INPUT_LIMITS.ids).optional(),
  }),
  response: z.object({
    ...unwrittenWire,
    /** How many verified values would be written to entities and relationships. */
    writtenCount: z.number().int().min(0),
    created: z.array(createdEntityWire),
    /** What it would replace or withdraw of the values that entities have of the document [AMB-037]. */
    replaced: z.array(replacedValueWire),
  }),
  errors: ['NOT_FOUND'],
});

export type ConfirmationPreview = z.output<typeof previewConfirmation.response>;
