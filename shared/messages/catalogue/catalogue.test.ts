import { CATALOGUE, MESSAGES } from './index.ts';
import type { MessageKey } from './index.ts';

/** The texts that the specification quotes, typed in again: where it quotes them, key, text. */
const QUOTED: Record<string, [key: MessageKey, text: string][]> = {
  'AUTH-005, AUTH-013, AUTH-017, AUTH-023 labels of the sign-in screens': [
    ['signIn.login', 'Login'],
    ['signIn.forgotPassword', 'Forgot Password'],
    ['signIn.loginViaSso', 'Log in via SSO'],
    ['signIn.changeAndLogin', 'Change and Login'],
    ['signIn.requestPasswordReset', 'Request Password Reset'],
    ['signIn.backToLogin', 'Back to Login'],
  ],
  'AUTH-012, AUTH-014, AUTH-015, AUTH-016, AUTH-019, AUTH-020, AUTH-028…AUTH-033 sign-in messages': [
    [
      'signIn.emailValidation',
      'Email validation error, please contact a provider administrator if this issue persists',
    ],
    ['signIn.redirectFailed', 'Unsuccessful redirect to change temporary password'],
    ['signIn.userNotSet', 'Cognito user is not set'],
    ['signIn.sessionNotValid', 'Session is not valid'],
    ['signIn.resetRequested', 'Request received'],
    ['signIn.resetRequestFailed', 'Request to change password for {email} failed'],
    ['signIn.refused', 'Email/password combination did not authenticate successfully'],
    ['signIn.succeeded', 'Email/password combination authenticated successfully'],
    ['signIn.failed', 'Sign in failure'],
    ['signIn.passwordChangeFailed', 'Password change failed'],
    ['signIn.passwordChanged', 'Password change successful'],
    ['users.passwordChanged', 'Successfully changed password'],
    ['users.passwordChangeFailed', 'Failed to change password'],
  ],
  'AUTH-024…AUTH-027 password requirements': [
    ['signIn.requirementLength', 'More than 8 characters'],
    ['signIn.requirementLetterAndNumber', 'Have at least one letter and a number'],
    ['signIn.requirementConfirmation', 'Exactly match the confirmation password'],
    ['signIn.failedRequirement', 'Failed password requirement: {requirement}'],
  ],
  'SET-002…SET-008 settings errors': [
    ['settings.notRetrieved', 'Failed to retrieve user settings'],
    ['settings.currencyMissing', 'Default currency not provided'],
    ['settings.languageMissing', 'Default language not provided'],
    ['settings.trialMissing', 'Trial usage not provided'],
    ['settings.limitedUploadsMissing', 'Limited uploads not provided'],
    ['settings.userMissing', 'User not provided'],
    ['settings.languageInvalid', 'Invalid date format'],
  ],
  'ERRX-007…ERRX-011 extraction failures': [
    ['extraction.failed', 'System could not complete extraction.'],
    [
      'extraction.failedDuplicate',
      'Document already exists on the system potentially under a different file name.',
    ],
    ['extraction.failedInvalidDocument', 'Document uploaded is invalid and could not be opened.'],
    [
      'extraction.failedPassword',
      'Document uploaded is password protected, please remove password and reupload.',
    ],
    ['extraction.failedUnsupportedType', 'Document file type is not supported.'],
  ],
  'VAL-007…VAL-010 refused metric values': [
    ['validation.failedDescription', 'Validation failed: {description}'],
    [
      'validation.failedOptions',
      'Validation failed: Value must match one of the following metric options: {options}',
    ],
    ['validation.failed', 'Metric validation failed'],
    ['validation.valueEmpty', 'Value cannot be empty'],
    ['validation.invalidDescription', 'Invalid: {description}'],
  ],
  'PROF-002, PROF-004, PROF-006, PROF-012, PROF-013, PROF-017…PROF-022 profile and password dialog': [
    ['users.reset', 'Reset'],
    ['users.saveChanges', 'Save changes'],
    ['users.changePassword', 'Change Password'],
    ['users.currentPassword', 'Current Password'],
    ['users.newPassword', 'New Password'],
    ['users.confirmNewPassword', 'Confirm New Password'],
    ['validation.required', 'Required'],
    ['validation.invalidEmail', 'Invalid email'],
    ['validation.passwordTooShort', 'Must be at least 8 characters long'],
    ['validation.passwordTooLong', 'Must be less than 256 characters long'],
    ['validation.passwordLetterAndNumber', 'Must contain at least one letter and a number'],
    ['validation.passwordsDoNotMatch', "Passwords don't match"],
    ['validation.invalidInputs', 'Invalid input(s)'],
  ],
  'S1 §5, §8 exports': [
    ['exports.verifiedMetrics', 'Verified Metrics'],
    ['exports.allMetrics', 'All Metrics'],
    ['exports.documents', 'Documents'],
    [
      'exports.unverifiedWarning',
      'The data you are attempting to export includes unverified information which may contain errors. Do you wish to proceed?',
    ],
    ['exports.noVerifiedMetrics', 'No metrics have been verified for this document'],
    ['exports.requiredNotVerified', 'Not all of the required metrics have been verified'],
    ['exports.succeeded', 'Documents exported successfully'],
    ['exports.documentsFailed', 'Failed to export documents'],
    ['exports.metricsFailed', 'Failed to export metrics'],
    ['exports.offline', 'Local export_many not implemented'],
  ],
  'S1 §8 documents': [
    ['documents.updateStatesFailed', 'Failed to update document states'],
    ['documents.reprocessOneFailed', 'Re-processing document failed'],
    ['documents.reprocessFailed', 'Failed to re-process document(s)'],
    ['documents.downloadFailed', 'Failed to download document'],
    ['documents.reportFailed', 'Generating report failed'],
    ['documents.requestFailure', 'Request failure'],
    ['documents.pdfMissing', 'PDF does not exist'],
    ['documents.movedToTrash', 'Documents moved to trash'],
    ['documents.movedToArchive', 'Documents moved to archive'],
    ['documents.movedBack', 'Documents moved back to verification hub'],
    ['documents.deleted', 'Documents deleted successfully'],
    ['documents.deleteFailed', 'Failed to delete documents'],
    ['documents.sentForReprocessing', 'Documents sent for re-processing'],
  ],
  'S1 §5, §8 document view': [
    ['verification.loadFailed', 'Internal API error while fetching document metrics'],
    ['verification.noDocumentRequest', 'No document request'],
    ['verification.noDocumentRequestId', 'No document request id'],
    ['verification.noDocumentType', 'No document type'],
    ['verification.noGroupings', 'No groupings available for this document'],
    ['verification.noMetrics', 'No metrics available for this document'],
    ['verification.notReady', 'Store not ready (request still loading) Please try refreshing the page'],
    ['verification.textCopied', 'Annotation text copied to clipboard'],
    ['verification.nothingSelected', 'No annotation selected to copy text from'],
    ['datapoints.updated', 'Successfully updated metric datapoint'],
    ['datapoints.updateFailed', 'Failed to update metric datapoint'],
  ],
  'S1 §5, §8 users': [
    ['users.empty', 'No users to display'],
    ['users.loadFailed', 'Error loading users'],
    ['users.loadOneFailed', 'Error loading user'],
    ['users.createFailed', 'Create user failed'],
    ['users.updateFailed', 'User update failed'],
    ['users.created', 'New user created'],
    ['users.updated', 'User updated'],
    ['users.notSelected', 'Something went wrong - A user was not selected'],
    ['users.requiredFieldsMissing', 'All required fields must be filled to create a new user'],
    ['users.emailNotValid', 'The email entered is not valid'],
    ['users.confirmDeactivate', 'Are you sure you want to deactivate this user ({name})?'],
    ['users.confirmActivate', 'Are you sure you want to re-activate this user ({name})?'],
  ],
  'S2 §5, §8 entities and relationships': [
    ['entities.nameRequired', 'Entity name is required'],
    ['entities.nameInvalid', 'Invalid Entity Name: {reason}'],
    ['entities.akasInvalid', 'Invalid AKA(s): {reason}'],
    ['entities.akasDuplicate', 'No duplicates allowed.'],
    ['entities.typeRequired', 'Must select at least 1 entity type'],
    ['entities.nameEmpty', 'An entity cannot have an empty name'],
    ['entities.nameTaken', 'An entity with this name already exists'],
    ['entities.createFailed', 'Failed to create entity'],
    ['entities.deleteOneFailed', 'Failed to delete entity'],
    ['entities.deleteManyFailed', 'Failed to delete entities'],
    ['entities.deleteRelationshipsFailed', 'Failed to delete relationships'],
    ['entities.listFailed', 'There was an error fetching the available entities'],
    ['entities.findFailed', 'Failed to retrieve entity information'],
    ['entities.notFound', '404 - Entity not found'],
    ['entities.typesFailed', 'Failed to retrieve entity types'],
    ['entities.updateFailed', 'Failed to update entity'],
    ['entities.updateAkasFailed', 'Failed to update entity AKAs'],
    ['entities.akaTaken', 'Could not add AKA with the same value as an existing AKA'],
    ['entities.akasNotSet', 'Failed to set entity AKAs during creation.'],
    ['entities.noRelationship', 'No relationship found.'],
    ['entities.deletedOne', 'Entity deleted successfully'],
    ['entities.deletedMany', 'Entities deleted successfully'],
    ['entities.relationshipsDeleted', 'Relationships deleted successfully'],
    ['entities.updated', 'Entity updated successfully'],
  ],
  'S2 §2, §8 metrics and datapoints': [
    ['metrics.search', 'Search Metrics...'],
    ['metrics.empty', 'No metrics found'],
    ['metrics.loadFailed', 'Failed to fetch metrics'],
    ['metrics.entityMetricsFailed', 'Failed to fetch entity metrics'],
    ['metrics.latestEntityMetricsFailed', 'Failed to fetch latest entity metrics'],
    ['metrics.latestRelationshipMetricsFailed', 'Failed to fetch latest entity relationship metrics'],
    ['metrics.deleteFailed', 'Failed to delete metrics'],
    ['metrics.deleted', 'Metrics deleted successfully'],
    ['datapoints.none', 'No data available for this metric at the moment.'],
    ['datapoints.historyEmpty', 'No datapoints found'],
    ['datapoints.deleteFailed', 'Failed to delete datapoints'],
    ['datapoints.deleted', 'Datapoints deleted successfully'],
    ['datapoints.loadFailed', 'Failed to load metric datapoints'],
  ],
  'S2 §5, §8 schemas': [
    ['schemas.groupNameTaken', 'Metric group name must be unique'],
    ['schemas.viewNameTaken', 'A view with the name {view} already exists'],
    ['schemas.viewNameEmpty', 'View name can not be empty'],
    ['schemas.metricUsedTwice', 'Metrics can not be used in the same schema more than once'],
    ['schemas.invalidRequest', 'Invalid Request'],
    ['schemas.groupNotFound', 'Metric Group Not Found'],
    ['schemas.subGroupNotFound', 'Sub Group Not Found'],
    ['schemas.invalidName', 'Invalid schema name'],
    ['schemas.nameTaken', 'Invalid schema name. A schema with this name already exists.'],
  ],
  'S1 §2 sidebar and generic pieces': [
    ['navigation.upload', 'Upload'],
    ['navigation.documents', 'Documents'],
    ['navigation.archive', 'Archive'],
    ['navigation.trash', 'Trash'],
    ['navigation.manualQa', 'Manual QA'],
    ['navigation.logout', 'Logout'],
    ['generic.insufficientPermissions', 'Insufficient Permissions'],
    ['generic.warningTitle', 'WARNING'],
    ['generic.cancel', 'Cancel'],
    ['generic.continue', 'Continue'],
    ['generic.addTab', 'Add Tab'],
    ['generic.showing', 'Showing'],
    ['generic.resultsPerPageOf', 'results per page of {total}'],
  ],
};

