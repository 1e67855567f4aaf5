import type { Rows, RowsTransaction } from '../../database/database.ts';
import type { DerivedLesson, TaughtLesson } from '../../pipeline/index.ts';
import type { ConfirmedDocument } from './lecture.ts';
import {
  findLayoutLessons,
  insertLearningAudit,
  setLessonStates,
  toLesson,
  type Layout,
} from './repository.ts';

interface Reviewer {
  readonly userId: number;
  readonly name: string;
}

interface SpokenFor {
  readonly lessonId: string;
  readonly document: ConfirmedDocument;
  readonly reviewer: Reviewer;
  readonly kind: 'corrected' | 'accepted';
}

async function speakFor(kysely: Rows, { lessonId, document, reviewer, kind }: SpokenFor): Promise<void> {
  await kysely
    .insertInto('learned_lesson_documents')
    .values({
      lesson_id: lessonId,
      document_request_id: document.id,
      kind,
      file_name: document.fileName,
      user_id: reviewer.userId,
      user_name: reviewer.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Counts a document for every lesson whose proposal its reviewer accepted. */
export async function addSupport(
  kysely: Rows,
  document: ConfirmedDocument,
  reviewer: Reviewer,
): Promise<void> {
  const accepted = document.values.flatMap(({ lessonId }) => (lessonId === null ? [] : [lessonId]));
  if (accepted.length === 0) return;
  const known = await kysely
    .selectFrom('learned_lessons')
    .select('id')
    .where('client_id', '=', document.clientId)
    .where('id', 'in', accepted)
    .execute();
  for (const { id } of known) await speakFor(kysely, { lessonId: id, document, reviewer, kind: 'accepted' });
}

/** What makes two lessons one: the same metric by the same words; where on the page does not count. */
function identityOf({ fin, groupIdentifier, evidence }: TaughtLesson): string {
  return JSON.stringify([fin, groupIdentifier, evidence.kind, toldBy(evidence)]);
}

function toldBy(evidence: TaughtLesson['evidence']): unknown[] {
  switch (evidence.kind) {
    case 'label':
      return [evidence.as, evidence.label, evidence.headers, evidence.order, evidence.habits];
    case 'name':
      return [evidence.printed, evidence.entity];
    case 'column':
      return [evidence.headers, evidence.order, evidence.table, evidence.tableOrder, evidence.habits];
    case 'row':
      return [evidence.label, evidence.isRow];
  }
}

/** What people know a lesson by: words that the document prints; the number of a column without a title. */
function labelOf({ evidence }: TaughtLesson): string {
  switch (evidence.kind) {
    case 'label':
      return [evidence.label, ...evidence.headers].join(' · ');
    case 'name':
      return evidence.printed;
    case 'column':
      return evidence.headers.length > 0 ? evidence.headers.join(' · ') : `#${evidence.at + 1}`;
    case 'row':
      return evidence.label;
  }
}

/**
 * Writes down what a document teaches about its layout, not yet in force; what was refused before waits for another
 * try, what is known already gains the document. @returns the ids of all lessons that the document speaks for.
 */
export async function keepLessons(
  transaction: RowsTransaction,
  {
    document,
    layout,
    taught,
    reviewer,
  }: {
    readonly document: ConfirmedDocument;
    readonly layout: Layout;
    readonly taught: readonly DerivedLesson[];
    readonly reviewer: Reviewer;
  },
): Promise<string[]> {
  const rows = await findLayoutLessons(transaction, layout.id, ['waiting', 'active', 'rejected']);
  const known = new Map(rows.map((row) => [identityOf(toLesson(row)), row]));
  const ids: string[] = [];
  for (const lesson of taught) {
    const same = known.get(identityOf(lesson));
    if (same?.state === 'rejected') await setLessonStates(transaction, [same.id], 'waiting');
    const lessonId = same?.id ?? (await insertLesson(transaction, { document, layout, lesson, reviewer }));
    await speakFor(transaction, { lessonId, document, reviewer, kind: 'corrected' });
    ids.push(lessonId);
  }
  return ids;
}

async function insertLesson(
  transaction: RowsTransaction,
  {
    document,
    layout,
    lesson,
    reviewer,
  }: {
    readonly document: ConfirmedDocument;
    readonly layout: Layout;
    readonly lesson: TaughtLesson;
    readonly reviewer: Reviewer;
  },
): Promise<string> {
  const { id } = await transaction
    .insertInto('learned_lessons')
    .values({
      client_id: document.clientId,
      layout_id: layout.id,
      fin: lesson.fin,
      group_identifier: lesson.groupIdentifier,
      evidence: JSON.stringify(lesson.evidence),
      label: labelOf(lesson),
      taught_by_id: reviewer.userId,
      taught_by: reviewer.name,
      taught_in: document.fileName,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertLearningAudit(transaction, [
    {
      client_id: document.clientId,
      lesson_id: id,
      user_id: reviewer.userId,
      user_name: reviewer.name,
      action: 'learned',
      detail: document.fileName,
    },
  ]);
  return id;
}
