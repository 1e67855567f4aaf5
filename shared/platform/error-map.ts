import type { ClientErrorCode, ErrorCode } from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';

/** Codes that say more than the area's own 'Failed to …' could: their text is shown wherever they occur. */
const SPECIFIC_MESSAGES = {
  STAGE_MOVE_NOT_ALLOWED: 'documents.moveNotAllowed',
  DOCUMENT_MOVED: 'documents.movedElsewhere',
  METRIC_VALIDATION_FAILED: 'validation.failed',
  FORMULA_INVALID: 'metrics.formulaInvalid',
  METRIC_CHANGED: 'metrics.changedMeanwhile',
  EMPTY_ENTITY_NAME: 'entities.nameEmpty',
  CANNOT_DUPLICATE_AKA: 'entities.akaTaken',
  IMPORT_FILE_UNREADABLE: 'entities.importUnreadable',
  IMPORT_OUTDATED: 'entities.importOutdated',
  IMPORT_RUNNING: 'entities.importRunning',
  IMPORT_NOT_UNDOABLE: 'entities.importNotUndoable',
  MERGE_NOT_UNDOABLE: 'entities.mergeNotUndoable',
  UNAUTHENTICATED: 'signIn.sessionNotValid',
  FORBIDDEN: 'generic.insufficientPermissions',
  HOST_TOKENS_UNAVAILABLE: 'signIn.hostTokensUnavailable',
  CODE_MISMATCH: 'users.codeMismatch',
  CODE_EXPIRED: 'users.codeExpired',
  LAST_ADMINISTRATOR: 'users.lastAdministrator',
  USER_NOT_SELECTED: 'users.notSelected',
  USER_NOT_EDITABLE: 'users.notEditable',
  USER_CHANGED: 'users.changedMeanwhile',
  SCHEMA_CHANGED: 'schemas.changedMeanwhile',
  SCHEMA_NOT_PUBLISHED: 'schemas.notPublished',
  SCHEMA_INCOMPATIBLE: 'schemas.incompatible',
  SCHEMA_BUILT_IN: 'schemas.builtIn',
  DOCUMENT_FILE_MISSING: 'documents.pdfMissing',
  DOCUMENT_FILE_DAMAGED: 'documents.fileDamaged',
  UPLOAD_ALREADY_RECEIVED: 'extraction.alreadyReceived',
  VALUE_CONFLICT: 'verification.valueConflict',
  DOCUMENT_READ_ONLY: 'documents.readOnly',
  DOCUMENT_CONFIRMED: 'documents.partConfirmed',
  DOCUMENT_NOT_READY: 'documents.notReady',
  DOCUMENT_CLAIMED: 'people.claimedByOther',
  QUESTION_ANSWERED: 'people.alreadyAnswered',
  CHECK_CHANGED: 'checks.changed',
  TRIAL_ENDED: 'extraction.trialEnded',
  TRIAL_UPLOADS_USED: 'extraction.trialUploadsUsed',
  OWN_WORK: 'acceptance.ownWork',
  TRANSITION_NOT_ALLOWED: 'acceptance.notAllowed',
  APPROVAL_REQUIRED: 'acceptance.approvalRequired',
  SECOND_ENTRY_REQUIRED: 'secondEntry.required',
  FILE_TOO_LARGE: 'extraction.fileTooLarge',
  UNSUPPORTED_MEDIA_TYPE: 'extraction.failedUnsupportedType',
  STORAGE_FULL: 'generic.storageFull',
  NO_VERIFIED_METRICS: 'exports.noVerifiedMetrics',
  REQUIRED_METRICS_NOT_VERIFIED: 'exports.requiredNotVerified',
  EXPORT_PROFILE_CHANGED: 'exports.profileChanged',
  EXPORT_UNCHANGED: 'exports.unchanged',
  NO_TABLES: 'exports.noTables',
} as const satisfies Partial<Record<ErrorCode | ClientErrorCode, MessageKey>>;

/** Codes whose text is shown only where no area says what failed. */
const GENERAL_MESSAGES = {
  INVALID_REQUEST: 'generic.invalidRequest',
  SIGNATURE_INVALID: 'generic.linkExpired',
  NOT_FOUND: 'generic.notFound',
  RESOURCE_DUPLICATED: 'generic.alreadyExists',
  METRIC_IN_USE: 'metrics.deleteFailed',
  TOO_MANY_REQUESTS: 'generic.tooManyRequests',
  INTERNAL_ERROR: 'generic.somethingWentWrong',
  SERVICE_UNAVAILABLE: 'generic.serviceUnavailable',
  NETWORK_FAILED: 'generic.networkFailed',
  RESPONSE_INVALID: 'generic.answerNotUnderstood',
  REQUEST_ABORTED: 'generic.cancelled',
} as const satisfies Partial<Record<ErrorCode | ClientErrorCode, MessageKey>>;

/** The message of every error code; a code added to the closed list does not compile until it has one. */
const ERROR_MESSAGES = { ...SPECIFIC_MESSAGES, ...GENERAL_MESSAGES } satisfies Record<
  ErrorCode | ClientErrorCode,
  MessageKey
>;

/**
 * What a user reads about a failure: the code's own message where it says more than the area's, otherwise the area's
 * fallback, otherwise the code's general message. A code we do not know never reaches the user as raw text.
 */
export function messageKeyForError(code: string | undefined, fallback?: MessageKey): MessageKey {
  return (
    lookUp(SPECIFIC_MESSAGES, code) ??
    fallback ??
    lookUp(ERROR_MESSAGES, code) ??
    'generic.somethingWentWrong'
  );
}

function lookUp(
  table: Readonly<Record<string, MessageKey>>,
  code: string | undefined,
): MessageKey | undefined {
  return code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined;
}
