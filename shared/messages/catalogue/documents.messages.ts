import { withTone } from '../message.ts';

/** The document lists and what can be done to documents in them [AMB-029, AMB-034]. */
export const documentsMessages = {
  ...withTone('neutral', {
    'documents.titleVerification': 'Documents',
    'documents.titleArchive': 'Archive',
    'documents.titleTrash': 'Trash',
    'documents.titleManualQa': 'Manual QA',

    'documents.columnName': 'Name',
    'documents.columnDocumentType': 'Document Type',
    'documents.columnFund': 'Fund',
    'documents.columnFundManager': 'Fund Manager',
    'documents.columnReportingDate': 'Reporting Date',
    'documents.columnUploadedDate': 'Uploaded Date',
    'documents.columnUploadedBy': 'Uploaded By',
    'documents.columnVerified': 'Verified',
    'documents.columnTags': 'Tags',
    'documents.confirmed': 'Confirmed',
    'documents.confirmedBy': 'Confirmed by {name}',
    'documents.onPage': 'page {page}',
    'documents.onPages': 'pages {from}–{to}',
    'documents.metricsVerified': '{verified} of {total} metrics verified',
    'documents.moreTags': '+{count}',

    'documents.filters': 'Filters',
    'documents.search': 'Search documents',
    'documents.filterType': 'Document Type',
    'documents.filterTags': 'Tags',
    'documents.noTags': 'No tags on this page',
    'documents.clearFiltersOf': 'Clear filters ({count})',
    'documents.verify': 'Verify',
    'documents.archive': 'Archive',
    'documents.trash': 'Trash',
    'documents.moveBack': 'Move back to verification hub',
    'documents.delete': 'Delete',
    'documents.reprocess': 'Re-process',
    'documents.export': 'Export',
    'documents.upload': 'Upload',
    'documents.undo': 'Undo',

    'documents.emptyVerification': 'No documents to display',
    'documents.emptyVerificationHint':
      'Upload a document to start. It appears here once its values are extracted.',
    'documents.emptyArchive': 'No archived documents',
    'documents.emptyArchiveHint': 'Documents you archive appear here.',
    'documents.emptyTrash': 'Trash is empty',
    'documents.emptyTrashHint': 'Documents you move to trash stay here until you delete them.',
    'documents.emptyManualQa': 'No documents in manual QA',
    'documents.emptyManualQaHint': 'Documents that need a manual check before review appear here.',
  }),
  ...withTone('success', {
    'documents.movedToTrash': 'Documents moved to trash',
    'documents.movedToArchive': 'Documents moved to archive',
    'documents.movedBack': 'Documents moved back to verification hub',
    'documents.deleted': 'Documents deleted successfully',
  }),
  ...withTone('info', {
    'documents.sentForReprocessing': 'Documents sent for re-processing',
    'documents.moveUndone': 'Move undone',
  }),
  ...withTone('warning', {
    'documents.confirmDelete':
      'The selected documents, their files and their extracted data will be deleted.',
    'documents.confirmReprocess':
      'The selected documents will be extracted again. Their current values and edits will be replaced.',
  }),
  ...withTone('error', {
    'documents.loadFailed': 'Failed to load documents',
    'documents.updateStatesFailed': 'Failed to update document states',
    'documents.reprocessOneFailed': 'Re-processing document failed',
    'documents.reprocessFailed': 'Failed to re-process document(s)',
    'documents.deleteFailed': 'Failed to delete documents',
    'documents.downloadFailed': 'Failed to download document',
    'documents.reportFailed': 'Generating report failed',
    'documents.requestFailure': 'Request failure',
    'documents.pdfMissing': 'PDF does not exist',
    'documents.fileDamaged': 'The stored file is damaged and can not be shown',
    'documents.moveNotAllowed': 'This document can not be moved while it is in this stage',
    'documents.readOnly': 'Archived and trashed documents can not be edited',
    'documents.notReady': 'This document is not ready yet. Try again when its extraction has finished',
  }),
};
