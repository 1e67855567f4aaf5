import { AppError, DEFAULT_PAGE_SIZE } from '@assay/shared/domain';
import type { Database } from '../../database/database.ts';
import type { LessonState } from '../../database/column-types.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import type { Actor } from '../../plugins/actor.ts';
import { countLessons, findLessonDocuments, findLessons } from './lesson-list.repository.ts';
import { lockLesson } from './lesson.repository.ts';
import { removeLessons } from './revocation.service.ts';

/** The part of the list that a request asks for. */
export interface LessonQuery extends PageQuery {
  readonly orderBy?: string | undefined;
  readonly search?: string | undefined;
  readonly state?: readonly LessonState[] | undefined;
}

const PAGES = { defaultSize: DEFAULT_PAGE_SIZE, maxSize: 500 };

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
    await this.#database.kysely.transaction().execute(async (transaction) => {
      const lesson = await lockLesson(transaction, actor.clientId, id);
      if (lesson === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      if (lesson.state === 'removed') return;
      const reason = 'removed by a reviewer';
      await removeLessons(transaction, {
        clientId: actor.clientId,
        reviewer: actor,
        lessons: [lesson],
        reason,
      });
    });
  }
}
