import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';

/** The secret of a link. It is in a body, because addresses are logged. */
const token = textInput(INPUT_LIMITS.word);

/** What the link in a mail about a changed address or password can still do [AMB-140]. */
export const readRecovery = defineEndpoint({
  id: 'users.readRecovery',
  method: 'POST',
  prefix: 'clients',
  path: 'account-recovery/state',
  permission: 'public',
  summary: 'The state of a link that returns an account to its owner',
  body: z.object({ token }),
  response: z.object({
    state: z.enum(['open', 'used', 'expired']),
    /** The address that the link puts back; null for one that is not open. */
    email: z.string().nullable(),
    /** Whether a new password has to be sent; otherwise the user pool mails a code for one. */
    setsPassword: z.boolean(),
  }),
});

/**
 * Puts the address of an account back, ends all of its sessions, sets the new password, and makes its pending changes, codes
 * and links void. Works once [AMB-140].
 */
export const recoverAccount = defineEndpoint({
  id: 'users.recover',
  method: 'POST',
  prefix: 'clients',
  path: 'account-recovery',
  permission: 'public',
  summary: 'Return an account to its owner by a mailed link',
  body: z.object({ token, password: textInput(INPUT_LIMITS.name).optional() }),
  response: z.object({ email: z.string() }),
  errors: ['CODE_EXPIRED', 'RESOURCE_DUPLICATED'],
});
