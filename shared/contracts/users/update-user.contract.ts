import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { integerText } from '../input.ts';
import { listedUserWire } from './list-users.contract.ts';
import { accountStatus, permissionMask } from './user-fields.ts';

/**
 * Sets permissions and account status of a user [API-032, AMB-079]. One of the two permissions is enough to call it;
 * what is changed decides which of them it takes. Bits that are no permission remain as stored.
 */
export const updateUser = defineEndpoint({
  id: 'users.update',
  method: 'POST',
  prefix: 'clients',
  path: 'users/:id',
  permission: ['users.update', 'users.changeStatus'],
  summary: 'Change the permissions or the account status of a user',
  params: z.object({ id: integerText() }),
  body: z.object({
    permissions: permissionMask,
    account_status: accountStatus,
    /** What the caller saw: refused if another user has changed it since. */
    expected: z.object({ permissions: permissionMask, account_status: accountStatus }).optional(),
  }),
  response: listedUserWire,
  errors: ['USER_NOT_SELECTED', 'LAST_ADMINISTRATOR', 'USER_NOT_EDITABLE', 'USER_CHANGED'],
});
