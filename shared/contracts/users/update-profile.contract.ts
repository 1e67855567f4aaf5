import { INPUT_LIMITS, LOCALES } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';

/**
 * Changes the caller's own name and language of the interface [AMB-134], and begins a change of their e-mail: it takes effect once the code that is mailed to the
 * new address is confirmed [API-033, AMB-084]. Errors in the values are returned as text, with status 200 [AMB-040]. A new
 * e-mail needs the present password, or a sign-in at most 5 minutes old [AMB-140].
 */
export const updateProfile = defineEndpoint({
  id: 'users.updateProfile',
  method: 'PATCH',
  prefix: 'clients',
  path: 'users/current',
  permission: 'signedIn',
  summary: 'Change the own name, e-mail or language',
  body: z.object({
    name: textInput(INPUT_LIMITS.name).optional(),
    email: textInput(INPUT_LIMITS.name).optional(),
    currentPassword: textInput(INPUT_LIMITS.name).optional(),
    /** Null: that of the client, else of the browser. */
    language: z.enum(LOCALES).nullish(),
  }),
  response: z.object({
    errors: z.string().optional(),
    /** The errors are that `currentPassword` is missing or wrong. */
    passwordNeeded: z.boolean().optional(),
    /** The address that a code was sent to. */
    pendingEmail: z.string().optional(),
  }),
  errors: ['TOO_MANY_REQUESTS'],
});

/** Completes a change of e-mail with the code that the new address received. The session continues. Needs the same proof. */
export const confirmEmail = defineEndpoint({
  id: 'users.confirmEmail',
  method: 'POST',
  prefix: 'clients',
  path: 'users/current/email',
  permission: 'signedIn',
  summary: 'Confirm the new e-mail of the own account',
  body: z.object({
    code: textInput(6).regex(/^\d{6}$/),
    currentPassword: textInput(INPUT_LIMITS.name).optional(),
  }),
  response: z.object({
    errors: z.string().optional(),
    passwordNeeded: z.boolean().optional(),
    email: z.string().optional(),
  }),
  errors: ['CODE_MISMATCH', 'CODE_EXPIRED'],
});
