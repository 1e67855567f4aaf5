import type { DatabaseTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import {
  isSameLayout,
  type DerivedLesson,
  type SenderFormat,
  type LayoutFingerprint,
  type UnscopedLesson,
} from '../../pipeline/index.ts';
import { insertLessonChanges } from './audit.repository.ts';
import type { ConfirmedDocument } from './confirmed-document.repository.ts';
import { findLayouts, insertLayout, type Layout } from './layout.repository.ts';
import { insertSupport } from './lesson-document.repository.ts';
import {
  findLayoutLessons,
  insertLesson,
  setLessonStates,
  toLesson,
  type Reviewer,
} from './lesson.repository.ts';

/** The layout of a document, created where the client has none like it. Only one transaction at a time does this. */
export async function findOrCreateLayout(
  transaction: DatabaseTransaction,
  document: ConfirmedDocument,
  fingerprint: LayoutFingerprint,
): Promise<Layout> {
  const { clientId, documentTypeId } = document;
  await lockUntilCommit(transaction, TRANSACTION_LOCKS.learnedLayouts(clientId, documentTypeId));
  const layouts = await findLayouts(transaction, document);
  const known = layouts.find((layout) => isSameLayout(layout.fingerprint, fingerprint));
  return known ?? insertLayout(transaction, document, fingerprint);
}

/** Two lessons are one where this is equal: the same metric by the same words. The place on the page does not count. */
function identityOf({ fin, groupIdentifier, evidence }: UnscopedLesson): string {
  return JSON.stringify([fin, groupIdentifier, evidence.kind, wordsOf(evidence)]);
}

/** Habits in which sizes are one that a scale may hold for both. */
const roughly = ({ size, ...habits }: SenderFormat) => [habits, size === null ? null : Math.round(size / 2)];

function wordsOf(evidence: UnscopedLesson['evidence']): unknown[] {
  switch (evidence.kind) {
    case 'label':
      return [evidence.as, evidence.label, evidence.headers, evidence.order, roughly(evidence.habits)];
    case 'name':
      return [evidence.printed, evidence.entity];
    case 'column':
      return [evidence.headers, evidence.order, evidence.table, evidence.tableOrder, evidence.habits];
    case 'row':
      return [evidence.label, evidence.isRow];
    case 'absent':
      return [evidence.label];
  }
}

/** By what users recognise a lesson: words that the document prints, or the number of a column without a title. */
function labelOf({ evidence }: UnscopedLesson): string {
  switch (evidence.kind) {
    case 'label':
      return [evidence.label, ...evidence.headers].join(' · ');
    case 'name':
      return evidence.printed;
    case 'column':
      return evidence.headers.length > 0 ? evidence.headers.join(' · ') : `#${evidence.at + 1}`;
    case 'row':
    case 'absent':
      return evidence.label;
  }
}

/** What one confirmed document shows about its layout. */
export interface Taught {
  readonly document: ConfirmedDocument;
  readonly layout: Layout;
  readonly lessons: readonly DerivedLesson[];
  readonly reviewer: Reviewer;
}

/**
 * Records the lessons derived from a document, not yet active. A lesson that was rejected or suspended before waits for another trial; a known
 * one gains the document's support.
 * @returns the ids of all lessons that the document supports
 */
export async function recordLessons(
  transaction: DatabaseTransaction,
  { document, layout, lessons, reviewer }: Taught,
): Promise<string[]> {
  const { clientId, fileName } = document;
  const rows = await findLayoutLessons(transaction, layout.id, [
    'waiting',
    'active',
    'rejected',
    'suspended',
  ]);
  const known = new Map(rows.map((row) => [identityOf(toLesson(row)), row]));
  const ids: string[] = [];
  const rejected: string[] = [];
  const added: string[] = [];
  for (const lesson of lessons) {
    const same = known.get(identityOf(lesson));
    if (same?.state === 'rejected' || same?.state === 'suspended') rejected.push(same.id);
    const values = { clientId, layoutId: layout.id, lesson, label: labelOf(lesson), reviewer, fileName };
    const id = same?.id ?? (await insertLesson(transaction, values));
    if (same === undefined) added.push(id);
    ids.push(id);
  }
  await setLessonStates(transaction, rejected, 'waiting');
  const changes = added.map((lessonId) => ({ lessonId, action: 'learned', detail: fileName }) as const);
  await insertLessonChanges(transaction, clientId, reviewer, changes);
  await insertSupport(transaction, ids, { documentId: document.id, fileName, reviewer, kind: 'corrected' });
  return ids;
}
