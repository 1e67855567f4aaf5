import {
  canDo,
  ACTIONS,
  editActionOf,
  isReadOnlyStage,
  isStage,
  type Permission,
} from '@assay/shared/domain';
import type { MetricState } from '../../../document/metric-state.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';

/** What a user may do in a document. */
export interface ReviewRights {
  /** The document is in Archive or Trash, where nobody may change or confirm it. */
  readonly isReadOnlyStage: boolean;
  /** The user may edit nothing, because of the stage, for want of a permission, or while rows are loading. */
  readonly isReadOnly: boolean;
  readonly canVerify: boolean;
  readonly canConfirm: boolean;
  /** Whether a value is a verified one of a confirmed document, which takes the permission to verify [AMB-130]. */
  readonly isLocked: (state: MetricState) => boolean;
  readonly canEdit: (state: MetricState) => boolean;
}

/** Finds what the permissions of a user allow in a document. */
export function findReviewRights(
  { stage, request, missingRows }: Pick<ReviewDocument, 'stage' | 'request' | 'missingRows'>,
  permissions: number,
): ReviewRights {
  const inReadOnlyStage = isStage(stage) && isReadOnlyStage(stage);
  const isReadOnly = inReadOnlyStage || missingRows > 0 || !canDo(permissions, 'documents.edit');
  const isLocked = ({ isVerified }: MetricState) =>
    !canDo(permissions, editActionOf({ isConfirmed: request.isVerified, isVerified }));
  return {
    isReadOnlyStage: inReadOnlyStage,
    isReadOnly,
    canVerify: !isReadOnly && canDo(permissions, 'documents.toggleVerified'),
    canConfirm: canDo(permissions, 'documents.confirm'),
    isLocked,
    canEdit: (state) => !isReadOnly && !isLocked(state),
  };
}

/** The permissions that editing a value takes. */
export function permissionsToEdit(isLocked: boolean): readonly Permission[] {
  return ACTIONS[isLocked ? 'documents.editConfirmed' : 'documents.edit'];
}
