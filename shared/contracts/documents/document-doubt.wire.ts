import { DOCUMENT_DOUBT_KINDS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';

const fraction = z.number().min(0).max(1);

/** A reason to look at a document, or at some of its values, that lies in the document itself. */
export const documentDoubtWire = z.object({
  kind: z.enum(DOCUMENT_DOUBT_KINDS),
  /** `note`: shown in the document's information, nothing needs review for it. */
  severity: z.enum(['doubt', 'note']),
  page: z.int().positive(),
  /** Where it is seen, in fractions of the page; null for the whole page. */
  box: z.object({ x: fraction, y: fraction, w: fraction, h: fraction }).nullable(),
  /** The words that it is about; empty where it is about none. */
  text: z.string(),
  /** The metrics whose values are in doubt; null for all values of the document. */
  fins: z.array(z.string()).nullable(),
});
