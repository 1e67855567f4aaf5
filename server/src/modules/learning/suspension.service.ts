import type { DatabaseTransaction } from '../../database/database.ts';
import { insertLessonChanges } from './audit.repository.ts';
import type { LayoutFingerprint } from '../../pipeline/index.ts';
import {
  findFingerprint,
  type ConfirmedDocument,
  type RefusedProposal,
} from './confirmed-document.repository.ts';
import { insertVersion } from './layout.repository.ts';
import { findOwnLessons, findSpeaking, insertSupport } from './lesson-document.repository.ts';
import {
  excludeLayout,
  lockLesson,
  setLessonStates,
  type LessonChanges,
  type Reviewer,
} from './lesson.repository.ts';

/** Whether a lesson goes out of force: its last two documents contradict it, or the last one where a single one supports it. */
function isOutvoted(speaking: Awaited<ReturnType<typeof findSpeaking>>): boolean {
  const [last, before] = speaking.map(({ kind }) => kind === 'contradicted');
  const supports = speaking.filter(({ kind }) => kind !== 'contradicted').length;
  return last === true && (before === true || supports <= 1);
}

/** The lessons that a document contradicts, each with a metric of it: more of what they proposed was replaced than was left. */
function contradictedBy(
  { values }: ConfirmedDocument,
  refused: readonly RefusedProposal[],
): Map<string, string> {
  const byLesson = [...Map.groupBy(refused, ({ lessonId }) => lessonId)];
  const outvoted = byLesson.filter(
    ([id, replaced]) => replaced.length > values.filter(({ lessonId }) => lessonId === id).length,
  );
  return new Map(outvoted.map(([id, [first]]) => [id, first?.fin ?? '']));
}

/** Keeps a lesson from serving the sender of a document; its own sender keeps it. */
export async function excludeSender(
  transaction: DatabaseTransaction,
  { fileName, fingerprint }: { readonly fileName: string; readonly fingerprint: LayoutFingerprint },
  {
    clientId,
    reviewer,
    lessonId,
  }: Pick<LessonChanges, 'clientId' | 'reviewer'> & { readonly lessonId: string },
): Promise<void> {
  await excludeLayout(transaction, lessonId, fingerprint);
  const change = { lessonId, action: 'excluded', detail: fileName } as const;
  await insertLessonChanges(transaction, clientId, reviewer, [change]);
}

/**
 * Suspends the active lessons whose proposals the reviewer of a document replaced, where too little else supports them. One that
 * another sender's document taught is kept from this sender instead.
 */
export async function suspendContradicted(
  transaction: DatabaseTransaction,
  document: ConfirmedDocument,
  { reviewer, refused }: { readonly reviewer: Reviewer; readonly refused: readonly RefusedProposal[] },
): Promise<void> {
  const { id: documentId, clientId, fileName } = document;
  const fins = contradictedBy(document, refused);
  const others = new Set(refused.flatMap(({ lessonId, isOfOther }) => (isOfOther ? [lessonId] : [])));
  const contradicted = await findOwnLessons(transaction, clientId, [...fins.keys()]);
  const fingerprint = others.size === 0 ? null : await findFingerprint(transaction, documentId);
  if (fingerprint !== null)
    for (const lessonId of contradicted.filter((id) => others.has(id)))
      await excludeSender(transaction, { fileName, fingerprint }, { clientId, reviewer, lessonId });
  const known = contradicted.filter((id) => !others.has(id));
  await insertSupport(transaction, known, { documentId, fileName, reviewer, kind: 'contradicted' });
  for (const id of known) {
    const lesson = await lockLesson(transaction, clientId, id);
    if (lesson?.state !== 'active' || !isOutvoted(await findSpeaking(transaction, id))) continue;
    await setLessonStates(transaction, [id], 'suspended', { fin: fins.get(id) ?? '', documentId, fileName });
    await insertVersion(transaction, lesson.layout_id);
    const change = { lessonId: id, action: 'suspended', detail: fileName } as const;
    await insertLessonChanges(transaction, clientId, reviewer, [change]);
  }
}

/** Puts suspended lessons back in force, with a new version of their layouts. */
export async function restoreLessons(
  transaction: DatabaseTransaction,
  { clientId, reviewer, lessons, reason }: LessonChanges,
): Promise<void> {
  const suspended = lessons.filter(({ state }) => state === 'suspended');
  const ids = suspended.map(({ id }) => id);
  await setLessonStates(transaction, ids, 'active');
  for (const layoutId of new Set(suspended.map(({ layout_id: id }) => id)))
    await insertVersion(transaction, layoutId);
  const changes = ids.map((lessonId) => ({ lessonId, action: 'restored', detail: reason }) as const);
  await insertLessonChanges(transaction, clientId, reviewer, changes);
}
