import { sql, type Insertable } from 'kysely';
import type { Rows, RowsTransaction } from '../../database/database.ts';
import type { LessonState } from '../../database/column-types.ts';
import type { LearningAudit } from '../../database/tables.ts';
import {
  fingerprintModel,
  isSameLayout,
  lessonModel,
  type LayoutFingerprint,
  type Lesson,
} from '../../pipeline/index.ts';

/** Lessons of one client in a set; reviewers teach a handful per layout. */
const MOST_LESSONS = 5000;

const LESSON_COLUMNS = [
  'lesson.id',
  'lesson.layout_id',
  'lesson.fin',
  'lesson.group_identifier',
  'lesson.evidence',
  'lesson.state',
  'layout.document_type_id',
  'layout.fingerprint',
] as const;

export type LessonRow = Awaited<ReturnType<typeof findLayoutLessons>>[number];

/** A stored lesson as the extraction takes it. */
export function toLesson(row: LessonRow): Lesson {
  return lessonModel.parse({
    id: row.id,
    fin: row.fin,
    groupIdentifier: row.group_identifier,
    evidence: row.evidence,
    documentType: row.document_type_id,
    layout: row.fingerprint,
  });
}

function selectLessons(kysely: Rows) {
  return kysely
    .selectFrom('learned_lessons as lesson')
    .innerJoin('learned_layouts as layout', 'layout.id', 'lesson.layout_id')
    .select(LESSON_COLUMNS)
    .orderBy('lesson.taught_at')
    .orderBy('lesson.id');
}

/** The lessons of a client that are in force for a document type. Never another client's. */
export async function findActiveLessons(
  kysely: Rows,
  clientId: string,
  documentTypeId: string,
): Promise<Lesson[]> {
  const rows = await selectLessons(kysely)
    .where('lesson.client_id', '=', clientId)
    .where('layout.document_type_id', '=', documentTypeId)
    .where('lesson.state', '=', 'active')
    .limit(MOST_LESSONS)
    .execute();
  return rows.map(toLesson);
}

/** The lessons of a layout that are in any of the states, oldest first. */
export async function findLayoutLessons(kysely: Rows, layoutId: string, states: readonly LessonState[]) {
  return selectLessons(kysely)
    .where('lesson.layout_id', '=', layoutId)
    .where('lesson.state', 'in', [...states])
    .execute();
}

export interface Layout {
  readonly id: string;
  readonly version: number;
  readonly fingerprint: LayoutFingerprint;
}

/** The client's layout that a document has; made where the client has none like it. Takes turns with its like. */
export async function findOrCreateLayout(
  transaction: RowsTransaction,
  scope: { readonly clientId: string; readonly documentTypeId: string; readonly sender: string },
  fingerprint: LayoutFingerprint,
): Promise<Layout> {
  const { clientId, documentTypeId, sender } = scope;
  const key = `learning:${clientId}:${documentTypeId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
  const rows = await transaction
    .selectFrom('learned_layouts')
    .select(['id', 'version', 'fingerprint'])
    .where('client_id', '=', clientId)
    .where('document_type_id', '=', documentTypeId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const layouts = rows.map((row) => ({ ...row, fingerprint: fingerprintModel.parse(row.fingerprint) }));
  const known = layouts.find((layout) => isSameLayout(layout.fingerprint, fingerprint));
  if (known !== undefined) return known;
  const created = await transaction
    .insertInto('learned_layouts')
    .values({
      client_id: clientId,
      document_type_id: documentTypeId,
      sender,
      fingerprint: JSON.stringify(fingerprint),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { ...created, fingerprint };
}

export async function setLessonStates(
  kysely: Rows,
  ids: readonly string[],
  state: LessonState,
  reason: { readonly fin: string; readonly document: string } | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await kysely
    .updateTable('learned_lessons')
    .set({
      state,
      rejected_fin: reason?.fin ?? null,
      rejected_document: reason?.document ?? null,
      updated_at: new Date(),
    })
    .where('id', 'in', [...ids])
    .execute();
}

/** Records the set of lessons that is now in force for a layout. @returns its version. */
export async function writeVersion(kysely: Rows, layoutId: string): Promise<number> {
  const { version } = await kysely
    .updateTable('learned_layouts')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', layoutId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const lessons = await findLayoutLessons(kysely, layoutId, ['active']);
  const ids = lessons.map(({ id }) => id);
  await kysely
    .insertInto('learned_versions')
    .values({ layout_id: layoutId, version, lesson_ids: ids })
    .execute();
  return version;
}

export async function insertLearningAudit(
  kysely: Rows,
  entries: readonly Insertable<LearningAudit>[],
): Promise<void> {
  if (entries.length === 0) return;
  await kysely
    .insertInto('learning_audit')
    .values([...entries])
    .execute();
}
