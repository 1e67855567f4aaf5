import { createHash } from 'node:crypto';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { JobLog } from '../../jobs/job-queue.ts';
import type { AskedModel, ExtractionResult } from '../../pipeline/index.ts';
import type { AssignedGroup, AssignedSchema } from '../schemas/index.ts';
import {
  askModel,
  CHAT_LIMITS,
  type ChatLimits,
  type ChatMessage,
  type GenerativeModel,
  type ModelAnswer,
} from './chat-completions.ts';
import { readDocumentPages } from './document-text.ts';
import { readAnswers } from './grounded-answers.ts';
import {
  findModelAnswer,
  findModelProposals,
  insertQuestion,
  updateAnswer,
  updateProposed,
  type AskedRun,
  type ModelQuestion,
} from './model-answers.repository.ts';
import { readProposals, writeProposalPrompt } from './proposal-prompt.ts';

export interface ModelProposalsOptions {
  readonly kysely: DatabaseClient;
  /** The model of the installation; absent where none is configured. */
  readonly model: GenerativeModel | undefined;
  readonly log: JobLog;
  readonly limits?: ChatLimits;
}

/** Longest time for all tries of a document. */
const MAX_MILLISECONDS = 180_000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The pages of the document among those of its file: another document of it is asked about for itself. */
function isOwnPage({ contents }: ExtractionResult): (page: number) => boolean {
  const own = contents?.parts.find(({ isSource }) => isSource);
  return (page) => own === undefined || (page >= own.fromPage && page <= own.toPage);
}

/** Lets a model read documents of clients that want it, before values are chosen. */
export class ModelProposals {
  readonly #options: ModelProposalsOptions;

  constructor(options: ModelProposalsOptions) {
    this.#options = options;
  }

  /**
   * The model that has a say in the document of a run: with its answer where it was asked, without one where the client
   * wants it asked; undefined otherwise. A model that failed has proposed nothing.
   */
  async modelOf(run: AskedRun, groups: readonly AssignedGroup[]): Promise<AskedModel | undefined> {
    const { kysely, model } = this.#options;
    const asked = await findModelAnswer(kysely, run.id);
    if (asked !== undefined) {
      const { model: name, answer, failure } = asked;
      return { name, proposals: answer === null || failure !== null ? [] : readProposals(answer, groups) };
    }
    return model !== undefined && (await findModelProposals(kysely, run.clientId))
      ? { name: model.name, proposals: null }
      : undefined;
  }

  /** The question about a document whose result awaits a model. */
  async questionAbout(
    model: string,
    {
      schema,
      result,
      graphPath,
    }: {
      readonly schema: Pick<AssignedSchema, 'groups'>;
      readonly result: ExtractionResult;
      readonly graphPath: string;
    },
  ): Promise<ModelQuestion> {
    const isOwn = isOwnPage(result);
    try {
      const pages = (await readDocumentPages(graphPath)).filter(({ number }) => isOwn(number));
      const question = JSON.stringify(writeProposalPrompt(schema.groups, pages));
      const hash = createHash('sha256').update(question).digest('hex');
      return { model, question, hash, failure: null };
    } catch (error) {
      return { model, question: '', hash: '', failure: reasonOf(error) };
    }
  }

  /** Stores the question of a run. @returns whether the model has still to be asked it */
  store(transaction: DatabaseTransaction, run: AskedRun, question: ModelQuestion): Promise<boolean> {
    return insertQuestion(transaction, run, question);
  }

  /**
   * Asks the question of a run, and stores the answer or why there is none. A client that has changed its mind since is not
   * asked about.
   * @param signal aborted when the job is lost or the process stops
   */
  async ask(runId: string, signal: AbortSignal): Promise<void> {
    const { kysely, log } = this.#options;
    const asked = await findModelAnswer(kysely, runId);
    if (asked === undefined || asked.answer !== null || asked.failure !== null) return;
    const begun = performance.now();
    let answer: ModelAnswer | null = null;
    let failure: string | null = null;
    try {
      const model = await this.#modelFor(asked);
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(MAX_MILLISECONDS)]);
      const messages = JSON.parse(asked.question) as readonly ChatMessage[]; // as `questionAbout` wrote it
      answer = await askModel(model, messages, inTime, this.#options.limits ?? CHAT_LIMITS);
      readAnswers(answer.text);
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, runId }, 'the model did not answer');
      failure = reasonOf(error);
    }
    await updateAnswer(kysely, runId, { answer, failure, milliseconds: performance.now() - begun });
  }

  /** @throws Error where the client no longer wants the model asked, or the installation has another one */
  async #modelFor({
    client_id: clientId,
    model: name,
  }: {
    client_id: string;
    model: string;
  }): Promise<GenerativeModel> {
    const { kysely, model } = this.#options;
    if (model?.name !== name) throw new Error('the installation no longer has this model');
    if (!(await findModelProposals(kysely, clientId)))
      throw new Error('the client no longer wants a model asked');
    return model;
  }
}

/** Keeps how many proposals the answer in a run held, and how many of them were refused. */
export async function recordProposals(
  transaction: DatabaseTransaction,
  runId: string,
  { proposers }: ExtractionResult,
): Promise<void> {
  // The model is the last that is asked.
  const report = proposers.at(-1);
  if (report !== undefined) await updateProposed(transaction, runId, report);
}
