import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idsInput, listInput, textInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

/**
 * Deletes entities for good with their AKAs, relationships and datapoints; documents that were linked to them are no
 * longer linked [API-052, AMB-099]. Ids that no longer exist are skipped, so that a repeated call succeeds.
 */
export const deleteEntities = defineEndpoint({
  id: 'entities.delete',
  method: 'POST',
  prefix: 'clients',
  path: 'interdocumententity/delete',
  permission: 'entities.delete',
  summary: 'Delete entities',
  body: z.object({ uuids: idsInput }),
  response: doneResponse,
});

/** What would be deleted with entities, for the question before it [ENT-006]. */
export const countEntityContents = defineEndpoint({
  id: 'entities.contents',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/contents',
  permission: 'signedIn',
  summary: 'What belongs to entities',
  body: z.object({
    uuids: idsInput,
    /** Only what goes when the entities lose these types: the relationships in which they stand as one, with their datapoints. */
    types: listInput(textInput(INPUT_LIMITS.word), INPUT_LIMITS.repeated).optional(),
  }),
  response: z.object({
    entities: z.number().int(),
    akas: z.number().int(),
    relationships: z.number().int(),
    datapoints: z.number().int(),
    /** Documents in which a name is linked to one of them. */
    documents: z.number().int(),
  }),
});
