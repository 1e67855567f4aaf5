import { AppError, isExportAllowed, isStage } from '@assay/shared/domain';
import type { Actor } from '../../plugins/actor.ts';

/**
 * Documents whose values were extracted may be exported; those in Manual QA exist only for the provider (AMB-126).
 * @throws AppError NOT_FOUND or DOCUMENT_NOT_READY, naming the document
 */
export function requireExportable(
  actor: Pick<Actor, 'isProvider'>,
  ids: readonly string[],
  documents: readonly { readonly id: string; readonly stage: string }[],
): void {
  const found = new Set(
    documents.filter(({ stage }) => stage !== 'EXT_MANUAL_QA' || actor.isProvider).map(({ id }) => id),
  );
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { identifier: missing });
  const early = documents.find(({ stage }) => !isStage(stage) || !isExportAllowed(stage));
  if (early !== undefined) throw new AppError('DOCUMENT_NOT_READY', { identifier: early.id });
}
