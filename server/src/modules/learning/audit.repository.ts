import type { DatabaseClient } from '../../database/database.ts';
import type { Reviewer } from './lesson.repository.ts';

/** What happened to a lesson. */
export interface LessonChange {
  readonly lessonId: string;
  readonly action: 'learned' | 'activated' | 'rejected' | 'suspended' | 'restored' | 'excluded' | 'removed';
  readonly detail: string;
}

/** Writes changes of lessons to the audit log. @param reviewer whose action changed them */
export async function insertLessonChanges(
  kysely: DatabaseClient,
  clientId: string,
  reviewer: Reviewer,
  changes: readonly LessonChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await kysely
    .insertInto('learning_audit')
    .values(
      changes.map(({ lessonId, action, detail }) => ({
        client_id: clientId,
        lesson_id: lessonId,
        user_id: reviewer.userId,
        user_name: reviewer.name,
        action,
        detail,
      })),
    )
    .execute();
}
