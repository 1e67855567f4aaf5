import type { DocumentReview } from '@assay/shared/contracts';
import { reorderQueue, type QueueOrder } from './queue-order.ts';

const review = (id: string, changes: Partial<DocumentReview>): DocumentReview => ({
  id,
  fileName: `${id}.pdf`,
  fund: null,
  uploadedDate: null,
  dueDate: null,
  verified: 0,
  proven: 0,
  found: 0,
  doubtful: 0,
  missing: 0,
  ...changes,
});

describe('the order of a queue', () => {
  const reviews = [
    review('b', { dueDate: '2026-12-01', uploadedDate: '2026-01-03', fund: 'Beta', doubtful: 1, found: 9 }),
    review('c', { uploadedDate: '2026-01-01', fund: 'Alpha', doubtful: 3 }),
    review('d', { dueDate: '2026-11-01', uploadedDate: '2026-01-02', fund: 'Beta', found: 2 }),
  ];

  it.each<[QueueOrder, string]>([
    ['dueDate', 'adbc'],
    ['mostToReview', 'acbd'],
    ['oldest', 'acdb'],
    ['sameFund', 'acdb'],
  ])('by %s sorts what comes after the current document', (order, expected) => {
    expect(reorderQueue(['a', 'b', 'c', 'd'], 0, order, reviews).join('')).toBe(expected);
  });

  it('leaves what was reviewed where it is, and keeps documents of which nothing is known', () => {
    expect(reorderQueue(['d', 'b', 'x', 'c'], 1, 'oldest', reviews).join('')).toBe('dbcx');
  });
});
