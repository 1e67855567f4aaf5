import { lstat, readFile } from 'node:fs/promises';

import type { ExtractionJob } from '../contract/job.ts';
import type { ExtractionLimits } from '../contract/limits.ts';
import { outcomeModel, type ExtractionOutcome } from '../contract/outcome.ts';
import type { ExtractionResult } from '../contract/result.ts';
import { attachmentPath } from '../input/keep-besides.ts';

const MEBIBYTE = 1024 * 1024;
/** The outcome of a report of 2,000 pages takes a few mebibytes. */
const MAX_OUTCOME_BYTES = 128 * MEBIBYTE;
/** Of the graph, the annotations or the rendition. */
const MAX_FILE_BYTES = 2048 * MEBIBYTE;

/** The answer of the process cannot be used: it is too large, has another shape, or names files that are not its own. */
export class InvalidOutcomeError extends Error {
  override readonly name = 'InvalidOutcomeError';
}

/** The size of a regular file; a link would lead to a file that the process may not read. @throws InvalidOutcomeError */
async function sizeOf(path: string, what: string, maxBytes: number): Promise<number> {
  const file = await lstat(path).catch((cause: unknown) => {
    throw new InvalidOutcomeError(`The extractor has not written ${what}.`, { cause });
  });
  if (!file.isFile()) throw new InvalidOutcomeError(`The extractor's ${what} is not a regular file.`);
  if (file.size > maxBytes) throw new InvalidOutcomeError(`The extractor's ${what} is too large.`);
  return file.size;
}

function parse(json: string): ExtractionOutcome {
  let answer: unknown;
  try {
    answer = JSON.parse(json);
  } catch (cause) {
    throw new InvalidOutcomeError("The extractor's answer is not JSON.", { cause });
  }
  const { data, error } = outcomeModel.safeParse(answer);
  if (data !== undefined) return data;
  const place = error?.issues[0]?.path.join('.') ?? '';
  throw new InvalidOutcomeError(`The extractor's answer has an unexpected shape at "${place}".`, {
    cause: error,
  });
}

/** @throws InvalidOutcomeError for files that the job did not ask for, are no regular files or are too large */
async function checkFiles(
  job: ExtractionJob,
  { rendition, attachments = [] }: ExtractionResult,
  limits: Pick<ExtractionLimits, 'maxBytes'>,
): Promise<void> {
  if (job.graphPath !== undefined) await sizeOf(job.graphPath, 'graph', MAX_FILE_BYTES);
  if (job.annotationsPath !== undefined) await sizeOf(job.annotationsPath, 'annotations', MAX_FILE_BYTES);
  if (rendition === true && job.renditionPath !== undefined)
    await sizeOf(job.renditionPath, 'rendition', MAX_FILE_BYTES);
  let bytes = 0;
  for (const [order, { path }] of attachments.entries()) {
    // The path is ours to choose: what the process says is only compared with it.
    if (job.attachmentsFolder === undefined || path !== attachmentPath(job.attachmentsFolder, order))
      throw new InvalidOutcomeError('The extractor names a file outside its folder as an attachment.');
    bytes += await sizeOf(path, 'attachment', limits.maxBytes);
  }
  if (bytes > limits.maxBytes) throw new InvalidOutcomeError("The extractor's attachments are too large.");
}

/** @throws InvalidOutcomeError for a value that is said to come from a lesson that the job does not have */
function checkLessons(job: ExtractionJob, { metrics, rows }: ExtractionResult): void {
  const lessons = new Set(job.lessons?.map(({ id }) => id));
  const cells = [...metrics, ...rows.flatMap((row) => row.cells)];
  for (const { candidates } of cells) {
    for (const { origin } of candidates) {
      if (origin?.kind === 'learned' && !lessons.has(origin.lesson))
        throw new InvalidOutcomeError('The extractor names a lesson that it was not given.');
    }
  }
}

/**
 * Reads the outcome that the process has written. The process handles files of strangers, so nothing it says is trusted:
 * shape, sizes, paths and lessons are checked.
 * @throws InvalidOutcomeError
 */
export async function readOutcome(
  path: string,
  job: ExtractionJob,
  limits: Pick<ExtractionLimits, 'maxBytes'>,
): Promise<ExtractionOutcome> {
  await sizeOf(path, 'answer', MAX_OUTCOME_BYTES);
  const outcome = parse(await readFile(path, 'utf8'));
  if (!outcome.ok) {
    if (outcome.failure.stage === 'EXT_FAILED_DUPLICATE')
      throw new InvalidOutcomeError('The extractor names a failure that only the server can know.');
    return outcome;
  }
  if (outcome.result.awaitsModel === true && job.model?.proposals !== null)
    throw new InvalidOutcomeError('The extractor awaits a model that it was not given.');
  checkLessons(job, outcome.result);
  await checkFiles(job, outcome.result, limits);
  return outcome;
}
