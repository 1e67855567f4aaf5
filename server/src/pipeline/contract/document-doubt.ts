import { z } from 'zod';

import { DOCUMENT_DOUBT_KINDS } from '@assay/shared/domain';
import { boxShape } from './candidate.ts';

/** Longest text of a doubt, in characters. */
export const MAX_DOUBT_TEXT = 200;

/** A reason to look at a document, or at some of its values, that lies in the document itself. */
export const documentDoubtModel = z.object({
  kind: z.enum(DOCUMENT_DOUBT_KINDS),
  /** `note`: told in the document's information, nothing needs review for it. */
  severity: z.enum(['doubt', 'note']),
  page: z.int().positive(),
  /** Where it is seen; null for the whole page. */
  box: z.object(boxShape).nullable(),
  /** The words that it is about, as the document has them; empty where it is about none. */
  text: z.string().max(MAX_DOUBT_TEXT),
  /** The metrics whose values are in doubt; null for all values of the document. */
  fins: z.array(z.string()).nullable(),
});

export type DocumentDoubt = z.infer<typeof documentDoubtModel>;
