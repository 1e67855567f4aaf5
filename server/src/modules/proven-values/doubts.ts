import type { CheckOverride } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { findChecks } from '../document-types/repository.ts';
import { findCheckOverrides, toCheckOverride } from '../verification/check-overrides.repository.ts';
import { allChecks, findPriorPeriods, judgeDocument, type JudgedDocument } from './judged-documents.ts';
import { findFields } from './repository.ts';

/** Judges the stored values of a document as the document view does. */
export async function judgeStored(
  kysely: DatabaseClient,
  clientId: string,
  { id, document_type_id: type }: { readonly id: string; readonly document_type_id: string },
): Promise<JudgedDocument> {
  const checks = allChecks(await findChecks(kysely, clientId, type), type);
  const rows = await findFields(kysely, clientId, [id]);
  const prior = await findPriorPeriods(kysely, clientId, id);
  const overrides = await findCheckOverrides(kysely, clientId, [id]);
  return judgeDocument(rows, checks, prior, overrides.map(toCheckOverride));
}

/** The failing checks of a document that people accepted, as they stand. */
export async function findOverriddenChecks(
  kysely: DatabaseClient,
  clientId: string,
  document: { readonly id: string; readonly document_type_id: string },
): Promise<readonly CheckOverride[]> {
  const stored = await findCheckOverrides(kysely, clientId, [document.id]);
  if (stored.length === 0) return [];
  const { checks } = await judgeStored(kysely, clientId, document);
  return checks.flatMap((check) => (check.state === 'fails' && check.override ? [check.override] : []));
}

/** How many values of a document need review: those in doubt and the required ones that are missing [AMB-122]. */
export async function countDoubts(
  kysely: DatabaseClient,
  clientId: string,
  document: { readonly id: string; readonly document_type_id: string },
): Promise<number> {
  const { fields } = await judgeStored(kysely, clientId, document);
  return fields.filter(({ reason }) => reason !== null).length;
}
