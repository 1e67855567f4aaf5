/**
 * Every code an error response may carry, with its HTTP status [AMB-040]. The list is closed: a service throws one of
 * these, the wire carries it, and shared/messages contains the text for users.
 */
export const ERROR_CODES = {
  /** The request does not have the shape or the values its contract asks for. */
  INVALID_REQUEST: { status: 400 },
  /** A move between lists that AMB-033 does not allow. */
  STAGE_MOVE_NOT_ALLOWED: { status: 400 },
  /** A metric value that its data type or validators refuse [VAL-001]. */
  METRIC_VALIDATION_FAILED: { status: 400 },
  /** A formula that cannot be used; `details` say where and why. */
  FORMULA_INVALID: { status: 400 },
  /** An entity name of white space only [ENT-034]. */
  EMPTY_ENTITY_NAME: { status: 400 },
  /** An alternative name that the entity already has. */
  CANNOT_DUPLICATE_AKA: { status: 400 },
  /** A code that was mailed to prove an address is another one. */
  CODE_MISMATCH: { status: 400 },
  /** There is no such code any more: too old, used, or voided by wrong tries. */
  CODE_EXPIRED: { status: 400 },
  /** The bearer token is missing, expired or revoked, or its user is deactivated [AMB-082]. */
  UNAUTHENTICATED: { status: 401 },
  /** The user lacks the permission, or the path names another client [AMB-022]. */
  FORBIDDEN: { status: 403 },
  /** A signed address that is expired or was altered. */
  SIGNATURE_INVALID: { status: 403 },
  /** The trial of the client is over [AMB-125]. */
  TRIAL_ENDED: { status: 403 },
  /** The client has used the uploads of its trial [AMB-125]. */
  TRIAL_UPLOADS_USED: { status: 403 },
  /** Nobody approves or rejects own work. */
  OWN_WORK: { status: 403 },
  NOT_FOUND: { status: 404 },
  /** The document request has no stored file. */
  DOCUMENT_FILE_MISSING: { status: 404 },
  /** A name that must be unique is taken; `identifier` names the field [ENT-039]. */
  RESOURCE_DUPLICATED: { status: 409 },
  /** The stored value moved since the edit started; `details` carry both values [AMB-059]. */
  VALUE_CONFLICT: { status: 409 },
  /** One of two merged entities was changed since, or its name was given away [AMB-132]. */
  MERGE_NOT_UNDOABLE: { status: 409 },
  /** The entities have changed since the preview of an import. */
  IMPORT_OUTDATED: { status: 409 },
  /** Another import of the client is written or undone at the moment. */
  IMPORT_RUNNING: { status: 409 },
  /** An import has not ended, its time is over, or nothing of it is left to undo. */
  IMPORT_NOT_UNDOABLE: { status: 409 },
  /** Somebody else moved one of the documents meanwhile; `identifier` is its id. */
  DOCUMENT_MOVED: { status: 409 },
  /** Nothing is done that would replace the values of a confirmed document. */
  DOCUMENT_CONFIRMED: { status: 409 },
  /** Archived and trashed documents cannot be edited [AMB-033]. */
  DOCUMENT_READ_ONLY: { status: 409 },
  /** The workflow of the document does not offer this transition now [AMB-070]. */
  TRANSITION_NOT_ALLOWED: { status: 409 },
  /** The client confirms documents only after their approval. */
  APPROVAL_REQUIRED: { status: 409 },
  /** A second person has yet to enter values of the document, without seeing them. */
  SECOND_ENTRY_REQUIRED: { status: 409 },
  /** Someone else works on the document; it can be taken over. */
  DOCUMENT_CLAIMED: { status: 409 },
  /** A check passes, or fails with other values than the user saw. */
  CHECK_CHANGED: { status: 409 },
  /** Someone else has answered the question. */
  QUESTION_ANSWERED: { status: 409 },
  /** The document is not in a stage in which this can be done, e.g. still extracting. */
  DOCUMENT_NOT_READY: { status: 409 },
  /** The form of an upload was used: its file is there and stays [AMB-131]. */
  UPLOAD_ALREADY_RECEIVED: { status: 409 },
  /** Another version of the schema was saved since the edits started; `details` are the schema as it is now. */
  SCHEMA_CHANGED: { status: 409 },
  /** Only a published schema can be assigned to a document type [AMB-111]. */
  SCHEMA_NOT_PUBLISHED: { status: 409 },
  /** A user pool signs the tokens of this installation, so a page needs those of the pool. */
  HOST_TOKENS_UNAVAILABLE: { status: 409 },
  /** The schema lacks metrics that the document type requires; `details` name them [DT-005]. */
  SCHEMA_INCOMPATIBLE: { status: 409 },
  /** A built-in schema, to which document types fall back, can not be deleted [AMB-111]. */
  SCHEMA_BUILT_IN: { status: 409 },
  /** The user to update is none of the client's users, or none any more [USR-027]. */
  USER_NOT_SELECTED: { status: 404 },
  /** The last administrator of a client can be neither deactivated nor made less. */
  LAST_ADMINISTRATOR: { status: 409 },
  /** Rights of oneself and of accounts that are not active can not be changed [USR-034, USR-035]. */
  USER_NOT_EDITABLE: { status: 409 },
  /** Metrics that schemas, formulas or types use cannot be deleted; `details` name them [AMB-101]. */
  METRIC_IN_USE: { status: 409 },
  /** Another user changed the metric since it was read. */
  METRIC_CHANGED: { status: 409 },
  /** Another user changed the account since it was read. */
  USER_CHANGED: { status: 409 },
  /** Another user saved the export profile since it was read. */
  EXPORT_PROFILE_CHANGED: { status: 409 },
  /** An export of changes: the confirmed values are the ones that left last. */
  EXPORT_UNCHANGED: { status: 409 },
  /** The file is larger than the upload limit [AMB-045]. */
  FILE_TOO_LARGE: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  /** The file of an import is damaged, too large to read, or has no column of names. */
  IMPORT_FILE_UNREADABLE: { status: 422 },
  /** CSV export of verified metrics: a document has none [AMB-073]. */
  NO_VERIFIED_METRICS: { status: 422 },
  /** CSV export of verified metrics: a required metric is unverified [AMB-073]. */
  REQUIRED_METRICS_NOT_VERIFIED: { status: 422 },
  /** Export of tables: the documents have none. */
  NO_TABLES: { status: 422 },
  TOO_MANY_REQUESTS: { status: 429 },
  INTERNAL_ERROR: { status: 500 },
  /** The stored file is not the one that was uploaded, cut short or exchanged: it is not answered [AMB-131]. */
  DOCUMENT_FILE_DAMAGED: { status: 500 },
  SERVICE_UNAVAILABLE: { status: 503 },
  /** The disk has no room left for what was sent; nothing of it was stored. */
  STORAGE_FULL: { status: 507 },
} as const satisfies Record<string, { status: number }>;

