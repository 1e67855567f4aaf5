import type { DatabaseClient } from '../../database/database.ts';
import { findLayouts } from './layout.repository.ts';
import * as lessons from './lesson.repository.ts';

/** The layouts of documents that trusted reviewers of a client have confirmed. Never another client's. */
export async function findConfirmedLayouts(kysely: DatabaseClient, clientId: string) {
  const layouts = await findLayouts(kysely, { clientId });
  return layouts.map(({ fingerprint }) => fingerprint);
}

/** The active lessons of a client for a document type, or for all. Never another client's. */
export async function findActiveLessons(
  kysely: DatabaseClient,
  clientId: string,
  documentTypeId: string | null,
) {
  return lessons.findActiveLessons(kysely, clientId, documentTypeId);
}

/** The labels that the active lessons of a client have for a metric, those of most senders first. */
export async function findLearnedLabels(kysely: DatabaseClient, clientId: string, fin: string) {
  return lessons.findLearnedLabels(kysely, clientId, fin);
}
