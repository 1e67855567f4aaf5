import { acceptanceStateOf, AppError } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import { readEntryFields, type DocumentRow } from '../../documents/index.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findReviewSettings } from '../settings/index.ts';
import { findPresentTransition } from './repository.ts';

/**
 * Makes sure that a document may be confirmed: two people have entered what the client wants entered twice, and someone has
 * approved its present values, where the client asks for it.
 * @throws AppError SECOND_ENTRY_REQUIRED, APPROVAL_REQUIRED
 */
export async function requireApproval(
  transaction: DatabaseTransaction,
  reader: Pick<Actor, 'clientId' | 'userId'>,
  { id, revision }: Pick<DocumentRow, 'id' | 'revision'>,
): Promise<void> {
  const { clientId } = reader;
  await requireEntered(transaction, reader, id);
  if (!(await findReviewSettings(transaction, clientId)).requires_approval) return;
  const last = await findPresentTransition(transaction, { clientId, documentId: id });
  if (acceptanceStateOf(last, revision) !== 'approved')
    throw new AppError('APPROVAL_REQUIRED', { identifier: id });
}

/**
 * Makes sure that two people have entered what the client wants entered twice.
 * @throws AppError SECOND_ENTRY_REQUIRED, naming the document
 */
export async function requireEntered(
  transaction: DatabaseTransaction,
  reader: Pick<Actor, 'clientId' | 'userId'>,
  documentId: string,
): Promise<void> {
  const fields = await readEntryFields(transaction, reader, [documentId]);
  if (fields.some(({ state }) => state !== 'closed'))
    throw new AppError('SECOND_ENTRY_REQUIRED', { identifier: documentId });
}
