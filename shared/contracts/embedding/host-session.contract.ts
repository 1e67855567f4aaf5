import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';

/**
 * Asked by the server of a page that shows our remotes, with a credential of the client as its bearer: a token for one user
 * of the client in a page of one origin. The page exchanges it once.
 */
export const createHostToken = defineEndpoint({
  id: 'embedding.createToken',
  method: 'POST',
  prefix: 'clients',
  path: 'embedding/tokens',
  permission: 'public',
  summary: 'Create a token for one user in a page of one origin, with a credential of the client',
  body: z.object({
    /** E-mail address of the user. */
    user: textInput(INPUT_LIMITS.name).min(1),
    /** Origin of the page, such as `https://portal.example`. */
    origin: textInput(INPUT_LIMITS.word).min(1),
  }),
  response: z.object({
    token: z.string(),
    /** Seconds for which it can be exchanged. */
    expiresIn: z.number(),
  }),
  errors: ['NOT_FOUND', 'HOST_TOKENS_UNAVAILABLE'],
});

/** Asked by the page: exchanges such a token for an identity token, with which it calls the API as the user. */
export const createHostSession = defineEndpoint({
  id: 'embedding.createSession',
  method: 'POST',
  prefix: 'clients',
  path: 'embedding/sessions',
  permission: 'public',
  summary: 'Exchange a token of the server of a page for an identity token',
  body: z.object({ token: textInput(INPUT_LIMITS.word).min(1) }),
  response: z.object({
    idToken: z.string(),
    /** Seconds for which it is accepted. */
    expiresIn: z.number(),
  }),
  errors: ['HOST_TOKENS_UNAVAILABLE'],
});
