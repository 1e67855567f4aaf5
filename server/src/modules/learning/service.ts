import { AppError, DEFAULT_PAGE_SIZE } from '@assay/shared/domain';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import type { LessonState } from '../../database/column-types.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import type { Actor } from '../../plugins/actor.ts';
import { countLessons, findLessonDocuments, findLessons } from './lesson-list.repository.ts';
import { findDocumentOfMetric } from './confirmed-document.repository.ts';
import { deleteContradictions } from './lesson-document.repository.ts';
import { lockLesson, type LessonChanges, type RemovableLesson } from './lesson.repository.ts';
import { removeLessons } from './revocation.service.ts';
import { excludeSender, restoreLessons } from './suspension.service.ts';

/** The part of the list that a request asks for. */
export interface LessonQuery extends PageQuery {
  readonly orderBy?: string | undefined;
  readonly search?: string | undefined;
  readonly state?: readonly LessonState[] | undefined;
}

const PAGES = { defaultSize: DEFAULT_PAGE_SIZE, maxSize: 500 };

const changeBy = (actor: Actor, lesson: RemovableLesson, reason: string): LessonChanges => ({
  clientId: actor.clientId,
  reviewer: actor,
  lessons: [lesson],
  reason,
});

/** What the extraction has learned from a client's trusted reviewers. */
export class LessonsService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A page of the client's lessons, and the documents that support them, by lesson. */
  async list(clientId: string, { search, state, orderBy, ...page }: LessonQuery) {
    const { kysely } = this.#database;
    const filter = { clientId, search, states: state };
    const lessons = await findLessons(kysely, filter, { ...readPage(page, PAGES), orderBy });
    const documents = await findLessonDocuments(
      kysely,
      lessons.map(({ id }) => id),
    );
    return {
      lessons,
      documents: Map.groupBy(documents, ({ lesson_id: lessonId }) => lessonId),
      totalCount: await countLessons(kysely, filter),
    };
  }

  /** Removes one lesson of the client; a removed one stays removed. @throws AppError NOT_FOUND */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.#change(actor, id, async (transaction, lesson) => {
      if (lesson.state !== 'removed')
        await removeLessons(transaction, changeBy(actor, lesson, 'removed by a reviewer'));
    });
  }

  /**
   * Puts a suspended lesson of the client back in force, whatever contradicted it until now; any other stays as it is.
   * @throws AppError NOT_FOUND
   */
  async restore(actor: Actor, id: string): Promise<void> {
    await this.#change(actor, id, async (transaction, lesson) => {
      if (lesson.state !== 'suspended') return;
      await deleteContradictions(transaction, id);
      await restoreLessons(transaction, changeBy(actor, lesson, 'put back by a reviewer'));
    });
  }

  /**
   * Keeps a lesson from serving the sender of the document that has a metric; other senders keep it (AMB-142).
   * @throws AppError NOT_FOUND where the client has no such lesson or metric
   */
  async exclude(actor: Actor, id: string, metricId: string): Promise<void> {
    await this.#change(actor, id, async (transaction) => {
      const { clientId } = actor;
      const document = await findDocumentOfMetric(transaction, clientId, metricId);
      if (document === null) throw new AppError('NOT_FOUND', { identifier: metricId });
      await excludeSender(transaction, document, { clientId, reviewer: actor, lessonId: id });
    });
  }

  /** Changes one lesson of the client, which is locked meanwhile. @throws AppError NOT_FOUND */
  async #change(
    { clientId }: Actor,
    id: string,
    change: (transaction: DatabaseTransaction, lesson: RemovableLesson) => Promise<void>,
  ): Promise<void> {
    await this.#database.kysely.transaction().execute(async (transaction) => {
      const lesson = await lockLesson(transaction, clientId, id);
      if (lesson === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      await change(transaction, lesson);
    });
  }
}