/** A code of the closed list of error responses. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** Failures that only the calling side can name: no response arrived, or one that breaks its contract. */
export const CLIENT_ERROR_CODES = ['NETWORK_FAILED', 'RESPONSE_INVALID', 'REQUEST_ABORTED'] as const;

/** A failure without an error response of the server. */
export type ClientErrorCode = (typeof CLIENT_ERROR_CODES)[number];

/** Whether a text from the wire is one of our error codes. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_CODES, code);
}

/** The HTTP status of a response with this code. */
export function statusOf(code: ErrorCode): number {
  return ERROR_CODES[code].status;
}

/** The code for an HTTP status that came without one of ours, e.g. from a proxy in between. */
export function errorCodeOfStatus(status: number): ErrorCode {
  switch (status) {
    case 401:
      return 'UNAUTHENTICATED';
    case 403:
      return 'FORBIDDEN';
    case 404:
      return 'NOT_FOUND';
    case 413:
      return 'FILE_TOO_LARGE';
    case 415:
      return 'UNSUPPORTED_MEDIA_TYPE';
    case 429:
      return 'TOO_MANY_REQUESTS';
    case 502:
    case 503:
    case 504:
      return 'SERVICE_UNAVAILABLE';
    case 507:
      return 'STORAGE_FULL';
    default:
      return status >= 500 ? 'INTERNAL_ERROR' : 'INVALID_REQUEST';
  }
}
