import type { DOCUMENT_LIST_COLUMNS } from '@assay/shared/contracts';
import type { MessageKey } from '@assay/shared/messages';

/** A column by the wire name that sorts it; tags alone can not be sorted [AMB-029]. */
export type DocumentColumnId = (typeof DOCUMENT_LIST_COLUMNS)[number] | 'tags';

/** A column's header and width. */
export interface DocumentColumn {
  readonly id: DocumentColumnId;
  readonly header: MessageKey;
  /** In px; the name takes what is left. */
  readonly width?: number;
}

/** The columns of the document lists in their order [AMB-029]. */
export const DOCUMENT_COLUMNS: readonly DocumentColumn[] = [
  { id: 'file_name', header: 'documents.columnName' },
  { id: 'document_type', header: 'documents.columnDocumentType', width: 146 },
  { id: 'fund', header: 'documents.columnFund', width: 192 },
  { id: 'fund_manager', header: 'documents.columnFundManager', width: 164 },
  { id: 'reporting_date', header: 'documents.columnReportingDate', width: 130 },
  { id: 'uploadedDate', header: 'documents.columnUploadedDate', width: 164 },
  { id: 'uploaded_by', header: 'documents.columnUploadedBy', width: 118 },
  { id: 'is_verified', header: 'documents.columnVerified', width: 92 },
  { id: 'tags', header: 'documents.columnTags', width: 76 },
];
