import { withTone } from '../message.ts';

/** The user-acceptance workflow: submit, approve, reject [AMB-070]. */
export const acceptanceMessages = {
  ...withTone('neutral', {
    'acceptance.submit': 'Submit for approval',
    'acceptance.approve': 'Approve',
    'acceptance.reject': 'Reject',
    'acceptance.justification': 'Reason',
    'acceptance.justificationOptional': 'Comment (optional)',
    'acceptance.justificationMissing': 'Enter a reason',
    'acceptance.status': 'Approval',
    'acceptance.waiting': 'Waiting for approval, submitted by {name}',
    'acceptance.waitingOwn': 'Waiting for someone else to approve',
    'acceptance.rejectedBy': 'Rejected by {name}',
    'acceptance.approvedBy': 'Approved by {name}',
    'acceptance.changedSince': 'Changed since {name} approved it',
    'acceptance.changes': 'Changes to check',
    'acceptance.overrides': 'Overridden checks',
    'acceptance.overrideCount': '{count, plural, one {# overridden check} other {# overridden checks}}',
    'acceptance.changesNone': 'No value was changed after extraction',
    'acceptance.changeCount': '{count, plural, one {# changed value} other {# changed values}}',
    'acceptance.changedBy': 'changed by {name}',
    'acceptance.changedAfterReview': 'New',
    'acceptance.was': 'was {value}',
    'acceptance.wasMissing': 'was not found',
    'acceptance.removed': 'removed',
  }),
  ...withTone('success', {
    'acceptance.submitted': 'Submitted for approval',
    'acceptance.approved': 'Document approved',
    'acceptance.rejected': 'Document rejected',
    'acceptance.done': 'Document updated',
  }),
  ...withTone('error', {
    'acceptance.changedMeanwhile':
      'Not approved: someone else changed a value. Check the changes and approve again',
    'acceptance.failed': 'Failed to update the approval of this document',
    'acceptance.ownWork': 'You submitted or changed this document: someone else has to approve it',
    'acceptance.notAllowed': 'Someone else changed the approval of this document in the meantime',
    'acceptance.approvalRequired': 'This document must be approved before it can be confirmed',
  }),
};
