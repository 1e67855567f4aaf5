import type { DatabaseClient } from '../../database/database.ts';
import { findChecks } from '../document-types/repository.ts';
import { allChecks, findPriorPeriods, judgeDocument } from './judged-documents.ts';
import { findFields } from './repository.ts';

/** How many values of a document need review: those in doubt and the required ones that are missing [AMB-122]. */
export async function countDoubts(
  kysely: DatabaseClient,
  clientId: string,
  { id, document_type_id: type }: { readonly id: string; readonly document_type_id: string },
): Promise<number> {
  const checks = allChecks(await findChecks(kysely, clientId, type), type);
  const rows = await findFields(kysely, clientId, [id]);
  const fields = judgeDocument(rows, checks, await findPriorPeriods(kysely, clientId, id));
  return fields.filter(({ reason }) => reason !== null).length;
}
