import { AppError } from '@assay/shared/domain';
import { isServiceUnavailable } from '../database/unavailable.ts';

/** Answers of a store that is too busy, or not in order; the same call may succeed later. */
const TEMPORARY = new Set([
  'SlowDown',
  'ServiceUnavailable',
  'InternalError',
  'RequestTimeout',
  'TimeoutError',
  'ThrottlingException',
  'AbortError',
]);

/** The HTTP status that the store answered with; undefined where it did not answer. */
export function statusOfStore(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata = error.$metadata;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

/** What a failed call means to whoever called. The cause stays for the log. */
export function translateStoreError(error: unknown, key: string): unknown {
  if (error instanceof AppError) return error;
  const name = error instanceof Error ? error.name : '';
  const status = statusOfStore(error);
  if (status === 404) return new AppError('NOT_FOUND', { identifier: key, cause: error });
  const isTemporary = TEMPORARY.has(name) || isServiceUnavailable(error) || (status ?? 0) >= 500;
  return isTemporary ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
}
