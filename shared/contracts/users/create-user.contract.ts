import { NEW_USER_GROUP, NEW_USER_MANAGEMENT_SCOPE } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { listedUserWire } from './list-users.contract.ts';
import { userEmail, userName } from './user-fields.ts';

/** Creates a user without permissions; a temporary password is mailed [API-031, AMB-080]. */
export const createUser = defineEndpoint({
  id: 'users.create',
  method: 'POST',
  prefix: 'clients',
  path: 'users',
  permission: 'users.create',
  summary: 'Create a user',
  body: z.object({
    name: userName,
    email: userEmail,
    // Never the provider's group: a client's administrator cannot create provider staff.
    user_group: z.literal(NEW_USER_GROUP),
    user_management_scope: z.literal(NEW_USER_MANAGEMENT_SCOPE),
  }),
  response: listedUserWire,
  errors: ['RESOURCE_DUPLICATED'],
});
