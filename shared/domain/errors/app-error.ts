import type { ErrorCode } from './error-code.ts';
import { statusOf } from './error-code.ts';

export interface AppErrorOptions {
  /** The field or id that the error is about, e.g. `name` for a duplicate name. */
  identifier?: string;
  /** Facts for the caller or the log, e.g. both values of a conflict; never text for a user. */
  details?: unknown;
  /** What a developer reads in the log; the code when absent. */
  message?: string;
  cause?: unknown;
}

/** A refusal with one of our codes; the only error that services throw on purpose [AMB-040]. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly identifier: string | undefined;
  readonly details: unknown;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.code = code;
    this.identifier = options.identifier;
    this.details = options.details;
  }

  /** The HTTP status of the response. */
  get status(): number {
    return statusOf(this.code);
  }
}
