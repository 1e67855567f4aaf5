import { sql, type RawBuilder } from 'kysely';
import { AppError, roundOffsetToPage } from '@assay/shared/domain';

/**
 * ORDER BY terms for `column:direction`, the fallback where nothing is asked.
 * @throws AppError INVALID_REQUEST for a column that the list does not have.
 */
export function readOrderTerms(
  orderBy: string | undefined,
  expressions: Readonly<Record<string, string>>,
  fallback: string,
  tieBreaker: string,
): RawBuilder<unknown>[] {
  const [column = '', direction = 'asc'] = (orderBy ?? fallback).split(':');
  const expression = Object.hasOwn(expressions, column) ? expressions[column] : undefined;
  if (expression === undefined) throw new AppError('INVALID_REQUEST', { identifier: 'orderBy' });
  const suffix = direction === 'desc' ? ' desc nulls last' : '';
  return [sql.raw(`${expression}${suffix}`), sql.raw(tieBreaker)];
}

/** The rows of a page: sizes are capped, offsets fall back to the start of their page [STORE-006]. */
export function readPage(
  { offset, maxPageSize }: { offset?: number | undefined; maxPageSize?: number | undefined },
  { defaultSize, largest }: { defaultSize: number; largest: number },
): { offset: number; limit: number } {
  const limit = Math.min(maxPageSize ?? defaultSize, largest);
  return { offset: roundOffsetToPage(offset ?? 0, limit), limit };
}
