import type { DatabaseClient } from '../../database/database.ts';
import * as formulas from './formula.repository.ts';
import * as names from './owner-name.repository.ts';
import * as runs from './run.repository.ts';

/** All metrics of a client with a known type, for checks of a formula. */
export async function findFormulaMetrics(kysely: DatabaseClient, clientId: string) {
  return formulas.findFormulaMetrics(kysely, clientId);
}

/** Whether the values of a metric are being calculated. */
export async function isRunning(kysely: DatabaseClient, clientId: string, fin: string) {
  return runs.isRunning(kysely, clientId, fin);
}

/** The names of entities and relationships, by id. */
export async function findOwnerNames(kysely: DatabaseClient, clientId: string, ids: readonly string[]) {
  return names.findOwnerNames(kysely, clientId, ids);
}
