import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { LessonState } from '../../database/column-types.ts';
import type { DocumentSources } from '../../documents/index.ts';
import {
  lessonModel,
  type LayoutFingerprint,
  type Lesson,
  type UnscopedLesson,
} from '../../pipeline/index.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';

/** The user whose confirmation a lesson comes from. */
export interface Reviewer {
  readonly userId: number;
  readonly name: string;
}

/** One extraction takes at most this many lessons of a client; a layout has a handful. */
const MAX_LESSONS = 5000;

const LESSON_COLUMNS = [
  'lesson.id',
  'lesson.layout_id',
  'lesson.fin',
  'lesson.group_identifier',
  'lesson.evidence',
  'lesson.excluded_layouts',
  'lesson.state',
  'layout.document_type_id',
  'layout.fingerprint',
] as const;

export type LessonRow = Awaited<ReturnType<typeof findLayoutLessons>>[number];

/** A stored lesson in the form that the extraction takes. */
export function toLesson(row: LessonRow): Lesson {
  return lessonModel.parse({
    id: row.id,
    fin: row.fin,
    groupIdentifier: row.group_identifier,
    evidence: row.evidence,
    documentType: row.document_type_id,
    layout: row.fingerprint,
    excluded: row.excluded_layouts,
  });
}

function selectLessons(kysely: DatabaseClient) {
  return kysely
    .selectFrom('learned_lessons as lesson')
    .innerJoin('learned_layouts as layout', 'layout.id', 'lesson.layout_id')
    .select(LESSON_COLUMNS)
    .orderBy('lesson.taught_at')
    .orderBy('lesson.id');
}

/** The labels that the active lessons of a client have for a metric, those of most senders first. */
export async function findLearnedLabels(
  kysely: DatabaseClient,
  clientId: string,
  fin: string,
): Promise<string[]> {
  const rows = await kysely
    .selectFrom('learned_lessons')
    .select('label')
    .where('client_id', '=', clientId)
    .where('fin', '=', fin)
    .where('state', '=', 'active')
    .where(sql<boolean>`evidence ->> 'kind' = 'label'`)
    .groupBy('label')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('label')
    .execute();
  return rows.map(({ label }) => label);
}

/** The active lessons of a client for a document type. Never another client's. */
export async function findActiveLessons(
  kysely: DatabaseClient,
  clientId: string,
  documentTypeId: string | null,
): Promise<Lesson[]> {
  const rows = await selectLessons(kysely)
    .where('lesson.client_id', '=', clientId)
    .$if(documentTypeId !== null, (query) =>
      query.where('layout.document_type_id', '=', documentTypeId ?? ''),
    )
    .where('lesson.state', '=', 'active')
    .limit(MAX_LESSONS)
    .execute();
  return rows.map(toLesson);
}

/** The lessons of a layout that are in one of the states, the oldest first. */
export async function findLayoutLessons(
  kysely: DatabaseClient,
  layoutId: string,
  states: readonly LessonState[],
) {
  return selectLessons(kysely)
    .where('lesson.layout_id', '=', layoutId)
    .where('lesson.state', 'in', [...states])
    .execute();
}

/** A lesson to insert. */
export interface NewLesson {
  readonly clientId: string;
  readonly layoutId: string;
  readonly lesson: UnscopedLesson;
  /** By what users recognise it. */
  readonly label: string;
  readonly reviewer: Reviewer;
  /** Name of the document that it was derived from. */
  readonly fileName: string;
}

/** Inserts a lesson, not yet active. @returns its id */
export async function insertLesson(
  transaction: DatabaseTransaction,
  { clientId, layoutId, lesson, label, reviewer, fileName }: NewLesson,
): Promise<string> {
  const { id } = await transaction
    .insertInto('learned_lessons')
    .values({
      client_id: clientId,
      layout_id: layoutId,
      fin: lesson.fin,
      group_identifier: lesson.groupIdentifier,
      evidence: JSON.stringify(lesson.evidence),
      label,
      taught_by_id: reviewer.userId,
      taught_by: reviewer.name,
      taught_in: fileName,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps a lesson from serving another sender's layout. */
export async function excludeLayout(
  transaction: DatabaseTransaction,
  id: string,
  fingerprint: LayoutFingerprint,
): Promise<void> {
  await transaction
    .updateTable('learned_lessons')
    .set({
      excluded_layouts: sql`excluded_layouts || ${JSON.stringify([fingerprint])}::jsonb`,
      updated_at: DATABASE_NOW,
    })
    .where('id', '=', id)
    .execute();
}

/** Why a lesson was refused or suspended: the value that it would lose or got wrong, and the confirmed document with that value. */
export interface LostValue {
  readonly fin: string;
  readonly documentId: string;
  readonly fileName: string;
}

/** Sets the state of lessons. @param lostValue of rejected and suspended ones */
export async function setLessonStates(
  kysely: DatabaseClient,
  ids: readonly string[],
  state: LessonState,
  lostValue: LostValue | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await kysely
    .updateTable('learned_lessons')
    .set({
      state,
      rejected_fin: lostValue?.fin ?? null,
      rejected_document: lostValue?.fileName ?? null,
      rejected_document_id: lostValue?.documentId ?? null,
      updated_at: DATABASE_NOW,
    })
    .where('id', 'in', [...ids])
    .execute();
}

/** A lesson to be removed, or put back. */
export interface RemovableLesson {
  readonly id: string;
  readonly layout_id: string;
  readonly state: LessonState;
}

/** Lessons of a client to remove or to put back, by whose action and why. */
export interface LessonChanges {
  readonly clientId: string;
  readonly reviewer: Reviewer;
  readonly lessons: readonly RemovableLesson[];
  readonly reason: string;
}

/** One lesson of the client, locked until the transaction ends. */
export async function lockLesson(
  transaction: DatabaseTransaction,
  clientId: string,
  id: string,
): Promise<RemovableLesson | undefined> {
  return transaction
    .selectFrom('learned_lessons')
    .select(['id', 'layout_id', 'state'])
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
}

/** The lessons that documents of the client suspended, locked until the transaction ends. */
export async function lockSuspendedBecauseOf(
  transaction: DatabaseTransaction,
  clientId: string,
  documentIds: readonly string[],
): Promise<RemovableLesson[]> {
  return transaction
    .selectFrom('learned_lessons')
    .select(['id', 'layout_id', 'state'])
    .where('client_id', '=', clientId)
    .where('state', '=', 'suspended')
    .where('rejected_document_id', 'in', [...documentIds])
    .forUpdate()
    .execute();
}

/** Those of the lessons that no document's correction supports any more, locked until the transaction ends. */
export async function lockUnsupported(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<RemovableLesson[]> {
  if (ids.length === 0) return [];
  return transaction
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
}

/** The table of all lessons, from which datapoints show what proposed them. */
export const lessonTable: DocumentSources['lessons'] = sql`learned_lessons`;
