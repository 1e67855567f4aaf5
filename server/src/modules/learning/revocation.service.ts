import type { DatabaseTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { insertLessonChanges } from './audit.repository.ts';
import type { ConfirmedDocument } from './confirmed-document.repository.ts';
import { insertVersion } from './layout.repository.ts';
import type { LearningQueue } from './learning-queue.ts';
import {
  deleteSupport,
  deleteSupportFor,
  findRefusedBecauseOf,
  findDerivedFrom,
} from './lesson-document.repository.ts';
import {
  lockSuspendedBecauseOf,
  lockUnsupported,
  setLessonStates,
  type LessonChanges,
  type Reviewer,
} from './lesson.repository.ts';
import { isTrustedReviewer } from './policy.ts';
import { restoreLessons } from './suspension.service.ts';

/** Queues a document that was just confirmed for learning, where the reviewer is trusted. */
export async function learnFromConfirmed(
  queue: LearningQueue,
  transaction: DatabaseTransaction,
  actor: Pick<Actor, 'clientId' | 'userId' | 'name' | 'permissions'>,
  documentId: string,
): Promise<void> {
  if (!isTrustedReviewer(actor)) return;
  const { clientId, userId, name } = actor;
  await queue.learn(transaction, { clientId, documentId, reviewer: { userId, name } });
}

/**
 * Revokes the lessons derived from documents, because they are no longer confirmed: a lesson that no other correction supports is
 * removed. Lessons that were refused because of these documents are tried again, those that these documents suspended are in force.
 */
export async function revokeLessons(
  { transaction, queue }: { readonly transaction: DatabaseTransaction; readonly queue: LearningQueue },
  actor: Pick<Actor, 'userId' | 'name' | 'clientId'>,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  const refused = await findRefusedBecauseOf(transaction, actor.clientId, documentIds);
  for (const request of refused) await queue.learn(transaction, request);
  const lessonIds = await deleteSupport(transaction, actor.clientId, documentIds);
  const lessons = await lockUnsupported(transaction, lessonIds);
  const by = { clientId: actor.clientId, reviewer: actor };
  const reason = 'the document it was derived from is not confirmed any more';
  await removeLessons(transaction, { ...by, lessons, reason });
  const suspended = await lockSuspendedBecauseOf(transaction, actor.clientId, documentIds);
  const restored = 'the document that contradicted it is not confirmed any more';
  await restoreLessons(transaction, { ...by, lessons: suspended, reason: restored });
}

/** Revokes lessons that are no longer derived from a document. Its support for lessons whose values it accepts stays. */
export async function revokeNoLongerDerived(
  transaction: DatabaseTransaction,
  document: ConfirmedDocument,
  reviewer: Reviewer,
  derived: readonly string[],
): Promise<void> {
  const accepted = document.values.flatMap(({ lessonId }) => (lessonId === null ? [] : [lessonId]));
  const supported = new Set([...derived, ...accepted]);
  const obsolete = (await findDerivedFrom(transaction, document.id)).filter((id) => !supported.has(id));
  await deleteSupportFor(transaction, document.id, obsolete);
  const lessons = await lockUnsupported(transaction, obsolete);
  const reason = 'the document it was derived from does not say so any more';
  await removeLessons(transaction, { clientId: document.clientId, reviewer, lessons, reason });
}

/** Removes lessons, with a new version of each layout that loses an active one. */
export async function removeLessons(
  transaction: DatabaseTransaction,
  { clientId, reviewer, lessons, reason }: LessonChanges,
): Promise<void> {
  const ids = lessons.map(({ id }) => id);
  await setLessonStates(transaction, ids, 'removed');
  const active = lessons.filter(({ state }) => state === 'active');
  for (const layoutId of new Set(active.map(({ layout_id: id }) => id)))
    await insertVersion(transaction, layoutId);
  const changes = ids.map((lessonId) => ({ lessonId, action: 'removed', detail: reason }) as const);
  await insertLessonChanges(transaction, clientId, reviewer, changes);
}
