import { withTone } from '../message.ts';

/** Settings that are missing or unusable, and the titles of the settings screens. */
export const settingsMessages = {
  ...withTone('neutral', {
    'settings.requiresApproval': 'Documents are confirmed only after someone else has approved them',
    'settings.requiresApprovalHint':
      'Whoever submits a document, or changes one of its values, cannot approve it.',
    'settings.hidesReviewerFigures': 'Hide individual reviewer figures',
    'settings.hidesReviewerFiguresHint': 'Dashboards show team totals, except to user administrators.',
    'settings.modelProposals':
      'Before values are chosen, the language model {model} at {host} reads documents of layouts that were never confirmed: the text of their pages is sent there, bank details and names included.',
  }),
  ...withTone('success', {
    'settings.saved': 'Settings saved',
  }),
  ...withTone('error', {
    'settings.reviewFailed': 'The settings of the review could not be loaded',
    'settings.saveFailed': 'Failed to save the settings',
    'settings.notRetrieved': 'Failed to retrieve user settings',
    'settings.currencyMissing': 'Default currency not provided',
    'settings.languageMissing': 'Default language not provided',
    'settings.trialMissing': 'Trial usage not provided',
    'settings.limitedUploadsMissing': 'Limited uploads not provided',
    'settings.userMissing': 'User not provided',
    'settings.languageInvalid': 'Invalid date format',
  }),
};
