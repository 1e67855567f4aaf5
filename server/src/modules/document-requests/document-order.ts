import { sql, type RawBuilder } from 'kysely';
import { AppError } from '@assay/shared/domain';
import { DOCUMENT_LIST_COLUMNS } from '@assay/shared/contracts';

export interface DocumentOrder {
  readonly column: (typeof DOCUMENT_LIST_COLUMNS)[number];
  readonly direction: 'asc' | 'desc';
}

/** The order unless another is asked for [API-004]. */
export const DEFAULT_ORDER: DocumentOrder = { column: 'uploadedDate', direction: 'desc' };

/** What each column of the list is sorted by. Each has its index; texts compare the same on every machine. */
const EXPRESSIONS: Readonly<Record<DocumentOrder['column'], string>> = {
  file_name: 'left(lower(document_requests.file_name), 500) collate "C"',
  document_type: 'document_requests.document_type_id',
  fund: 'lower(document_requests.fund) collate "C"',
  fund_manager: 'lower(document_requests.fund_manager) collate "C"',
  reporting_date: 'document_requests.reporting_date',
  uploadedDate: 'document_requests.upload_date',
  uploaded_by: 'lower(document_requests.uploaded_by) collate "C"',
  is_verified: 'document_requests.is_verified',
};

/** Columns in which a value can be missing; those documents come last in both directions. */
const OPTIONAL = new Set<DocumentOrder['column']>(['fund', 'fund_manager', 'reporting_date']);

/** Reads `column:asc` or `column:desc`. @throws AppError INVALID_REQUEST for a column that the list does not have. */
export function readOrder(orderBy: string | undefined): DocumentOrder {
  if (orderBy === undefined) return DEFAULT_ORDER;
  const [name, direction] = orderBy.split(':');
  const column = DOCUMENT_LIST_COLUMNS.find((known) => known === name);
  if (column === undefined || (direction !== 'asc' && direction !== 'desc')) {
    throw new AppError('INVALID_REQUEST', { identifier: 'orderBy' });
  }
  return { column, direction };
}

/** ORDER BY terms: the column, then the id, so that equal values keep one order over all pages. */
export function orderTerms({ column, direction }: DocumentOrder): RawBuilder<unknown>[] {
  const down = direction === 'desc';
  const missing = down && OPTIONAL.has(column) ? ' desc nulls last' : down ? ' desc' : '';
  return [sql.raw(`${EXPRESSIONS[column]}${missing}`), sql.raw(`document_requests.id${down ? ' desc' : ''}`)];
}
