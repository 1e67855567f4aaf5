import { withTone } from '../message.ts';

/** Exports of the lists and of the document view [AMB-071 to AMB-073]. */
export const exportsMessages = {
  ...withTone('neutral', {
    'exports.title': 'Export',
    'exports.verifiedMetrics': 'Verified Metrics',
    'exports.allMetrics': 'All Metrics',
    'exports.documents': 'Documents',
    'exports.kind': 'What to export',
    'exports.verifiedMetricsHint': 'Values that somebody verified.',
    'exports.allMetricsHint': 'Every value found, verified or not.',
    'exports.documentsHint': 'The original files with their document graphs, in one zip.',
    'exports.inBackground': 'This export is large. You can go on working while it is written.',
    'exports.format': 'Format',
    'exports.formatCsv': 'CSV',
    'exports.formatExcel': 'Excel',
    'exports.formatJson': 'JSON',
    'exports.start': 'Export',
    'exports.documentCount': '{count} documents selected',
    'exports.oneDocument': '1 document selected',

    'exports.blockers': 'What is missing for CSV',
    'exports.oneBlocker': '1 document is not ready for CSV',
    'exports.blockerCount': '{count} documents are not ready for CSV',
    'exports.moreBlockers': '{count} more documents',
    'exports.nothingVerified': 'No value verified',
    'exports.requiredOpen': 'Required, not verified',
    'exports.openField': '{field}, open in {document}',
    'exports.fieldRow': '{field}, row {row}',
    'exports.moreFields': '{count} more',

    'exports.tray': 'Exports',
    'exports.trayRunning': 'Exports ({count} running)',
    'exports.trayDocument': '1 document',
    'exports.trayDocuments': '{count} documents',
    'exports.progress': 'Progress of {name}',
    'exports.waiting': 'Waiting',
    'exports.written': '{written} of {documents} documents written',
    'exports.readyUntil': '{size}, kept until {time}',
    'exports.save': 'Download',
    'exports.download': 'Download {name}',
    'exports.retry': 'Try {name} again',
    'exports.cancel': 'Cancel {name}',
    'exports.remove': 'Remove {name}',
  }),
  ...withTone('success', {
    'exports.succeeded': 'Documents exported successfully',
  }),
  ...withTone('info', {
    'exports.started': 'Export started. It is kept under Exports.',
  }),
  ...withTone('warning', {
    'exports.unverifiedWarning':
      'The data you are attempting to export includes unverified information which may contain errors. Do you wish to proceed?',
  }),
  ...withTone('error', {
    'exports.noVerifiedMetrics': 'No metrics have been verified for this document',
    'exports.requiredNotVerified': 'Not all of the required metrics have been verified',
    'exports.documentsFailed': 'Failed to export documents',
    'exports.metricsFailed': 'Failed to export metrics',
    'exports.blockersFailed': 'The missing fields could not be loaded',
    'exports.downloadFailed': 'Failed to download the export',
    'exports.removeFailed': 'Failed to remove the export',
  }),
};
