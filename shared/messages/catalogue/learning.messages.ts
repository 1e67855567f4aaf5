import { withTone } from '../message.ts';

/** What the extraction learned from trusted reviewers [AMB-085]. */
export const learningMessages = {
  ...withTone('neutral', {
    'learning.title': 'Learned from reviewers',
    'learning.link': 'Learned from reviewers',
    'learning.filters': 'Filters',
    'learning.search': 'Search senders, metrics and labels…',
    'learning.columnSender': 'Sender',
    'learning.columnMetric': 'Metric',
    'learning.columnLabel': 'Learned label',
    'learning.ofLabel': '{label}',
    'learning.ofName': 'Name: {label}',
    'learning.ofColumn': 'Column: {label}',
    'learning.ofRow': 'Row: {label}',
    'learning.ofNoRow': 'Not a row: {label}',
    'learning.ofAbsent': 'Not this metric: {label}',
    'learning.columnReviewer': 'Reviewer',
    'learning.columnLearnedOn': 'Learned on',
    'learning.columnDocuments': 'Documents',
    'learning.columnState': 'State',
    'learning.columnActions': 'Actions',
    'learning.stateWaiting': 'Being tested on confirmed documents',
    'learning.stateActive': 'Active',
    'learning.stateRejected': 'Rejected: {metric} of {document} would become wrong',
    'learning.stateSuspended': 'Suspended: {metric} of {document} was corrected',
    'learning.stateRemoved': 'Removed',
    'learning.filterWaiting': 'Being tested',
    'learning.filterActive': 'Active',
    'learning.filterRejected': 'Rejected',
    'learning.filterSuspended': 'Suspended',
    'learning.filterRemoved': 'Removed',
    'learning.empty': 'Nothing has been learned yet',
    'learning.emptyHint':
      'When a reviewer with the permission Train confirms a document with corrected values, what the extraction learns about its sender appears here.',
    'learning.remove': 'Remove',
    'learning.removeOf': 'Remove what was learned for {metric}',
    'learning.restore': 'Put back',
    'learning.restoreOf': 'Put back what was learned for {metric}',
    'learning.learned': 'Learned',
    'learning.learnedFrom': 'Learned from {document}, {reviewer}, {date}',
    'learning.removedSince': 'Removed: the next document is extracted without it',
    'learning.seeAll': 'See everything learned',
  }),
  ...withTone('info', {
    'learning.reading':
      'Learned: in force after {count, plural, one {# document is} other {# documents are}} read again',
  }),
  ...withTone('warning', {
    'learning.refused': 'Not learned: a confirmed value would become wrong',
  }),
  ...withTone('success', {
    'learning.inForce': 'Learned: in force',
    'learning.removed': 'The next documents are extracted without it',
    'learning.restored': 'The next documents are extracted with it again',
  }),
  ...withTone('error', {
    'learning.loadFailed': 'Failed to load what was learned',
    'learning.removeFailed': 'Failed to remove what was learned',
    'learning.restoreFailed': 'Failed to put back what was learned',
  }),
};