describe('quoted texts, literally: AUTH-014…AUTH-016, AUTH-024…AUTH-027, AUTH-030, AUTH-033, SET-002…SET-008, ERRX-007…ERRX-011, VAL-007…VAL-010', () => {
  describe.each(Object.entries(QUOTED))('%s', (_where, texts) => {
    it.each(texts)('%s', (key, text) => {
      expect(MESSAGES[key].text).toBe(text);
    });
  });
});

describe('AMB-029 columns of the document list', () => {
  it('AMB-029 has the nine columns', () => {
    const columns = Object.entries(MESSAGES).filter(([key]) => key.startsWith('documents.column'));
    expect(columns.map(([, { text }]) => text)).toEqual([
      'Name',
      'Document Type',
      'Fund',
      'Fund Manager',
      'Reporting Date',
      'Uploaded Date',
      'Uploaded By',
      'Verified',
      'Tags',
    ]);
  });
});

describe('tones', () => {
  it('AUTH-020 the failed reset request is shown in a success tone', () => {
    expect(MESSAGES['signIn.resetRequestFailed'].tone).toBe('success');
  });

  it('AUTH-020 no other success claims a failure', () => {
    const claims = Object.entries(MESSAGES).filter(
      ([, { tone, text }]) => tone === 'success' && /fail/i.test(text),
    );
    expect(claims.map(([key]) => key)).toEqual(['signIn.resetRequestFailed']);
  });

  it('calls every message that begins with a failure an error', () => {
    const others = Object.entries(MESSAGES).filter(
      ([, { tone, text }]) => /^(Failed to|Error )/.test(text) && tone !== 'error',
    );
    expect(others).toEqual([]);
  });
});

describe('catalogue', () => {
  it('keeps each key in the file of its area, so that no area overwrites another', () => {
    const strangers = Object.entries(CATALOGUE).flatMap(([area, messages]) =>
      Object.keys(messages).filter((key) => !key.startsWith(`${area}.`)),
    );
    expect(strangers).toEqual([]);
    const counts = Object.values(CATALOGUE).map((messages) => Object.keys(messages).length);
    expect(Object.keys(MESSAGES)).toHaveLength(counts.reduce((sum, count) => sum + count));
  });

  it('speaks plainly: no empty text, no exclamation marks, no stray spaces', () => {
    const odd = Object.entries(MESSAGES).filter(
      ([, { text }]) => text.length === 0 || text.includes('!') || text !== text.trim(),
    );
    expect(odd).toEqual([]);
  });
});
