import { inspect } from 'node:util';

import { z } from 'zod';

/** The stage a failed document ends in; the duplicate stage is decided by the server, which knows the other documents. */
const failureStageModel = z.enum([
  'EXT_FAILED',
  'EXT_FAILED_DUPLICATE',
  'EXT_FAILED_PASSWORD',
  'EXT_FAILED_UNSUPPORTED_TYPE',
  'EXT_FAILED_INVALID_DOCUMENT',
]);

/** Why an extraction ended without a result: the stage to show, and a detail for operators (never for a user). */
export const failureModel = z.object({
  stage: failureStageModel,
  detail: z.string(),
  /** Stack and causes of an unexpected error, for the log. */
  trace: z.string().optional(),
  /** Whether the reading process ended by itself: another attempt may succeed. */
  hasDied: z.literal(true).optional(),
});

export type FailureStage = z.infer<typeof failureStageModel>;
export type ExtractionFailure = z.infer<typeof failureModel>;

/** Thrown inside the pipeline only; `runExtraction` turns it into a failure value. */
export class PipelineError extends Error {
  readonly stage: FailureStage;

  constructor(stage: FailureStage, detail: string) {
    super(detail);
    this.name = 'PipelineError';
    this.stage = stage;
  }
}

/** The failure value of anything thrown: an error that the pipeline does not know is EXT_FAILED, with its stack and causes. */
export function toFailure(error: unknown): ExtractionFailure {
  if (error instanceof PipelineError) return { stage: error.stage, detail: error.message };
  const detail = error instanceof Error ? error.message : String(error);
  return { stage: 'EXT_FAILED', detail, trace: inspect(error) };
}
