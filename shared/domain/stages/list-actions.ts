import type { ListStage } from './stage.ts';

/** A bulk action over selected documents. */
export type ListAction =
  | 'moveBack'
  | 'archive'
  | 'trash'
  | 'delete'
  | 'reprocess'
  | 'export'
  | 'verify'
  | 'verifyProven'
  | 'sideBySide'
  | 'report'
  | 'tags';

/** The bulk actions of each list, in the order of the bar [AMB-034, AMB-042, AMB-044]. */
export const LIST_ACTIONS = {
  EXT_DONE: [
    'verify',
    'verifyProven',
    'sideBySide',
    'archive',
    'trash',
    'reprocess',
    'tags',
    'export',
    'report',
  ],
  ARCHIVED: ['moveBack', 'trash', 'tags', 'export', 'report'],
  TRASHED: ['moveBack', 'delete'],
  EXT_MANUAL_QA: ['moveBack', 'trash', 'reprocess', 'tags'],
} as const satisfies Record<ListStage, readonly ListAction[]>;
