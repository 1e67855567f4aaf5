import { acceptanceStateOf, AppError } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { DocumentRow } from '../document-requests/repository.ts';
import { findReviewSettings } from '../settings/repository.ts';
import { findLastAttempt, findTransitions } from './repository.ts';

/**
 * Makes sure that a document may be confirmed: someone has approved its present values, where the client asks for it.
 * @throws AppError APPROVAL_REQUIRED
 */
export async function requireApproval(
  transaction: DatabaseTransaction,
  clientId: string,
  { id, revision }: Pick<DocumentRow, 'id' | 'revision'>,
): Promise<void> {
  if (!(await findReviewSettings(transaction, clientId)).requires_approval) return;
  const [last] = await findTransitions(transaction, { clientId, documentId: id });
  const { attempt } = await findLastAttempt(transaction, id);
  if (acceptanceStateOf(last, { attempt, revision }) !== 'approved')
    throw new AppError('APPROVAL_REQUIRED', { identifier: id });
}
