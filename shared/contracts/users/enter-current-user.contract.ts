import { defineEndpoint } from '../endpoint.ts';
import { userWire } from '../settings/get-settings.contract.ts';

/**
 * Called after a sign-in through single sign-on: returns the user whom the token identifies. A new identity
 * is linked to the row of its user, or gets a new row if users of the issuer may join [API-034, AMB-015].
 */
export const enterCurrentUser = defineEndpoint({
  id: 'users.enterCurrent',
  method: 'POST',
  prefix: 'clients',
  path: 'users/current',
  permission: 'signedIn',
  admitsNewUsers: true,
  summary: 'Enter after single sign-on',
  response: userWire,
});
