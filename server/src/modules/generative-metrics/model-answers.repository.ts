import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import type { ModelAnswer } from './chat-completions.ts';

/** A run of a document, by its ids. */
export interface AskedRun {
  readonly id: string;
  readonly clientId: string;
  readonly documentId: string;
}

/** What a model is asked about the document of a run. */
export interface ModelQuestion {
  readonly model: string;
  /** The messages as they are sent, as JSON; empty where none can be sent. */
  readonly question: string;
  /** SHA-256 of the question, in hexadecimal. */
  readonly hash: string;
  /** Why nothing is sent; null where it is. */
  readonly failure: string | null;
}

/** Whether a client lets a model read its papers. */
export async function findModelProposals(kysely: DatabaseClient, clientId: string): Promise<boolean> {
  const client = await kysely
    .selectFrom('clients')
    .select('model_proposals')
    .where('id', '=', clientId)
    .executeTakeFirst();
  return client?.model_proposals === true;
}

/** What was asked in a run and answered; undefined where nothing was asked. */
export async function findModelAnswer(kysely: DatabaseClient, runId: string) {
  return kysely
    .selectFrom('model_answers')
    .select(['client_id', 'model', 'question', 'answer', 'failure'])
    .where('run_id', '=', runId)
    .executeTakeFirst();
}

/**
 * Writes the question of a run, with the answer where an earlier run of the document had the same one of the same model.
 * @returns whether the model has still to be asked
 */
export async function insertQuestion(
  transaction: DatabaseTransaction,
  { id, clientId, documentId }: AskedRun,
  { model, question, hash, failure }: ModelQuestion,
): Promise<boolean> {
  const known = await transaction
    .selectFrom('model_answers')
    .select(['answer', 'answered_at'])
    .where('document_request_id', '=', documentId)
    .where('question_hash', '=', hash)
    .where('model', '=', model)
    .where('question', '=', question)
    .where('answer', 'is not', null)
    .where('failure', 'is', null)
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = { model, question, question_hash: hash, failure, answer: null, answered_at: null, ...known };
  await transaction
    .insertInto('model_answers')
    .values({ run_id: id, client_id: clientId, document_request_id: documentId, ...row })
    .onConflict((conflict) => conflict.column('run_id').doUpdateSet(row))
    .execute();
  return known === undefined && failure === null;
}

/** Writes what a model answered, or why it did not. */
export async function updateAnswer(
  kysely: DatabaseClient,
  runId: string,
  {
    answer,
    failure,
    milliseconds,
  }: {
    readonly answer: ModelAnswer | null;
    readonly failure: string | null;
    readonly milliseconds: number;
  },
): Promise<void> {
  await kysely
    .updateTable('model_answers')
    .set({
      answer: answer?.text ?? null,
      failure,
      answered_at: DATABASE_NOW,
      milliseconds: Math.round(milliseconds),
      prompt_tokens: answer?.tokens?.prompt ?? null,
      completion_tokens: answer?.tokens?.completion ?? null,
    })
    .where('run_id', '=', runId)
    .execute();
}

/** Writes how many proposals an answer held, and how many of them no words of the pages bear out. */
export async function updateProposed(
  transaction: DatabaseTransaction,
  runId: string,
  { proposed, dropped }: { readonly proposed: number; readonly dropped: number },
): Promise<void> {
  await transaction
    .updateTable('model_answers')
    .set({ proposed, refused: dropped })
    .where('run_id', '=', runId)
    .execute();
}

/** What a model was asked for a client until now. */
export async function findModelFigures(kysely: DatabaseClient, clientId: string) {
  const count = (what: string) => sql<number>`coalesce(sum(${sql.ref(what)}), 0)::int`;
  return kysely
    .selectFrom('model_answers')
    .select(({ fn }) => [
      fn.count<number>('document_request_id').distinct().as('documents'),
      count('milliseconds').as('milliseconds'),
      count('prompt_tokens').as('promptTokens'),
      count('completion_tokens').as('completionTokens'),
      count('proposed').as('proposed'),
      count('refused').as('refused'),
    ])
    .where('client_id', '=', clientId)
    .where('answered_at', 'is not', null)
    .executeTakeFirstOrThrow();
}
