import { isFailedStage, isListStage, STAGES } from './stage.ts';
import type { ListStage, Stage } from './stage.ts';

/** The stages that a user may move a document to [AMB-032, AMB-033]. */
export const MOVE_TARGETS = ['EXT_DONE', 'ARCHIVED', 'TRASHED'] as const satisfies readonly ListStage[];
export type MoveTarget = (typeof MOVE_TARGETS)[number];

/** Whether a stage can be the target of a move. */
export function isMoveTarget(stage: Stage): stage is MoveTarget {
  return (MOVE_TARGETS as readonly Stage[]).includes(stage);
}

/**
 * Whether a document may be moved: from any of the four lists to Documents, Archive or Trash. A move to the present
 * list is allowed and changes nothing. Documents in extraction or failed cannot be moved [AMB-033].
 */
export function isMoveAllowed(from: Stage, to: Stage): boolean {
  return isListStage(from) && (from === to || isMoveTarget(to));
}

/** Whether a document can be extracted again: it has a file and is not archived or trashed [AMB-033, AMB-034]. */
export function isReprocessAllowed(stage: Stage): boolean {
  return stage !== 'DOC_REQUESTED' && !isReadOnlyStage(stage);
}

/** Archived and trashed documents open read-only [AMB-033]. */
export function isReadOnlyStage(stage: Stage): boolean {
  const { kind } = STAGES[stage];
  return kind === 'archived' || kind === 'trashed';
}

/** Whether a document can be deleted for good: from Trash, when failed or while extracting [AMB-033, AMB-036]. */
export function isDeleteAllowed(stage: Stage): boolean {
  const { kind } = STAGES[stage];
  return kind === 'trashed' || isFailedStage(stage) || kind === 'progress' || kind === 'queued';
}

/** Whether the values of a document can be exported: extraction has ended and nobody put the document in the trash. */
export function isExportAllowed(stage: Stage): boolean {
  const { kind } = STAGES[stage];
  return kind === 'done' || kind === 'archived' || kind === 'manualQa';
}
