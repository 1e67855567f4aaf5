import { AppError } from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findByIds, findWithheldIds } from '../../documents/index.ts';
import {
  findColleague,
  findColleagues,
  findMetricPlace,
  findPicture,
  findQuestions,
  insertQuestion,
  lockQuestion,
  updateAnswer,
  type QuestionRow,
} from './repository.ts';

/** A question as a user asks it. */
export interface AskedQuestion {
  readonly id: string;
  readonly metricId: string;
  readonly askedToId: number;
  readonly question: string;
  /** What stands around the value on its page, as a data address. */
  readonly picture?: string | undefined;
}

/** Questions to colleagues on the values of documents. */
export class QuestionsService {
  readonly #kysely: DatabaseClient;

  constructor(database: Database) {
    this.#kysely = database.kysely;
  }

  /** The questions of a document. @throws AppError NOT_FOUND */
  async ofDocument(actor: Actor, documentId: string): Promise<readonly QuestionRow[]> {
    await this.#requireDocument(actor.clientId, documentId);
    return this.#shown(actor, await findQuestions(this.#kysely, actor.clientId, { documentId }));
  }

  /** The open questions to the caller. */
  async openTo(actor: Actor): Promise<readonly QuestionRow[]> {
    return this.#shown(actor, await findQuestions(this.#kysely, actor.clientId, { openTo: actor.userId }));
  }

  /** What stood around the value of a question; null without a picture. @throws AppError NOT_FOUND */
  async picture(actor: Actor, id: string): Promise<string | null> {
    const found = await findPicture(this.#kysely, actor.clientId, id);
    if (found === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    const withheld = await findWithheldIds(this.#kysely, actor, [found.document_request_id]);
    return withheld.has(found.metric_id) ? null : found.picture;
  }

  /** Whom the caller can ask. */
  async colleagues({ clientId, userId }: Actor): Promise<{ id: number; name: string }[]> {
    const users = await findColleagues(this.#kysely, clientId);
    return users.filter(({ id }) => id !== userId);
  }

  /** Asks a question about the value of a metric, at its present place. @throws AppError NOT_FOUND naming the field */
  async ask(actor: Actor, documentId: string, asked: AskedQuestion): Promise<void> {
    const { clientId } = actor;
    await this.#requireDocument(clientId, documentId);
    const metric = await findMetricPlace(this.#kysely, documentId, asked.metricId);
    if (metric === undefined) throw new AppError('NOT_FOUND', { identifier: 'metricId' });
    const colleague = await findColleague(this.#kysely, clientId, asked.askedToId);
    if (colleague === undefined) throw new AppError('NOT_FOUND', { identifier: 'askedToId' });
    await insertQuestion(this.#kysely, {
      id: asked.id,
      client_id: clientId,
      document_request_id: documentId,
      metric_id: metric.id,
      metric_fin: metric.fin,
      metric_label: metric.display_label,
      page: metric.page,
      x: metric.x,
      y: metric.y,
      w: metric.w,
      h: metric.h,
      question: asked.question,
      picture: asked.picture ?? null,
      asked_by_id: actor.userId,
      asked_by: actor.name,
      asked_to_id: colleague.id,
      asked_to: colleague.name,
    });
  }

  /** Answers a question; the same answer may be sent again. @throws AppError NOT_FOUND, QUESTION_ANSWERED */
  async answer(actor: Actor, id: string, text: string): Promise<void> {
    await this.#kysely.transaction().execute(async (transaction) => {
      const question = await lockQuestion(transaction, actor.clientId, id);
      if (question === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      if (question.answer === text && question.answered_by_id === actor.userId) return;
      if (question.answer !== null) throw new AppError('QUESTION_ANSWERED', { identifier: id });
      await updateAnswer(transaction, id, { text, userId: actor.userId, name: actor.name });
    });
  }

  /** Questions as the caller may see them: without the place and the picture of a value that is withheld. */
  async #shown(actor: Actor, rows: readonly QuestionRow[]): Promise<readonly QuestionRow[]> {
    const documentIds = [...new Set(rows.map(({ document_request_id: id }) => id))];
    const withheld = await findWithheldIds(this.#kysely, actor, documentIds);
    const noPlace = { page: null, x: null, y: null, w: null, h: null, has_picture: false };
    return rows.map((row) => (withheld.has(row.metric_id) ? { ...row, ...noPlace } : row));
  }

  async #requireDocument(clientId: string, id: string): Promise<void> {
    const [document] = await findByIds(this.#kysely, clientId, [id]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
  }
}
