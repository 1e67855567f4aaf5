import type { CheckOverride, DocumentDoubt } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { findChecks } from '../document-types/repository.ts';
import { findCheckOverrides, toCheckOverride } from '../verification/check-overrides.repository.ts';
import { allChecks, findPriorPeriods, judgeDocument, type JudgedDocument } from './judged-documents.ts';
import { findCompeting, findFields } from './repository.ts';

/** What a document itself contributes to the judgement of its values. */
interface DocumentToJudge {
  readonly id: string;
  readonly document_type_id: string;
  readonly document_doubts: readonly DocumentDoubt[];
}

/** Judges the stored values of a document as the document view does. */
export async function judgeStored(
  kysely: DatabaseClient,
  clientId: string,
  { id, document_type_id: type, document_doubts: doubts }: DocumentToJudge,
): Promise<JudgedDocument> {
  const checks = allChecks(await findChecks(kysely, clientId, type), type);
  const rows = await findFields(kysely, clientId, [id]);
  const prior = await findPriorPeriods(kysely, clientId, id);
  const overrides = await findCheckOverrides(kysely, clientId, [id]);
  const competing = await findCompeting(kysely, [id]);
  return judgeDocument(rows, checks, prior, { overrides: overrides.map(toCheckOverride), doubts, competing });
}

/** The failing checks of a document that people accepted, as they stand. */
export async function findOverriddenChecks(
  kysely: DatabaseClient,
  clientId: string,
  document: Pick<DocumentToJudge, 'id' | 'document_type_id'>,
): Promise<readonly CheckOverride[]> {
  const stored = await findCheckOverrides(kysely, clientId, [document.id]);
  if (stored.length === 0) return [];
  const { checks } = await judgeStored(kysely, clientId, { ...document, document_doubts: [] });
  return checks.flatMap((check) => (check.state === 'fails' && check.override ? [check.override] : []));
}

/** How many values of a document need review: those in doubt and the required ones that are missing [AMB-122, AMB-135]. */
export async function countDoubts(
  kysely: DatabaseClient,
  clientId: string,
  document: DocumentToJudge,
): Promise<number> {
  const { fields } = await judgeStored(kysely, clientId, document);
  return fields.filter(({ reason }) => reason !== null).length;
}
