import { isSameAmount } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import { findEarlierFigures, type EarlierFigure, type ValuePlace } from './restated.repository.ts';

interface Figure {
  readonly value: string;
  readonly currency?: string | null | undefined;
}

const placeOf = ({
  entity_id: entity,
  relationship_id: relationship,
  fin,
  reporting_date: date,
}: ValuePlace) => JSON.stringify([entity ?? relationship, fin, date]);

/** A stored figure as the one that replaces it names it: its source, who typed it and who verified it. */
function toRestatedFrom(figure: EarlierFigure): string {
  const { value, currency, data_source: dataSource, document_request_id: documentRequestId } = figure;
  const enteredBy = dataSource === 'Manual' ? figure.last_modified_by : null;
  const { verified_by: verifiedBy } = figure;
  return JSON.stringify({ value, currency, dataSource, documentRequestId, enteredBy, verifiedBy });
}

/** Marks values that replace another figure of the same date with that figure, its source, who typed and who verified it. */
export async function markRestated<Value extends ValuePlace & Figure>(
  transaction: DatabaseTransaction,
  clientId: string,
  values: readonly Value[],
): Promise<(Value & { readonly restated_from: string | null })[]> {
  const earlier = await findEarlierFigures(transaction, clientId, values);
  const figures = new Map(earlier.map((figure) => [placeOf(figure), figure]));
  return values.map((value) => {
    const figure = figures.get(placeOf(value));
    const isRestated = figure !== undefined && !isSameAmount(figure, value);
    return { ...value, restated_from: isRestated ? toRestatedFrom(figure) : null };
  });
}

/**
 * What a value that a person types over a stored one restates: the figure of the document, also after further edits; null
 * where it is that figure again, or where nothing but typed figures were there.
 */
export function restatedByEdit(
  stored: EarlierFigure & { readonly restated_from: unknown },
  next: Figure,
): string | null {
  if (stored.data_source !== 'Manual') return isSameAmount(stored, next) ? null : toRestatedFrom(stored);
  const first = stored.restated_from;
  return first === null || isSameAmount(first as Figure, next) ? null : JSON.stringify(first);
}
