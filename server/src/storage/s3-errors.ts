import { AppError } from '@assay/shared/domain';
import { isServiceUnavailable } from '../database/unavailable.ts';

/** Failures that say nothing about the object: the same call may succeed later, or once an operator has mended something. */
const TEMPORARY = new Set([
  'RequestTimeout',
  'TimeoutError',
  'ThrottlingException',
  'AbortError',
  'NoSuchBucket',
  'AuthorizationHeaderMalformed',
  'ExpiredToken',
]);
/** Statuses by which a store speaks of what was asked; any other is about itself, its clock or our credentials. */
const OF_THE_CALL = new Set([400, 404, 412]);

/** An answer that no object store gives, as of a proxy in between: what it says is not to be relied on. */
export class NotOfAStore extends Error {}

/** The ETag that a store gives with everything that it stores or finds. @throws NotOfAStore without one */
export function requireTag(tag: string | undefined): string {
  if (tag === undefined || tag === '') throw new NotOfAStore('The store answered without an ETag.');
  return tag;
}

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
  // A success that cannot be read is none, and is among the others.
  const isOfTheStore =
    error instanceof NotOfAStore ||
    TEMPORARY.has(name) ||
    isServiceUnavailable(error) ||
    (status !== undefined && !OF_THE_CALL.has(status));
  if (isOfTheStore) return new AppError('SERVICE_UNAVAILABLE', { cause: error });
  return status === 404 ? new AppError('NOT_FOUND', { identifier: key, cause: error }) : error;
}
