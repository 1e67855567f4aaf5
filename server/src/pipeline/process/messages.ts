import { z } from 'zod';

import type { ExtractionJob } from '../contract/job.ts';
import { extractionStageModel } from '../contract/outcome.ts';
import type { ExtractionLimits } from '../contract/limits.ts';

/** Parent to child: extract this document and write the outcome to the file. */
export interface ExtractRequest {
  id: number;
  job: ExtractionJob;
  /** The request for which it is read, where the child is to log the document. */
  requestId?: string | undefined;
  /** The span in which it is read. */
  trace?: { readonly traceId: string; readonly spanId: string } | undefined;
  limits: ExtractionLimits;
  /** Numbers of pages that are not read: each has kept a child before this one busy for too long. */
  pagesLeftOut: readonly number[];
  /** Names of optional passes that are left out. */
  withoutPasses: readonly string[];
  /** Modules of the plug-ins that propose values. */
  proposerPaths: readonly string[];
  /** The outcome may be larger than a channel carries well, so it travels as a file. */
  outcomePath: string;
}

/** Child to parent: how far a document is. */
export const childMessageModel = z.discriminatedUnion('kind', [
  /** It has loaded everything and waits for its first document. */
  z.object({ kind: z.literal('ready'), id: z.literal(0) }),
  z.object({
    kind: z.literal('stage'),
    id: z.number(),
    stage: extractionStageModel,
  }),
  z.object({ kind: z.literal('page'), id: z.number(), page: z.number() }),
  z.object({ kind: z.literal('ocr'), id: z.number() }),
  z.object({ kind: z.literal('memory'), id: z.number(), residentBytes: z.number() }),
  z.object({ kind: z.literal('done'), id: z.number(), residentBytes: z.number() }),
]);
export type ChildMessage = z.infer<typeof childMessageModel>;
