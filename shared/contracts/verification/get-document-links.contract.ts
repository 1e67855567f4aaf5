import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';

/**
 * Short-lived addresses of a document's file and annotations [API-011, AMB-055]. Where the file is no PDF, `document` shows
 * the PDF that was made of it; with a `filename` it is always the file itself, to save.
 */
export const getDocumentLinks = defineEndpoint({
  id: 'verification.links',
  method: 'GET',
  prefix: 'client',
  path: 'documentrequest/:id/document',
  permission: 'documents.view',
  summary: 'Signed addresses of the file and its annotations',
  params: z.object({ id: idInput }),
  query: z.object({
    /** Becomes the name of the download. */
    filename: textInput(INPUT_LIMITS.value).optional(),
  }),
  response: z.object({
    document: z.string(),
    annotations: z.string(),
    filename: z.string(),
    /** The file as it was uploaded, under its own name; an additive field of ours. */
    original: z.string().optional(),
  }),
  errors: ['NOT_FOUND', 'DOCUMENT_FILE_MISSING', 'DOCUMENT_FILE_DAMAGED'],
});

/** Numbers, millions of them in a long document: `z.array` would make an object for each one. */
const numbers = z.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.every((item) => typeof item === 'number'),
);

/** One box to mark and copy on a page [API-035, AMB-056]; the address in the links returns a list of them. */
export const annotationWire = z.object({
  id: z.string(),
  nodeId: z.string(),
  page: z.number().int().min(1),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  text: z.string(),
  /** Where the words of the text are: x, y, w and h of each one, in thousandths of the box; an additive field of ours. */
  words: numbers.optional(),
  /** Scanned pages: the words that were read badly, from 0; an additive field of ours. */
  unsure: numbers.optional(),
});

export type Annotation = z.output<typeof annotationWire>;
