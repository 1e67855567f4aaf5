import {
  ACCEPTANCE_RULES,
  AppError,
  canDo,
  isAcceptanceTransition,
  offeredTransitions,
  possibleTransitions,
  type AcceptanceSituation,
  type AcceptanceTransition,
} from '@assay/shared/domain';
import type { Actor } from '../../plugins/actor.ts';

/**
 * The transition that a request names.
 * @throws AppError INVALID_REQUEST for an unknown one, FORBIDDEN for one that the user's permissions do not cover [AMB-139]
 */
export function requireTransition(
  { permissions }: Pick<Actor, 'permissions'>,
  id: string,
): AcceptanceTransition {
  if (!isAcceptanceTransition(id)) throw new AppError('INVALID_REQUEST', { identifier: 'transition' });
  if (!canDo(permissions, `documents.${id}`)) throw new AppError('FORBIDDEN');
  return id;
}

/**
 * The justification of a transition as it is kept: trimmed, and none for a transition that takes none.
 * @throws AppError INVALID_REQUEST where a required one is missing
 */
export function readJustification(
  transition: AcceptanceTransition,
  typed: string | null | undefined,
): string | null {
  const rule = ACCEPTANCE_RULES[transition].justification;
  const justification = typed?.trim() ?? '';
  if (rule === 'required' && justification === '')
    throw new AppError('INVALID_REQUEST', { identifier: 'justification' });
  return rule === undefined || justification === '' ? null : justification;
}

/** @throws AppError OWN_WORK, or TRANSITION_NOT_ALLOWED where the document does not offer the transition now */
export function requireOffered(transition: AcceptanceTransition, situation: AcceptanceSituation): void {
  if (offeredTransitions(situation).includes(transition)) return;
  const isOwn = possibleTransitions(situation).includes(transition);
  throw new AppError(isOwn ? 'OWN_WORK' : 'TRANSITION_NOT_ALLOWED', { identifier: transition });
}
