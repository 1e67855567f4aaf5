import type { ExtractionJob, PipelineSchema } from '../contract/job.ts';
import type { ExtractionOutcome, ExtractionStage } from '../contract/outcome.ts';
import { toFailure } from '../contract/failures.ts';
import type { ExtractionLimits } from '../contract/limits.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';
import type { QueryListener } from '../decide/metric-query.ts';
import type { Proposer } from '../contract/proposer.ts';
import { memoizeText } from '../memoize.ts';
import type { PassRunner } from '../contract/pass.ts';
import { ALL_PASSES } from '../contract/pass.ts';
import type { Ocr } from '../ocr/ocr.ts';
import { runStages } from './run-stages.ts';

const MAX_SCHEMAS = 32;

/** How a run reports and what it may cost. */
export interface RunOptions {
  onStage?: (stage: ExtractionStage) => void;
  /** Told before a page is read, which may be the last that is heard of this process. */
  onPage?: (number: number) => void;
  /** Numbers of pages that are not to be read. */
  pagesLeftOut?: readonly number[];
  /** Told before a page is taken from its picture, which takes seconds. */
  onOcrPage?: () => void;
  signal?: AbortSignal;
  limits?: Partial<ExtractionLimits>;
  /** Plug-ins that propose values; none by default. */
  proposers?: readonly Proposer[];
  /** Told how values were chosen. */
  listener?: QueryListener;
  /** Reads pictures; the reader of this process by default. */
  ocr?: Ocr;
  /** Runs the passes; all of them by default. */
  passes?: PassRunner;
}

/**
 * Every document brings its client's schemas along anew. The same schema becomes the same object again, and what was
 * made of it for the document before is still at hand.
 */
const sameSchema = memoizeText((text): PipelineSchema => JSON.parse(text) as PipelineSchema, MAX_SCHEMAS);

/**
 * Extracts one document in this process. Never throws: what goes wrong is a failure value. Time and memory of the
 * process are not limited here; untrusted files belong into `createExtractorProcess`.
 */
export async function runExtraction(
  job: ExtractionJob,
  options: RunOptions = {},
): Promise<ExtractionOutcome> {
  const schemas = job.schemas.map((schema) => sameSchema(JSON.stringify(schema)));
  const context = {
    job: { ...job, schemas },
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    signal: options.signal ?? new AbortController().signal,
    onPage: options.onPage,
    pagesLeftOut: options.pagesLeftOut,
    onOcrPage: options.onOcrPage,
    proposers: options.proposers ?? [],
    listener: options.listener,
    ...(options.ocr === undefined ? {} : { ocr: options.ocr }),
    passes: options.passes ?? ALL_PASSES,
  };
  try {
    const result = await runStages(context, options.onStage ?? (() => undefined));
    return { ok: true, result };
  } catch (error) {
    return { ok: false, failure: toFailure(error) };
  }
}
