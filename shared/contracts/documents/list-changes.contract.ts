import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';

/** A place in the log of changes: what comes after it is not known yet. */
const position = z.string().regex(/^\d{1,20}\.\d{1,19}$/);

/** A document that changed, with the stages before and after; null before it was created and after it was deleted. No values. */
const documentChange = z.object({
  kind: z.literal('document'),
  id: z.string(),
  /** Rises with every change to the values of the document. */
  revision: z.number().int(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Whether the caller uploaded it. */
  isOwn: z.boolean(),
});

const listChanges = z.object({
  /** Where to go on. */
  position,
  /** False where changes after the given position are not in the log any more: everything has to be loaded again. */
  isComplete: z.boolean(),
  changes: z.array(documentChange),
});
export type ListChanges = z.output<typeof listChanges>;

/**
 * What changed in the caller's lists after a position, or in the last seconds. With `accept: text/event-stream` the response
 * stays open for a while and is a stream of such objects, the first one at once; else it is one object, for those who poll.
 */
export const readListChanges = defineEndpoint({
  id: 'listChanges.read',
  method: 'GET',
  prefix: 'clients',
  path: 'changes',
  permission: 'documents.view',
  summary: 'Changes of lists',
  query: z.object({ after: position.optional() }),
  response: listChanges,
});
