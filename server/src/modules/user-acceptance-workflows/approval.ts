import { acceptanceStateOf, AppError } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { DocumentRow } from '../document-requests/repository.ts';
import { requireEntered } from '../second-entries/withheld.ts';
import { findReviewSettings } from '../settings/repository.ts';
import type { Reader } from '../second-entries/repository.ts';
import { findPresentTransition } from './repository.ts';

/**
 * Makes sure that a document may be confirmed: two people have entered what the client wants entered twice, and someone has
 * approved its present values, where the client asks for it.
 * @throws AppError SECOND_ENTRY_REQUIRED, APPROVAL_REQUIRED
 */
export async function requireApproval(
  transaction: DatabaseTransaction,
  reader: Reader,
  { id, revision }: Pick<DocumentRow, 'id' | 'revision'>,
): Promise<void> {
  const { clientId } = reader;
  await requireEntered(transaction, reader, id);
  if (!(await findReviewSettings(transaction, clientId)).requires_approval) return;
  const last = await findPresentTransition(transaction, { clientId, documentId: id });
  if (acceptanceStateOf(last, revision) !== 'approved')
    throw new AppError('APPROVAL_REQUIRED', { identifier: id });
}
