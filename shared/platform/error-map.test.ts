import { messageKeyForError } from './error-map.ts';

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
