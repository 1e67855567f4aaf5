import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { LearningRequest } from './learning-queue.ts';
import type { Reviewer } from './lesson.repository.ts';

/** A document that speaks of lessons: they were derived from it, or its reviewer accepted what they proposed, or replaced it. */
export interface Support {
  readonly documentId: string;
  readonly fileName: string;
  readonly reviewer: Reviewer;
  readonly kind: 'corrected' | 'accepted' | 'contradicted';
}

/** Adds a document to those that speak of the lessons. One that a lesson was derived from stays so; else its last word counts. */
export async function insertSupport(
  kysely: DatabaseClient,
  lessonIds: readonly string[],
  { documentId, fileName, reviewer, kind }: Support,
): Promise<void> {
  if (lessonIds.length === 0) return;
  await kysely
    .insertInto('learned_lesson_documents')
    .values(
      lessonIds.map((lessonId) => ({
        lesson_id: lessonId,
        document_request_id: documentId,
        kind,
        file_name: fileName,
        user_id: reviewer.userId,
        user_name: reviewer.name,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['lesson_id', 'document_request_id'])
        .doUpdateSet(({ ref }) => ({ kind: ref('excluded.kind'), added_at: ref('excluded.added_at') }))
        .where('learned_lesson_documents.kind', 'not in', ['corrected', kind]),
    )
    .execute();
}

/** The states of the lessons that were derived from a document of the client. */
export async function findDerivedStates(kysely: DatabaseClient, clientId: string, documentId: string) {
  const rows = await kysely
    .selectFrom('learned_lesson_documents as document')
    .innerJoin('learned_lessons as lesson', 'lesson.id', 'document.lesson_id')
    .select('lesson.state')
    .where('lesson.client_id', '=', clientId)
    .where('document.document_request_id', '=', documentId)
    .where('document.kind', '=', 'corrected')
    .execute();
  return rows.map(({ state }) => state);
}

/** What the documents that speak of a lesson say of it, the newest first. */
export async function findSpeaking(kysely: DatabaseClient, lessonId: string) {
  return kysely
    .selectFrom('learned_lesson_documents')
    .select(['kind', 'document_request_id'])
    .where('lesson_id', '=', lessonId)
    .orderBy('added_at', 'desc')
    .orderBy('document_request_id')
    .execute();
}

/** Forgets the documents that contradict a lesson. */
export async function deleteContradictions(
  transaction: DatabaseTransaction,
  lessonId: string,
): Promise<void> {
  await transaction
    .deleteFrom('learned_lesson_documents')
    .where('lesson_id', '=', lessonId)
    .where('kind', '=', 'contradicted')
    .execute();
}

/** Those of the lessons that the client has. */
export async function findOwnLessons(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('learned_lessons')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

/** The lessons that were derived from a document. */
export async function findDerivedFrom(kysely: DatabaseClient, documentId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('learned_lesson_documents')
    .select('lesson_id')
    .where('document_request_id', '=', documentId)
    .where('kind', '=', 'corrected')
    .execute();
  return rows.map(({ lesson_id: id }) => id);
}

/** Ends the support of a document for some lessons. */
export async function deleteSupportFor(
  transaction: DatabaseTransaction,
  documentId: string,
  lessonIds: readonly string[],
): Promise<void> {
  if (lessonIds.length === 0) return;
  await transaction
    .deleteFrom('learned_lesson_documents')
    .where('document_request_id', '=', documentId)
    .where('lesson_id', 'in', [...lessonIds])
    .execute();
}

/** Ends all support of documents for lessons of the client. @returns these lessons */
export async function deleteSupport(
  transaction: DatabaseTransaction,
  clientId: string,
  documentIds: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('learned_lesson_documents')
    .where('document_request_id', 'in', [...documentIds])
    .where('lesson_id', 'in', (eb) =>
      eb.selectFrom('learned_lessons').select('learned_lessons.id').where('client_id', '=', clientId),
    )
    .returning('lesson_id')
    .execute();
  return rows.map(({ lesson_id: id }) => id);
}

/** The other documents from which lessons were derived that the replay refused because of one of these documents. */
export async function findRefusedBecauseOf(
  kysely: DatabaseClient,
  clientId: string,
  documentIds: readonly string[],
): Promise<LearningRequest[]> {
  const rows = await kysely
    .selectFrom('learned_lessons as lesson')
    .innerJoin('learned_lesson_documents as support', 'support.lesson_id', 'lesson.id')
    .select(['support.document_request_id', 'support.user_id', 'support.user_name'])
    .distinctOn('support.document_request_id')
    .where('lesson.client_id', '=', clientId)
    .where('lesson.state', '=', 'rejected')
    .where('lesson.rejected_document_id', 'in', [...documentIds])
    .where('support.document_request_id', 'not in', [...documentIds])
    .where('support.kind', '=', 'corrected')
    .execute();
  return rows.map(({ document_request_id: documentId, user_id: userId, user_name: name }) => ({
    clientId,
    documentId,
    reviewer: { userId, name },
  }));
}
