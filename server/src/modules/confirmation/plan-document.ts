import type { DatabaseClient } from '../../database/database.ts';
import { planConfirmed, type ConfirmationPlan, type StatedValue } from './plan.ts';
import {
  findDocument,
  findPublishedDate,
  findPublishedValues,
  findStatedValues,
  type ConfirmedDocument,
} from './repository.ts';

/** A document, and where its values go on its confirmation. */
export interface DocumentPlan extends ConfirmationPlan {
  readonly document: ConfirmedDocument;
}

/**
 * Where the current values of a document go on its confirmation.
 * @param counts which values count as verified; those that are, if not given
 */
export async function planDocument(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
  counts: (value: StatedValue) => boolean = ({ isVerified }) => isVerified,
): Promise<DocumentPlan> {
  const document = await findDocument(kysely, documentId);
  const stated = await findStatedValues(kysely, clientId, documentId);
  const values = stated.map((value) => ({ ...value, isVerified: counts(value) }));
  return { document, ...planConfirmed(values, document.types) };
}

/** Where the values of a confirmed document went, as they were published; what was changed since is not in it. */
export async function planPublished(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
): Promise<DocumentPlan> {
  const document = await findDocument(kysely, documentId);
  const reportingDate = await findPublishedDate(kysely, documentId);
  const values = await findPublishedValues(kysely, clientId, documentId);
  return { document: { ...document, reportingDate }, ...planConfirmed(values, document.types) };
}
