import type { DocumentReview } from '@assay/shared/contracts';

/** The orders that a queue can be put into. */
export const QUEUE_ORDERS = ['dueDate', 'mostToReview', 'oldest', 'sameFund'] as const;
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

/** After every date and name: what has none comes last. */
const LAST = '\uffff';

const compareText = (left: string | null, right: string | null) => {
  const [first, second] = [left ?? LAST, right ?? LAST];
  return first < second ? -1 : first > second ? 1 : 0;
};

const toReview = ({ doubtful, missing, found }: DocumentReview) => doubtful * 10_000 + found + missing;

const COMPARE: Readonly<Record<QueueOrder, (left: DocumentReview, right: DocumentReview) => number>> = {
  dueDate: (left, right) => compareText(left.dueDate, right.dueDate),
  mostToReview: (left, right) => toReview(right) - toReview(left),
  oldest: (left, right) => compareText(left.uploadedDate, right.uploadedDate),
  sameFund: (left, right) => compareText(left.fund, right.fund) || compareText(left.dueDate, right.dueDate),
};

/**
 * The ids of a queue in another order. What was reviewed stays where it is: only the documents after the current one are
 * sorted, equal ones in the order that they had.
 */
export function reorderQueue(
  ids: readonly string[],
  current: number,
  order: QueueOrder,
  reviews: readonly DocumentReview[],
): readonly string[] {
  const byId = new Map(reviews.map((review) => [review.id, review]));
  const rest = ids.slice(current + 1);
  const known = rest.flatMap((id) => byId.get(id) ?? []);
  const unknown = rest.filter((id) => !byId.has(id));
  const sorted = known.toSorted(COMPARE[order]).map(({ id }) => id);
  return [...ids.slice(0, current + 1), ...sorted, ...unknown];
}
