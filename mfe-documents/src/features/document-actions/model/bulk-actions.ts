import {
  isMoveAllowed,
  isMoveTarget,
  LIST_ACTIONS,
  type Action,
  type ListAction,
  type ListStage,
  type MoveTarget,
  type Stage,
} from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';

/** A bulk action: its label, and the action whose permission it needs [AMB-035]. */
export interface BulkAction {
  readonly label: MessageKey;
  readonly act: Action;
  /** Moves into a menu where the bar has little room. */
  readonly isMinor?: boolean;
}

/** The bulk actions of the lists. Verify leads into the review loop, which ends in confirming. */
export const BULK_ACTIONS: Readonly<Record<ListAction, BulkAction>> = {
  verify: { label: 'documents.verify', act: 'documents.confirm' },
  verifyProven: { label: 'documents.verifyProven', act: 'documents.toggleVerified', isMinor: true },
  sideBySide: { label: 'documents.sideBySide', act: 'documents.view', isMinor: true },
  moveBack: { label: 'documents.moveBack', act: 'documents.move' },
  archive: { label: 'documents.archive', act: 'documents.move' },
  trash: { label: 'documents.trash', act: 'documents.move' },
  reprocess: { label: 'documents.reprocess', act: 'documents.reprocess' },
  tags: { label: 'documents.editTags', act: 'documents.editTags', isMinor: true },
  export: { label: 'documents.export', act: 'documents.export' },
  report: { label: 'documents.report', act: 'documents.export', isMinor: true },
  delete: { label: 'documents.delete', act: 'documents.delete' },
};

/** The bulk actions of a list, in the order of the bar [AMB-034]. */
export function bulkActionsOf(stage: ListStage): readonly ListAction[] {
  return LIST_ACTIONS[stage];
}

/** The stage to which an action moves [AMB-032]. */
export const ACTION_TARGETS = {
  moveBack: 'EXT_DONE',
  archive: 'ARCHIVED',
  trash: 'TRASHED',
} as const satisfies Partial<Record<ListAction, MoveTarget>>;

/** The message of a successful move [LIST-015, LIST-016, LIST-017]. */
export const MOVED_MESSAGES = {
  EXT_DONE: 'documents.movedBack',
  ARCHIVED: 'documents.movedToArchive',
  TRASHED: 'documents.movedToTrash',
} as const satisfies Record<MoveTarget, MessageKey>;

/** The move that undoes a move, or null where none does: nothing returns to Manual QA [AMB-033]. */
export function undoTarget({ from, to }: { from: Stage; to: MoveTarget }): MoveTarget | null {
  return isMoveTarget(from) && isMoveAllowed(to, from) ? from : null;
}
