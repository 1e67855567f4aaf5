import type { ErrorBody } from '@assay/shared/contracts';
import { errorCodeOfStatus, isErrorCode, type ClientErrorCode, type ErrorCode } from '@assay/shared/domain';

/** A field that the server refused. */
export interface FieldError {
  readonly code: string;
  /** Which field, where the server names one. */
  readonly identifier: string | undefined;
  /** For the log: users read the catalogue. */
  readonly message: string;
}

interface ApiErrorInit {
  readonly code: ErrorCode | ClientErrorCode;
  readonly status?: number | undefined;
  readonly fields?: readonly FieldError[];
  readonly words?: string | undefined;
  readonly details?: unknown;
  readonly cause?: unknown;
}

/** The one error of the API client. `code` decides what the user reads; the message is for the log only. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ClientErrorCode;
  /** HTTP status; 0 where there was no response. */
  readonly status: number;
  /** Every error of the response, in its order. */
  readonly fields: readonly FieldError[];
  /** What the server says to the user; only PATCH users/current does [AMB-040]. */
  readonly words: string | undefined;
  /** Further data of the response, e.g. both values of a save conflict [AMB-059]. */
  readonly details: unknown;

  constructor(endpointId: string, { code, status = 0, fields = [], words, details, cause }: ApiErrorInit) {
    super(`${endpointId}: ${code}${status ? ` (${status})` : ''}`, { cause });
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.words = words;
    this.details = details;
  }
}

/** The error of a response body, or of the status alone where the body is not ours, such as a proxy's page. */
export function apiErrorOf(endpointId: string, status: number, body: ErrorBody | undefined): ApiError {
  const errors = body?.errors ?? [];
  const words = typeof errors === 'string' ? errors : undefined;
  const fields =
    typeof errors === 'string'
      ? []
      : errors.map(({ code, identifier, message }) => ({ code, identifier, message }));
  const first = fields[0]?.code;
  const code = isErrorCode(first) ? first : errorCodeOfStatus(status);
  return new ApiError(endpointId, { code, status, fields, words, details: body?.details });
}
