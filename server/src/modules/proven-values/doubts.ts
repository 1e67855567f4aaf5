import type { DatabaseClient } from '../../database/database.ts';
import { findChecks } from '../document-types/repository.ts';
import { allChecks, judgeDocument } from './judged-documents.ts';
import { findFields } from './repository.ts';

/** How many values of a document need review: those in doubt and the required ones that are missing [AMB-122]. */
export async function countDoubts(
  kysely: DatabaseClient,
  clientId: string,
  { id, document_type_id: type }: { readonly id: string; readonly document_type_id: string },
): Promise<number> {
  const checks = allChecks(await findChecks(kysely, clientId, type), type);
  const fields = judgeDocument(await findFields(kysely, clientId, [id]), checks);
  return fields.filter(({ status }) => status === 'doubtful' || status === 'missing').length;
}
