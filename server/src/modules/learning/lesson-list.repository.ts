import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';
import type { LessonState } from '../../database/column-types.ts';
import { readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import { containsPattern } from '../../platform/search.ts';

/** Which lessons of a client a list holds; filters combine with AND. */
export interface LessonFilter {
  readonly clientId: string;
  /** Part of the sender, the label or the metric's name. */
  readonly search?: string | undefined;
  readonly states?: readonly LessonState[] | undefined;
}

export interface LessonPage {
  readonly offset: number;
  readonly limit: number;
  readonly orderBy: string | undefined;
}

export type ListedLessonRow = Awaited<ReturnType<typeof findLessons>>[number];
export type LessonDocumentRow = Awaited<ReturnType<typeof findLessonDocuments>>[number];

const ORDER: ListOrder<'sender' | 'metric' | 'label' | 'reviewer' | 'learnedAt' | 'state'> = {
  columns: {
    sender: { expression: 'lower(layout.sender) collate "C"' },
    metric: { expression: 'lower(coalesce(identifier.name, lesson.fin)) collate "C"' },
    label: { expression: 'lower(lesson.label) collate "C"' },
    reviewer: { expression: 'lower(lesson.taught_by) collate "C"' },
    learnedAt: { expression: 'lesson.taught_at' },
    state: { expression: 'lesson.state' },
  },
  defaultOrder: { column: 'learnedAt', direction: 'desc' },
  tieBreaker: 'lesson.id',
};

function matchingLessons(kysely: DatabaseClient, { clientId, search = '', states }: LessonFilter) {
  return kysely
    .selectFrom('learned_lessons as lesson')
    .innerJoin('learned_layouts as layout', 'layout.id', 'lesson.layout_id')
    .leftJoin('metric_identifiers as identifier', (join) =>
      join.onRef('identifier.fin', '=', 'lesson.fin').onRef('identifier.client_id', '=', 'lesson.client_id'),
    )
    .where('lesson.client_id', '=', clientId)
    .$if(states !== undefined, (query) => query.where('lesson.state', 'in', [...(states ?? [])]))
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`plain_text(layout.sender || chr(10) || lesson.label || chr(10) || coalesce(identifier.name, lesson.fin))
          like plain_text(${containsPattern(search)})`,
      ),
    );
}

/** A page of lessons with the names of their metrics, the newest first by default. */
export async function findLessons(kysely: DatabaseClient, filter: LessonFilter, page: LessonPage) {
  return matchingLessons(kysely, filter)
    .leftJoin('metric_identifiers as rejected', (join) =>
      join
        .onRef('rejected.fin', '=', 'lesson.rejected_fin')
        .onRef('rejected.client_id', '=', 'lesson.client_id'),
    )
    .select(['lesson.id', 'lesson.fin', 'lesson.label', 'lesson.state', 'lesson.evidence'])
    .select(['lesson.taught_by', 'lesson.taught_at', 'lesson.rejected_fin', 'lesson.rejected_document'])
    .select(['layout.sender', 'layout.document_type_id'])
    .select(['identifier.name as metric', 'rejected.name as rejected_metric'])
    .orderBy(readOrderBy(page.orderBy, ORDER))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countLessons(kysely: DatabaseClient, filter: LessonFilter): Promise<number> {
  const { count } = await matchingLessons(kysely, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The documents that support each of the lessons, in the order in which they came. */
export async function findLessonDocuments(kysely: DatabaseClient, lessonIds: readonly string[]) {
  if (lessonIds.length === 0) return [];
  return kysely
    .selectFrom('learned_lesson_documents')
    .select(['lesson_id', 'document_request_id', 'file_name', 'kind'])
    .where('lesson_id', 'in', [...lessonIds])
    .orderBy('added_at')
    .orderBy('document_request_id')
    .execute();
}
