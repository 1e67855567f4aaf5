import type { Switches } from '@assay/shared/domain';
import type { JobLog } from '../../jobs/job-queue.ts';
import type { Candidate, ExtractionResult } from '../../pipeline/index.ts';
import type { AssignedGroup, AssignedSchema } from '../schemas/index.ts';
import { askModel, CHAT_LIMITS, type ChatLimits, type GenerativeModel } from './chat-completions.ts';
import { readDocumentPages } from './document-text.ts';
import { groundAnswers, type GroundedAnswers } from './grounded-answers.ts';
import { writePrompt, type Question } from './prompt.ts';

export interface GenerativeMetricsOptions {
  readonly model: GenerativeModel;
  readonly switchesOf: (clientId: string) => Promise<Pick<Switches, 'generativeMetrics'>>;
  readonly log: JobLog;
  readonly limits?: ChatLimits;
}

/** A document that was read, and the schema of its type. */
export interface ReadDocument {
  readonly clientId: string;
  readonly schema: Pick<AssignedSchema, 'groups'>;
  readonly result: ExtractionResult;
  /** The file of its graph. */
  readonly graphPath: string;
}

/** What a model was asked, kept with the run. */
export interface GenerativeReport {
  readonly model: string;
  readonly asked: readonly string[];
  readonly answered: readonly string[];
  readonly refused: number;
  /** Why the model answered nothing; null where it did. */
  readonly failure: string | null;
}

/** A result with the answers of a model, and the report on it; null where it was not asked. */
export interface AnsweredResult {
  readonly result: ExtractionResult;
  readonly generated: GenerativeReport | null;
}

/** Questions of one call; further ones follow in another. */
const MAX_QUESTIONS = 40;
/** Longest time for all calls of a document. */
const MAX_MILLISECONDS = 180_000;
/** Candidates that a metric keeps. */
const MAX_CANDIDATES = 5;

/** A metric of a group outside of tables. */
interface AskedMetric extends Question {
  readonly groupIndex: number;
}

const hasValue = ({ candidates }: { readonly candidates: readonly Candidate[] }) =>
  (candidates[0]?.value ?? '') !== '';

/**
 * The metrics that a model is asked for: source AI Generated, and a description, which is the instruction. Where the
 * document is a source too, only those that it does not print. Rows of tables are not asked for.
 */
function metricsToAsk(
  groups: readonly AssignedGroup[],
  { metrics }: ExtractionResult,
): readonly AskedMetric[] {
  const found = new Set(metrics.filter(hasValue).map(({ fin }) => fin));
  const asked = groups.flatMap(({ isRepeatingGroup, metrics: own }, groupIndex) =>
    isRepeatingGroup
      ? []
      : own
          .filter(
            ({ fin, sources, description }) =>
              sources.includes('GENERATED') &&
              description.trim() !== '' &&
              !(sources.includes('DOCUMENT') && found.has(fin)),
          )
          .map((metric) => ({ ...metric, groupIndex })),
  );
  return [...new Map(asked.map((metric) => [metric.fin, metric])).values()];
}

/** Asks the configured model for the generative metrics of documents. */
export class GenerativeMetrics {
  readonly #options: GenerativeMetricsOptions;

  constructor(options: GenerativeMetricsOptions) {
    this.#options = options;
  }

  /**
   * Adds what the model answers to a result. Nothing leaves the machine unless the client's switch is on and a metric of
   * the schema asks for it. A model that fails leaves the result as it is.
   * @param signal aborted when the job is lost or the process stops
   */
  async addAnswers(
    { clientId, schema, result, graphPath }: ReadDocument,
    signal: AbortSignal,
  ): Promise<AnsweredResult> {
    const questions = metricsToAsk(schema.groups, result);
    const { model, switchesOf, log } = this.#options;
    if (questions.length === 0 || !(await switchesOf(clientId)).generativeMetrics)
      return { result, generated: null };
    const asked = questions.map(({ fin }) => fin);
    const report = { model: model.name, asked, answered: [], refused: 0, failure: null };
    try {
      const { values, refused } = await this.#ask(questions, graphPath, signal);
      return {
        result: withValues(result, questions, values),
        generated: { ...report, answered: [...values.keys()], refused },
      };
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, clientId }, 'the generative model did not answer');
      const failure = error instanceof Error ? error.message : String(error);
      return { result, generated: { ...report, failure } };
    }
  }

  async #ask(
    questions: readonly Question[],
    graphPath: string,
    signal: AbortSignal,
  ): Promise<GroundedAnswers> {
    const { model, limits = CHAT_LIMITS } = this.#options;
    const pages = await readDocumentPages(graphPath);
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(MAX_MILLISECONDS)]);
    const values = new Map<string, Candidate>();
    let refused = 0;
    for (let start = 0; start < questions.length; start += MAX_QUESTIONS) {
      const some = questions.slice(start, start + MAX_QUESTIONS);
      const { text } = await askModel(model, writePrompt(some, pages), inTime, limits);
      const grounded = groundAnswers(text, some, { pages, model: model.name });
      grounded.values.forEach((candidate, fin) => values.set(fin, candidate));
      refused += grounded.refused;
    }
    return { values, refused };
  }
}

/** A result with generated values as the best of their metrics. */
function withValues(
  result: ExtractionResult,
  asked: readonly AskedMetric[],
  values: ReadonlyMap<string, Candidate>,
): ExtractionResult {
  const answered = asked.flatMap(({ fin, groupIndex }) => {
    const value = values.get(fin);
    if (value === undefined) return [];
    const found = result.metrics.find((metric) => metric.fin === fin && metric.groupIndex === groupIndex);
    return [{ fin, groupIndex, candidates: [value, ...(found?.candidates ?? [])].slice(0, MAX_CANDIDATES) }];
  });
  const isAnswered = (fin: string, groupIndex: number) =>
    answered.some((metric) => metric.fin === fin && metric.groupIndex === groupIndex);
  const others = result.metrics.filter(({ fin, groupIndex }) => !isAnswered(fin, groupIndex));
  return { ...result, metrics: [...others, ...answered] };
}
