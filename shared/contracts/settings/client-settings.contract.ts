import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { doneAnswer } from '../wire.ts';

/** How documents of the client are confirmed. An additive call: GET settings answers the listed keys. */
export const getReviewSettings = defineEndpoint({
  id: 'settings.getReview',
  method: 'GET',
  prefix: 'clients',
  path: 'settings/review',
  permission: 'signedIn',
  summary: 'How documents of the client are confirmed',
  response: z.object({
    /** Confirming takes the approval of a second person. */
    requiresApproval: z.boolean(),
  }),
});

/** Changes how documents of the client are confirmed. */
export const updateReviewSettings = defineEndpoint({
  id: 'settings.updateReview',
  method: 'PATCH',
  prefix: 'clients',
  path: 'settings/review',
  permission: 'CAN_UPDATE_USERS',
  summary: 'Change how documents of the client are confirmed',
  body: z.object({ requiresApproval: z.boolean() }),
  response: doneAnswer,
});
