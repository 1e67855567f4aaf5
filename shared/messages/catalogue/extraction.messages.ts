import { withTone } from '../message.ts';

/** Upload, extraction progress and extraction errors [AMB-045 to AMB-050]. */
export const extractionMessages = {
  ...withTone('neutral', {
    'extraction.title': 'Upload',
    'extraction.tabUploads': 'Uploads and extractions',
    'extraction.tabErrors': 'Errors',
    'extraction.search': 'Search uploads',
    'extraction.columnName': 'Name',
    'extraction.columnDocumentType': 'Document Type',
    'extraction.columnUploadedDate': 'Uploaded Date',
    'extraction.columnUploadedBy': 'Uploaded By',
    'extraction.columnProgress': 'Progress',
    'extraction.columnFailure': 'Reason',
    'extraction.columnActions': 'Actions',
    'extraction.progressOf': 'Progress of {name}',
    'extraction.percent': '{percent}%',

    'extraction.uploadDocuments': 'Upload documents',
    'extraction.dropHere': 'Drop files here or choose them',
    'extraction.dropHint':
      'PDF, images, Excel workbooks or mails with attachments, up to {megabytes} MB each',
    'extraction.documentType': 'Document Type',
    'extraction.recognise': 'Recognise',
    'extraction.recognising': 'Being recognised',
    'extraction.documentTypeOf': 'Document type of {name}',
    'extraction.filesChosen': '{count} files chosen',
    'extraction.removeFile': 'Remove {name}',
    'extraction.startUpload': 'Upload',
    'extraction.cancelUploadOf': 'Cancel upload of {name}',
    'extraction.uploading': 'Uploading',
    'extraction.uploadFailed': 'Upload failed',
    'extraction.retryOf': 'Retry {name}',
    'extraction.deleteOf': 'Delete {name}',

    'extraction.emptyUploads': 'Nothing is being extracted',
    'extraction.emptyUploadsHint': 'Upload a document to see its progress here.',
    'extraction.emptyErrors': 'No extraction errors',
    'extraction.emptyErrorsHint': 'Documents that could not be extracted are listed here with the reason.',
  }),
  ...withTone('warning', {
    'extraction.confirmDelete': 'This document and its file will be deleted.',
    'extraction.confirmReprocess': 'This document will be extracted again.',
  }),
  ...withTone('error', {
    'extraction.failed': 'System could not complete extraction.',
    'extraction.failedDuplicate':
      'Document already exists on the system potentially under a different file name.',
    'extraction.failedInvalidDocument': 'Document uploaded is invalid and could not be opened.',
    'extraction.failedPassword':
      'Document uploaded is password protected, please remove password and reupload.',
    'extraction.failedUnsupportedType': 'Document file type is not supported.',
    'extraction.alreadyReceived': 'This file was already received',
    'extraction.fileTooLarge': 'This file is larger than the upload limit',
    'extraction.trialEnded': 'Your trial has ended, so no more documents can be uploaded',
    'extraction.trialUploadsUsed': 'All uploads of your trial are used',
    'extraction.fileEmpty': 'This file is empty',
    'extraction.fileUnreadable': 'This file could not be read. It may have been moved or is in use',
    'extraction.uploadOf': 'Failed to upload {name}',
    'extraction.loadFailed': 'Failed to load uploads',
    'extraction.documentTypesFailed': 'Failed to load document types',
    'extraction.errorsFailed': 'Failed to load extraction errors',
  }),
};
