import { INPUT_LIMITS, ROLE_NAMES, type Role } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';
import { userWire } from '../settings/get-settings.contract.ts';

/** A user as administrators see one [USR-016]; the role is derived from the permissions. */
export const listedUserWire = userWire.extend({
  role: z.custom<Role>((value) => ROLE_NAMES.some((role) => role === value)),
});

export type ListedUserWire = z.output<typeof listedUserWire>;

/** All users of the client, without paging [API-030, AMB-081, AMB-082]. */
export const listUsers = defineEndpoint({
  id: 'users.list',
  method: 'GET',
  prefix: 'clients',
  path: 'users',
  permission: 'users.list',
  summary: 'Users with their permissions',
  query: z.object({
    /** Part of a name or e-mail, regardless of case and accents. */
    search: textInput(INPUT_LIMITS.search).optional(),
    order: z.literal('name').optional(),
  }),
  response: z.object({
    users: z.array(listedUserWire),
    /** The user whom the client cannot do without, even if the search excludes them. */
    lastAdministratorId: z.number().int().nullable(),
  }),
});
