import { hasEveryPermission } from './permission.ts';
import type { Permission } from './permission.ts';

/** The permissions that each act on a document requires; an empty list is open to any signed-in user [AMB-035]. */
export const DOCUMENT_ACTION_PERMISSIONS = {
  upload: [],
  view: [],
  export: [],
  download: [],
  /** Move between the lists: archive, trash, back to the verification hub. */
  move: ['CAN_EDIT_DOCUMENTS'],
  edit: ['CAN_EDIT_DOCUMENTS'],
  editTags: ['CAN_EDIT_DOCUMENTS'],
  delete: ['CAN_DELETE_DOCUMENTS'],
  reprocess: ['CAN_REQUEUE_DOCUMENTS'],
  confirm: ['CAN_VERIFY_DOCUMENTS'],
  toggleVerified: ['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'],
  /** Change a verified value of a confirmed document [AMB-130]. */
  editConfirmed: ['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'],
  /** The transitions of user acceptance, by their ids [AMB-139]. */
  submit: ['CAN_VERIFY_DOCUMENTS'],
  approve: ['CAN_APPROVE_DOCUMENTS'],
  reject: ['CAN_APPROVE_DOCUMENTS'],
  /** Confirm so that the extraction learns, and remove what it learned [AMB-085]. */
  train: ['CAN_RETRAIN_MODELS'],
} as const satisfies Record<string, readonly Permission[]>;

export type DocumentAction = keyof typeof DOCUMENT_ACTION_PERMISSIONS;

/** Whether a user with this mask may do the act on documents [AMB-035]. */
export function canActOnDocuments(mask: number, action: DocumentAction): boolean {
  return hasEveryPermission(mask, DOCUMENT_ACTION_PERMISSIONS[action]);
}

/** What changing a value takes: a verified one of a confirmed document is locked to those who may not verify [AMB-130]. */
export function editActionOf(value: { isConfirmed: boolean; isVerified: boolean }): 'edit' | 'editConfirmed' {
  return value.isConfirmed && value.isVerified ? 'editConfirmed' : 'edit';
}
