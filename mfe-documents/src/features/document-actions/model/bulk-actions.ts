import {
  isMoveAllowed,
  isMoveTarget,
  LIST_ACTIONS,
  type DocumentAction,
  type ListAction,
  type ListStage,
  type MoveTarget,
  type Stage,
} from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';

/** A bulk action: its label, and the action whose permission it needs [AMB-035]. */
export interface BulkAction {
  readonly label: MessageKey;
  readonly act: DocumentAction;
  /** Moves into a menu where the bar has little room. */
  readonly isMinor?: boolean;
}

/** The bulk actions of the lists. Verify leads into the review loop, which ends in confirming. */
export const BULK_ACTIONS: Readonly<Record<ListAction, BulkAction>> = {
  verify: { label: 'documents.verify', act: 'confirm' },
  verifyProven: { label: 'documents.verifyProven', act: 'toggleVerified', isMinor: true },
  sideBySide: { label: 'documents.sideBySide', act: 'view', isMinor: true },
  moveBack: { label: 'documents.moveBack', act: 'move' },
  archive: { label: 'documents.archive', act: 'move' },
  trash: { label: 'documents.trash', act: 'move' },
  reprocess: { label: 'documents.reprocess', act: 'reprocess' },
  tags: { label: 'documents.editTags', act: 'editTags', isMinor: true },
  export: { label: 'documents.export', act: 'export' },
  report: { label: 'documents.report', act: 'export', isMinor: true },
  delete: { label: 'documents.delete', act: 'delete' },
};

/** The bulk actions of a list, in the order of the bar [AMB-034]. */
export function bulkActionsOf(stage: ListStage): readonly ListAction[] {
  return LIST_ACTIONS[stage];
}

/** The stage to which an action moves [AMB-032]. */
export const TARGET_OF_ACTION = {
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
