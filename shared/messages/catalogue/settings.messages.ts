import { withTone } from '../message.ts';

/** Settings that are missing or unusable, and the titles of the settings screens. */
export const settingsMessages = {
  ...withTone('error', {
    'settings.notRetrieved': 'Failed to retrieve user settings',
    'settings.currencyMissing': 'Default currency not provided',
    'settings.languageMissing': 'Default language not provided',
    'settings.trialMissing': 'Trial usage not provided',
    'settings.limitedUploadsMissing': 'Limited uploads not provided',
    'settings.userMissing': 'User not provided',
    'settings.languageInvalid': 'Invalid date format',
  }),
};
