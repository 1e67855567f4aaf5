import type { DatabaseClient } from '../../database/database.ts';
import * as answers from './model-answers.repository.ts';

/** What a model was asked for a client until now. */
export async function findModelFigures(kysely: DatabaseClient, clientId: string) {
  return answers.findModelFigures(kysely, clientId);
}
