import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { listInput } from '../input.ts';
import { entityNameInput } from './entity.wire.ts';

/**
 * Which entities have the given names, as their name or as an AKA, compared normalised. Screens ask it before an AKA would
 * point to two entities [AMB-096].
 */
export const findNameOwners = defineEndpoint({
  id: 'entities.nameOwners',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/name-owners',
  permission: 'signedIn',
  summary: 'Find the entities that have a name',
  body: z.object({ names: listInput(entityNameInput, INPUT_LIMITS.akas) }),
  response: z.object({
    owners: z.array(
      z.object({
        /** As it was asked. */
        name: z.string(),
        entityId: z.uuid(),
        entityName: z.string(),
        kind: z.enum(['name', 'aka']),
      }),
    ),
  }),
});
