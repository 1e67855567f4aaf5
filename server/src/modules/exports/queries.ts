import type { DatabaseClient } from '../../database/database.ts';
import * as values from './repository.ts';

/** Those of the documents that the client has, in the order of their upload. */
export async function findExportedDocuments(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
) {
  return values.findExportedDocuments(kysely, clientId, ids);
}

/** The metrics of documents with their current values, in the order of the documents' upload and of their screens. */
export function metricValues(kysely: DatabaseClient, clientId: string, ids: readonly string[]) {
  return values.metricValues(kysely, clientId, ids);
}
