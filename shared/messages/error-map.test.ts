import { FAILED_STAGES, failureMessageKey, readSettings } from '@assay/shared/domain';
import { messageKeyForError } from './error-map.ts';
import { text, toneOf } from './text.ts';

describe('messageKeyForError', () => {
  it("shows the code's own message where it says more than the area's", () => {
    expect(messageKeyForError('NO_VERIFIED_METRICS', 'exports.metricsFailed')).toBe(
      'exports.noVerifiedMetrics',
    );
    expect(messageKeyForError('UNAUTHENTICATED', 'documents.loadFailed')).toBe('signIn.sessionNotValid');
  });

  it("shows the area's message for what only says that it failed", () => {
    for (const code of ['INTERNAL_ERROR', 'NOT_FOUND', 'INVALID_REQUEST', 'NETWORK_FAILED']) {
      expect(messageKeyForError(code, 'documents.updateStatesFailed')).toBe('documents.updateStatesFailed');
    }
  });

  it('falls back to the general message of the code, and never shows an unknown code', () => {
    expect(messageKeyForError('NOT_FOUND')).toBe('generic.notFound');
    expect(messageKeyForError('SERVICE_UNAVAILABLE')).toBe('generic.serviceUnavailable');
    expect(messageKeyForError('TEAPOT')).toBe('generic.somethingWentWrong');
    expect(messageKeyForError('toString')).toBe('generic.somethingWentWrong');
    expect(messageKeyForError(undefined)).toBe('generic.somethingWentWrong');
    expect(messageKeyForError(undefined, 'users.loadFailed')).toBe('users.loadFailed');
  });
});

describe('messages of rules', () => {
  it('ERRX-007 ERRX-008 ERRX-009 ERRX-010 ERRX-011 each failed stage has its text', () => {
    expect(FAILED_STAGES.map((stage) => text(failureMessageKey(stage)))).toEqual([
      'System could not complete extraction.',
      'Document already exists on the system potentially under a different file name.',
      'Document uploaded is password protected, please remove password and reupload.',
      'Document file type is not supported.',
      'Document uploaded is invalid and could not be opened.',
    ]);
  });

  it('SET-003 SET-004 SET-005 SET-006 SET-007 each missing setting is toasted as an error with its own text', () => {
    const { errors } = readSettings({});
    expect(errors.map((key) => [toneOf(key), text(key)])).toEqual([
      ['error', 'Default currency not provided'],
      ['error', 'Default language not provided'],
      ['error', 'Trial usage not provided'],
      ['error', 'Limited uploads not provided'],
      ['error', 'User not provided'],
    ]);
  });
});
