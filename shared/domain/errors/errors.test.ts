import { AppError } from './app-error.ts';
import { ERROR_CODES, errorCodeOfStatus, isErrorCode, statusOf } from './error-code.ts';
import type { ErrorCode } from './error-code.ts';

const STATUSES: Record<ErrorCode, number> = {
  INVALID_REQUEST: 400,
  STAGE_MOVE_NOT_ALLOWED: 400,
  CODE_MISMATCH: 400,
  CODE_EXPIRED: 400,
  METRIC_VALIDATION_FAILED: 400,
  FORMULA_INVALID: 400,
  EMPTY_ENTITY_NAME: 400,
  CANNOT_DUPLICATE_AKA: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SIGNATURE_INVALID: 403,
  OWN_WORK: 403,
  TRIAL_ENDED: 403,
  TRIAL_UPLOADS_USED: 403,
  NOT_FOUND: 404,
  DOCUMENT_FILE_MISSING: 404,
  RESOURCE_DUPLICATED: 409,
  HOST_TOKENS_UNAVAILABLE: 409,
  VALUE_CONFLICT: 409,
  DOCUMENT_MOVED: 409,
  MERGE_NOT_UNDOABLE: 409,
  IMPORT_OUTDATED: 409,
  IMPORT_RUNNING: 409,
  IMPORT_NOT_UNDOABLE: 409,
  IMPORT_FILE_UNREADABLE: 422,
  DOCUMENT_READ_ONLY: 409,
  DOCUMENT_NOT_READY: 409,
  DOCUMENT_CLAIMED: 409,
  DOCUMENT_CONFIRMED: 409,
  QUESTION_ANSWERED: 409,
  CHECK_CHANGED: 409,
  TRANSITION_NOT_ALLOWED: 409,
  APPROVAL_REQUIRED: 409,
  SECOND_ENTRY_REQUIRED: 409,
  UPLOAD_ALREADY_RECEIVED: 409,
  SCHEMA_CHANGED: 409,
  SCHEMA_NOT_PUBLISHED: 409,
  SCHEMA_INCOMPATIBLE: 409,
  SCHEMA_BUILT_IN: 409,
  USER_NOT_SELECTED: 404,
  LAST_ADMINISTRATOR: 409,
  USER_NOT_EDITABLE: 409,
  USER_CHANGED: 409,
  METRIC_IN_USE: 409,
  METRIC_CHANGED: 409,
  EXPORT_PROFILE_CHANGED: 409,
  EXPORT_UNCHANGED: 409,
  NO_TABLES: 422,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  NO_VERIFIED_METRICS: 422,
  REQUIRED_METRICS_NOT_VERIFIED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  DOCUMENT_FILE_DAMAGED: 500,
  SERVICE_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
};

describe('error codes', () => {
  it('AMB-040 every code has its HTTP status', () => {
    const statuses = Object.fromEntries(
      Object.entries(ERROR_CODES).map(([code, { status }]) => [code, status]),
    );
    expect(statuses).toEqual(STATUSES);
  });

  it('AMB-040 the list of codes is closed', () => {
    expect(isErrorCode('RESOURCE_DUPLICATED')).toBe(true);
    expect([isErrorCode('toString'), isErrorCode('TEAPOT'), isErrorCode(404)]).toEqual([false, false, false]);
  });

  it('a status without a code maps to a code with the same status, or of the same class', () => {
    const statuses = [400, 401, 403, 404, 413, 415, 418, 429, 500, 502, 503, 504, 507, 599];
    expect(statuses.map(errorCodeOfStatus).map(statusOf)).toEqual([
      400, 401, 403, 404, 413, 415, 400, 429, 500, 503, 503, 503, 507, 500,
    ]);
  });
});

describe('AppError', () => {
  it('has a code, a status, an identifier, details and a cause', () => {
    const cause = new Error('unique violation');
    const error = new AppError('RESOURCE_DUPLICATED', { identifier: 'name', details: { id: 1 }, cause });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'AppError',
      code: 'RESOURCE_DUPLICATED',
      status: 409,
      identifier: 'name',
      details: { id: 1 },
      message: 'RESOURCE_DUPLICATED',
      cause,
    });
  });
});
