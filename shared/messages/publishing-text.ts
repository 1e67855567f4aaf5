import { formatDate, type Language } from '@assay/shared/domain';
import { text } from './text.ts';

/** How a document stands to the values that entities and relationships have of it. */
export interface PublishingState {
  /** How many values of a confirmed document are others than those that were published. */
  readonly unpublishedChanges: number;
  /** What entities still have of a document that is not confirmed since it was processed again. */
  readonly storedValues: { readonly count: number; readonly confirmedAt: string } | null;
}

/** That entities have other values than the document, in words; null where they do not. */
export function publishingText(
  { unpublishedChanges: count, storedValues }: PublishingState,
  language: Language,
): string | null {
  if (storedValues !== null)
    return text('documents.storedValues', {
      date: formatDate(storedValues.confirmedAt.slice(0, 'YYYY-MM-DD'.length), language),
      count: storedValues.count,
    });
  return count === 0 ? null : text('documents.unpublished', { count });
}
