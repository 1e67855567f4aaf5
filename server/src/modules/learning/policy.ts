import { canDo } from '@assay/shared/domain';
import type { Actor } from '../../plugins/actor.ts';

/** Whether the extraction learns from what a user confirms (PERM-011, AMB-085). */
export function isTrustedReviewer(actor: Pick<Actor, 'permissions'>): boolean {
  return canDo(actor.permissions, 'documents.train');
}
