import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { doneResponse } from '../wire.ts';

/** How documents of the client are confirmed, and who sees whose figures. */
const reviewSettings = z.object({
  /** Confirming takes the approval of a second person. */
  requiresApproval: z.boolean(),
  /** Figures of single reviewers are for those who may update users; others see the sums of all. */
  hidesReviewerFigures: z.boolean(),
});

/** The settings of the review as they are shown. */
const shownSettings = reviewSettings.extend({
  /** The language model that reads the client's papers, and the host that it is at; null where none does. Set by an operator. */
  modelProposals: z.object({ model: z.string(), host: z.string() }).nullish(),
});

export type ReviewSettings = z.output<typeof shownSettings>;

/** The settings of the review. An additive call: GET settings answers the listed keys. */
export const getReviewSettings = defineEndpoint({
  id: 'settings.getReview',
  method: 'GET',
  prefix: 'clients',
  path: 'settings/review',
  permission: 'signedIn',
  summary: 'The settings of the review',
  response: shownSettings,
});

/** Changes settings of the review; what is left out stays as it is. */
export const updateReviewSettings = defineEndpoint({
  id: 'settings.updateReview',
  method: 'PATCH',
  prefix: 'clients',
  path: 'settings/review',
  permission: 'settings.updateReview',
  summary: 'Change the settings of the review',
  body: reviewSettings.partial(),
  response: doneResponse,
});
