import type { ExtractionJob } from '../contract/job.ts';
import type { ExtractionStage } from '../contract/outcome.ts';
import type { ExtractionResult } from '../contract/result.ts';
import { PipelineError } from '../contract/failures.ts';
import type { ReadDocument } from './read-document.ts';
import { READING_PASSES, readDocument } from './read-document.ts';
import { DOCUMENT_TO_GRAPH } from './document-to-graph.ts';
import { LAYOUT_TAGGER } from './layout-tagger.ts';
import { METRIC_QUERY } from './metric-query-stage.ts';
import type { Stage, StageContext } from './stage.ts';
import { DOCUMENT, JOB } from './stage.ts';

/** PDF to document: words and ruled lines of every page. */
const PDF_TO_DOCUMENT: Stage<ExtractionJob, ReadDocument> = {
  name: 'pdf-to-document',
  stage: 'EXT_START_PDF_TO_DOC',
  input: JOB,
  output: DOCUMENT,
  passes: READING_PASSES,
  run: (job, context) => readDocument(job, context),
};

/** The stages in order: each takes what the one before it gives. */
export const STAGES = [PDF_TO_DOCUMENT, DOCUMENT_TO_GRAPH, LAYOUT_TAGGER, METRIC_QUERY] as const;

async function step<In, Out>(
  stage: Stage<In, Out>,
  input: In,
  context: StageContext,
  onStage: (stage: ExtractionStage) => void,
): Promise<Out> {
  context.signal.throwIfAborted();
  onStage(stage.stage);
  const output = await context.passes.run<In, Promise<Out>, StageContext>(stage, input, context);
  const fault = stage.output.findFault(output);
  if (fault !== null) throw new PipelineError('EXT_FAILED', `${stage.name}: ${fault}`);
  return output;
}

/** Runs the four stages in order. @throws PipelineError, or the reason of an abort. */
export async function runStages(
  context: StageContext,
  onStage: (stage: ExtractionStage) => void,
): Promise<ExtractionResult> {
  const [toDocument, toGraph, tagLayout, query] = STAGES;
  const read = await step(toDocument, context.job, context, onStage);
  const graphed = await step(toGraph, read, context, onStage);
  const tagged = await step(tagLayout, graphed, context, onStage);
  return { ...(await step(query, tagged, context, onStage)), ...read.file };
}
