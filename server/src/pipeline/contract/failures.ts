import { inspect } from 'node:util';

import { FAILURE_REASONS, type FailureReason } from '@assay/shared/domain';
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
  /** Why, where a user has to do something else than the stage says. */
  reason: z.enum(FAILURE_REASONS).optional(),
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
  readonly reason: FailureReason | undefined;

  constructor(stage: FailureStage, detail: string, reason?: FailureReason) {
    super(detail);
    this.name = 'PipelineError';
    this.stage = stage;
    this.reason = reason;
  }
}

/** The failure value of anything thrown: an error that the pipeline does not know is EXT_FAILED, with its stack and causes. */
export function toFailure(error: unknown): ExtractionFailure {
  if (error instanceof PipelineError) {
    const { stage, message: detail, reason } = error;
    return { stage, detail, ...(reason === undefined ? {} : { reason }) };
  }
  const detail = error instanceof Error ? error.message : String(error);
  return { stage: 'EXT_FAILED', detail, trace: inspect(error) };
}
