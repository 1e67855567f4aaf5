import { defineEndpoint } from '../endpoint.ts';
import { userWire } from '../settings/get-settings.contract.ts';

/**
 * Called after a sign-in through single sign-on: answers the user whom the token proves. A person who has no row yet is
 * bound to theirs, or given one, if the issuer's people may join [API-034, AMB-015].
 */
export const enterCurrentUser = defineEndpoint({
  id: 'users.enterCurrent',
  method: 'POST',
  prefix: 'clients',
  path: 'users/current',
  permission: 'signedIn',
  admitsNewcomers: true,
  summary: 'Enter after single sign-on',
  response: userWire,
});
