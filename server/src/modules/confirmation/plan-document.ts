import type { DatabaseClient } from '../../database/database.ts';
import { planConfirmed, type PlannedTarget } from './plan.ts';
import { findDocument, findStatedValues, type ConfirmedDocument } from './repository.ts';

/** A document, and where its values go on its confirmation. */
export interface DocumentPlan {
  readonly document: ConfirmedDocument;
  readonly plan: readonly PlannedTarget[];
}

/** Where the current values of a document go on its confirmation; with `verifiedOnly`, those that are verified now. */
export async function planDocument(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
  { verifiedOnly }: { readonly verifiedOnly: boolean },
): Promise<DocumentPlan> {
  const document = await findDocument(kysely, documentId);
  const stated = await findStatedValues(kysely, clientId, documentId);
  const values = verifiedOnly ? stated.filter(({ isVerified }) => isVerified) : stated;
  return { document, plan: planConfirmed(values, document.types) };
}
