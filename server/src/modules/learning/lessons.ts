import { AppError, canActOnDocuments } from '@assay/shared/domain';
import type { Database, RowsTransaction } from '../../database/database.ts';
import type { LearningQueue } from '../../jobs/learning-queue.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ConfirmedDocument } from './lecture.ts';
import { insertLearningAudit, setLessonStates, writeVersion } from './repository.ts';

type Person = Pick<Actor, 'userId' | 'name' | 'clientId'>;

/** A document, and the lessons that its present values teach. */
interface TaughtBy {
  readonly document: ConfirmedDocument;
  readonly reviewer: Pick<Actor, 'userId' | 'name'>;
  readonly taught: readonly string[];
}

/** Takes lessons out of force, with a version of each layout that loses one and an audit row each. */
async function removeLessons(
  transaction: RowsTransaction,
  person: Person,
  lessons: readonly { readonly id: string; readonly layout_id: string; readonly state: string }[],
  detail: string,
): Promise<void> {
  await setLessonStates(
    transaction,
    lessons.map(({ id }) => id),
    'removed',
  );
  const changed = lessons.filter(({ state }) => state === 'active').map(({ layout_id: layout }) => layout);
  for (const layoutId of new Set(changed)) await writeVersion(transaction, layoutId);
  await insertLearningAudit(
    transaction,
    lessons.map(({ id }) => ({
      client_id: person.clientId,
      lesson_id: id,
      user_id: person.userId,
      user_name: person.name,
      action: 'removed' as const,
      detail,
    })),
  );
}

/** Queues a document that was just confirmed, when who confirmed it is trusted to teach [PERM-011, AMB-085]. */
export async function learnFromConfirmed(
  queue: LearningQueue,
  transaction: RowsTransaction,
  actor: Actor,
  documentId: string,
): Promise<void> {
  if (!canActOnDocuments(actor.permissions, 'train')) return;
  const { clientId, userId, name } = actor;
  await queue.learn(transaction, { clientId, documentId, reviewer: { userId, name } });
}

/**
 * Takes back what documents taught: a lesson that no other correction speaks for goes out of force. What was refused
 * for the sake of these documents is tried again.
 */
export async function takeBackLessons(
  { transaction, queue }: { readonly transaction: RowsTransaction; readonly queue: LearningQueue },
  actor: Person,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  await retryRefused(queue, transaction, actor.clientId, documentIds);
  const spoken = await transaction
    .deleteFrom('learned_lesson_documents')
    .where('document_request_id', 'in', [...documentIds])
    .where('lesson_id', 'in', (eb) =>
      eb.selectFrom('learned_lessons').select('learned_lessons.id').where('client_id', '=', actor.clientId),
    )
    .returning('lesson_id')
    .execute();
  const ids = spoken.map(({ lesson_id: id }) => id);
  await removeOrphans(transaction, actor, ids, 'the document that taught it is not confirmed any more');
}

/** Queues the documents that speak for lessons which the replay refused because of some documents. */
async function retryRefused(
  queue: LearningQueue,
  transaction: RowsTransaction,
  clientId: string,
  documentIds: readonly string[],
): Promise<void> {
  const refused = await transaction
    .selectFrom('learned_lessons as lesson')
    .innerJoin('learned_lesson_documents as spoken', 'spoken.lesson_id', 'lesson.id')
    .innerJoin('document_requests as refusing', 'refusing.file_name', 'lesson.rejected_document')
    .select(['spoken.document_request_id', 'spoken.user_id', 'spoken.user_name'])
    .distinctOn('spoken.document_request_id')
    .where('lesson.client_id', '=', clientId)
    .where('lesson.state', '=', 'rejected')
    .where('refusing.client_id', '=', clientId)
    .where('refusing.id', 'in', [...documentIds])
    .where('spoken.document_request_id', 'not in', [...documentIds])
    .where('spoken.kind', '=', 'corrected')
    .execute();
  for (const { document_request_id: documentId, user_id: userId, user_name: name } of refused)
    await queue.learn(transaction, { clientId, documentId, reviewer: { userId, name } });
}

/** Takes lessons out of force that no correction speaks for any more. */
async function removeOrphans(
  transaction: RowsTransaction,
  person: Person,
  ids: readonly string[],
  detail: string,
): Promise<void> {
  if (ids.length === 0) return;
  const orphans = await transaction
    .selectFrom('learned_lessons as lesson')
    .select(['lesson.id', 'lesson.layout_id', 'lesson.state'])
    .where('lesson.id', 'in', [...ids])
    .where('lesson.state', '!=', 'removed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('learned_lesson_documents as document')
            .select('document.lesson_id')
            .whereRef('document.lesson_id', '=', 'lesson.id')
            .where('document.kind', '=', 'corrected'),
        ),
      ),
    )
    .forUpdate()
    .execute();
  await removeLessons(transaction, person, orphans, detail);
}

/** Takes back what a document taught and does not say any more; what it accepts of lessons stays. */
export async function dropUntaught(
  transaction: RowsTransaction,
  { document, reviewer, taught }: TaughtBy,
): Promise<void> {
  const accepted = document.values.flatMap(({ lessonId }) => (lessonId === null ? [] : [lessonId]));
  const spoken = await transaction
    .selectFrom('learned_lesson_documents')
    .select('lesson_id')
    .where('document_request_id', '=', document.id)
    .where('kind', '=', 'corrected')
    .execute();
  const said = [...taught, ...accepted];
  const untaught = spoken.flatMap(({ lesson_id: id }) => (said.includes(id) ? [] : [id]));
  if (untaught.length === 0) return;
  await transaction
    .deleteFrom('learned_lesson_documents')
    .where('document_request_id', '=', document.id)
    .where('lesson_id', 'in', untaught)
    .execute();
  const person = { ...reviewer, clientId: document.clientId };
  await removeOrphans(transaction, person, untaught, 'the document that taught it does not say so any more');
}

/** Removes one lesson of the client; removing it again is no error. @throws AppError NOT_FOUND. */
export async function removeLesson(database: Database, actor: Actor, id: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const lesson = await transaction
      .selectFrom('learned_lessons')
      .select(['id', 'layout_id', 'state'])
      .where('id', '=', id)
      .where('client_id', '=', actor.clientId)
      .forUpdate()
      .executeTakeFirst();
    if (lesson === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    if (lesson.state !== 'removed')
      await removeLessons(transaction, actor, [lesson], 'removed by a reviewer');
  });
}
