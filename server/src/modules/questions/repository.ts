import { sql, type Insertable } from 'kysely';
import { ACCOUNT_STATUSES } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { DocumentQuestions } from '../../database/tables.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';

/** The most questions or colleagues that one answer lists. */
const MAX_ROWS = 500;

export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];

/** The questions of a document or, without one, the open ones to a user; the oldest first. */
export async function findQuestions(
  kysely: DatabaseClient,
  clientId: string,
  of: { readonly documentId: string } | { readonly openTo: number },
) {
  return kysely
    .selectFrom('document_questions as question')
    .innerJoin('document_requests as document', 'document.id', 'question.document_request_id')
    .select([
      'question.id',
      'question.document_request_id',
      'question.metric_id',
      'question.metric_fin',
      'question.metric_label',
      'question.page',
      'question.x',
      'question.y',
      'question.w',
      'question.h',
      'question.question',
      'question.asked_by_id',
      'question.asked_by',
      'question.asked_to_id',
      'question.asked_to',
      'question.asked_at',
      'question.answer',
      'question.answered_by',
      'question.answered_at',
      'document.file_name',
    ])
    .select((query) => query('question.picture', 'is not', null).as('has_picture'))
    .where('question.client_id', '=', clientId)
    .$if('documentId' in of, (query) =>
      query.where('question.document_request_id', '=', 'documentId' in of ? of.documentId : ''),
    )
    .$if('openTo' in of, (query) =>
      query
        .where('question.asked_to_id', '=', 'openTo' in of ? of.openTo : 0)
        .where('question.answer', 'is', null),
    )
    .orderBy('question.asked_at')
    .orderBy('question.id')
    .limit(MAX_ROWS)
    .execute();
}

/** Stores a question; one that is stored already stays as it is. */
export async function insertQuestion(
  kysely: DatabaseClient,
  question: Insertable<DocumentQuestions>,
): Promise<void> {
  await kysely
    .insertInto('document_questions')
    .values(question)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The picture of a question, with the value that it is about. */
export async function findPicture(kysely: DatabaseClient, clientId: string, id: string) {
  return kysely
    .selectFrom('document_questions')
    .select(['document_request_id', 'metric_id', 'picture'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A question by its id, locked until the transaction ends. */
export async function lockQuestion(kysely: DatabaseClient, clientId: string, id: string) {
  return kysely
    .selectFrom('document_questions')
    .select(['id', 'answer', 'answered_by_id'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateAnswer(
  kysely: DatabaseClient,
  id: string,
  answer: { readonly text: string; readonly userId: number; readonly name: string },
): Promise<void> {
  await kysely
    .updateTable('document_questions')
    .set({
      answer: answer.text,
      answered_by_id: answer.userId,
      answered_by: answer.name,
      answered_at: DATABASE_NOW,
    })
    .where('id', '=', id)
    .execute();
}

/** A metric of a document with the place of its current value. */
export async function findMetricPlace(kysely: DatabaseClient, documentId: string, metricId: string) {
  return kysely
    .selectFrom('document_metrics as metric')
    .innerJoin('document_datapoints as datapoint', (join) =>
      join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
    )
    .select(['metric.id', 'metric.fin', 'metric.display_label'])
    .select(['datapoint.page', 'datapoint.x', 'datapoint.y', 'datapoint.w', 'datapoint.h'])
    .where('metric.document_request_id', '=', documentId)
    .where('metric.id', '=', metricId)
    .executeTakeFirst();
}

/** The active users of a client, by name. */
export async function findColleagues(
  kysely: DatabaseClient,
  clientId: string,
): Promise<{ readonly id: number; readonly name: string }[]> {
  return kysely
    .selectFrom('users')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('account_status', '=', ACCOUNT_STATUSES.ACTIVE)
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute();
}

/** An active user of a client. */
export async function findColleague(kysely: DatabaseClient, clientId: string, id: number) {
  return kysely
    .selectFrom('users')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('account_status', '=', ACCOUNT_STATUSES.ACTIVE)
    .where('id', '=', id)
    .executeTakeFirst();
}
