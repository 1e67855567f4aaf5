import type { ListStage } from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';
import type { RouteId } from '@assay/shared/router';

/** The four screens that show the same list at another stage [ROUTE-006, ROUTE-007, ROUTE-008, ROUTE-009]. */
export type DocumentListName = 'verification' | 'archive' | 'trash' | 'qa';

/** What makes one document list different from the others. */
export interface DocumentList {
  readonly name: DocumentListName;
  readonly route: RouteId;
  readonly stage: ListStage;
  readonly title: MessageKey;
  /** Shown when the list is empty and no filter is set. */
  readonly emptyTitle: MessageKey;
  readonly emptyHint: MessageKey;
}

/** The document lists with their stages [ROUTE-006]. */
export const DOCUMENT_LISTS = {
  verification: {
    name: 'verification',
    route: 'documents.verification',
    stage: 'EXT_DONE',
    title: 'documents.titleVerification',
    emptyTitle: 'documents.emptyVerification',
    emptyHint: 'documents.emptyVerificationHint',
  },
  archive: {
    name: 'archive',
    route: 'documents.archive',
    stage: 'ARCHIVED',
    title: 'documents.titleArchive',
    emptyTitle: 'documents.emptyArchive',
    emptyHint: 'documents.emptyArchiveHint',
  },
  trash: {
    name: 'trash',
    route: 'documents.trash',
    stage: 'TRASHED',
    title: 'documents.titleTrash',
    emptyTitle: 'documents.emptyTrash',
    emptyHint: 'documents.emptyTrashHint',
  },
  qa: {
    name: 'qa',
    route: 'documents.qa',
    stage: 'EXT_MANUAL_QA',
    title: 'documents.titleManualQa',
    emptyTitle: 'documents.emptyManualQa',
    emptyHint: 'documents.emptyManualQaHint',
  },
} as const satisfies Record<DocumentListName, DocumentList>;
