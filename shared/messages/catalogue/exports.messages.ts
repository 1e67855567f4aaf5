import { withTone } from '../message.ts';

/** Exports of the lists and of the document view [AMB-071 to AMB-073]. */
export const exportsMessages = {
  ...withTone('neutral', {
    'exports.title': 'Export',
    'exports.verifiedMetrics': 'Verified Metrics',
    'exports.allMetrics': 'All Metrics',
    'exports.documents': 'Documents',
    'exports.format': 'Format',
    'exports.formatCsv': 'CSV',
    'exports.formatExcel': 'Excel',
    'exports.formatJson': 'JSON',
    'exports.start': 'Export',
    'exports.documentCount': '{count} documents selected',
    'exports.oneDocument': '1 document selected',
  }),
  ...withTone('success', {
    'exports.succeeded': 'Documents exported successfully',
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
  }),
};
