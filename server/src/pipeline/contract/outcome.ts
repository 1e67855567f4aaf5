import { z } from 'zod';

import { failureModel } from './failures.ts';
import { resultModel } from './result.ts';

/** The stages a running extraction reports, in this order. */
export const extractionStageModel = z.enum([
  'EXT_START_PDF_TO_DOC',
  'EXT_START_DOC_TO_GRAPH',
  'EXT_START_LAYOUT_TAGGER',
  'EXT_START_METRIC_QUERY',
]);

/** The end of an extraction: a result, or the reason why there is none. */
export const outcomeModel = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: resultModel }),
  z.object({ ok: z.literal(false), failure: failureModel }),
]);

export type ExtractionStage = z.infer<typeof extractionStageModel>;

export type ExtractionOutcome = z.infer<typeof outcomeModel>;
