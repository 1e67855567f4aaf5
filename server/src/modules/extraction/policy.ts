import { createHash } from 'node:crypto';
import type { Stage } from '@assay/shared/domain';
import type { ExtractionOutcome, ExtractionResult } from '../../pipeline/index.ts';
import type { AssignedSchema } from '../schemas/index.ts';

/** Below this confidence the best value of a required metric is doubtful enough for manual QA (AMB-049). */
const LOW_CONFIDENCE = 0.5;

/** The stage of a document with a result: manual QA where the client holds back doubtful results. */
export function stageOfResult(
  schema: AssignedSchema,
  result: ExtractionResult,
  { holdsLowConfidence }: { readonly holdsLowConfidence: boolean },
): Stage {
  return holdsLowConfidence && isDoubtful(schema, result) ? 'EXT_MANUAL_QA' : 'EXT_DONE';
}

/** Possible results of a draw: 32 bits of the hash. */
const DRAWS = 2 ** 32;

/** Whether a document without a doubt is drawn for Manual QA: by the hash of its id, so that anybody can repeat the draw. */
export function isSampled(documentId: string, percent: number): boolean {
  const drawn = createHash('sha256').update(documentId).digest().readUInt32BE();
  return (drawn / DRAWS) * 100 < percent;
}

function isDoubtful(schema: AssignedSchema, result: ExtractionResult): boolean {
  const required = schema.groups.flatMap(({ metrics }) => metrics).filter(({ isRequired }) => isRequired);
  return required.some(({ fin }) => {
    const best = result.metrics.find((metric) => metric.fin === fin)?.candidates[0];
    return best !== undefined && best.confidence < LOW_CONFIDENCE;
  });
}

/**
 * A document's file before it is read. A file that is not the one that was uploaded is damaged (AMB-131). A file that
 * the client has already, in a document that has not failed itself, is a duplicate (AMB-051).
 */
export type FileStatus = 'original' | 'duplicate' | 'damaged';

/** The outcome for files that are not read. */
export const UNREAD_OUTCOMES: Readonly<Record<Exclude<FileStatus, 'original'>, ExtractionOutcome>> = {
  duplicate: {
    ok: false,
    failure: { stage: 'EXT_FAILED_DUPLICATE', detail: 'another document of the client has the same bytes' },
  },
  damaged: {
    ok: false,
    failure: { stage: 'EXT_FAILED', detail: 'the stored file is not the one that was uploaded' },
  },
};
