import type { DatabaseClient } from '../../database/database.ts';
import * as months from './repository.ts';

/** The last twelve months, the oldest first. Without a type, documents of all types count. */
export async function findReviewedMonths(kysely: DatabaseClient, clientId: string, documentType?: string) {
  return months.findReviewedMonths(kysely, clientId, documentType);
}
