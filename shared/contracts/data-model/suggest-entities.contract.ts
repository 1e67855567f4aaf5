import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';

const suggestedEntity = z.object({
  entityId: z.uuid(),
  name: z.string(),
  /** The display names of its types. */
  types: z.array(z.string()),
  /**
   * The best reason why it is suggested: the text is its name, an AKA or its client identifier, begins or is part of one of
   * its names, is similar to one, or it is related to an entity of the document.
   */
  reason: z.enum(['name', 'aka', 'identifier', 'beginning', 'part', 'similar', 'related']),
  /** The AKA that the text was compared with; null where it was the name. */
  aka: z.string().nullable(),
});

export type SuggestedEntity = z.output<typeof suggestedEntity>;

/**
 * The entities that a typed or printed name may mean, the likeliest first [AMB-069]. Entities of the type that the metric
 * stands for, and those that are related to an entity of the document, come before others that match as well.
 */
export const suggestEntities = defineEndpoint({
  id: 'entities.suggest',
  method: 'GET',
  prefix: 'clients',
  path: 'entities/suggestions',
  permission: 'signedIn',
  summary: 'Suggest entities for a name',
  query: z.object({
    name: textInput(INPUT_LIMITS.search),
    /** The metric that holds the name. */
    fin: textInput(INPUT_LIMITS.word).optional(),
    documentRequestId: idInput.optional(),
  }),
  response: z.object({ suggestions: z.array(suggestedEntity) }),
});
