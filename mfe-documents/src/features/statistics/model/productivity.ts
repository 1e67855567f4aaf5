import type { ProductivityRow } from '@assay/shared/contracts';

/** What a reviewer did, or all together. */
export type Work = Omit<ProductivityRow, 'date'>;

/** The work of each reviewer over all days, who confirmed most first. */
export function perReviewer(rows: readonly ProductivityRow[]): readonly Work[] {
  const reviewers = new Map(rows.flatMap(({ reviewer }) => (reviewer ? [[reviewer.id, reviewer]] : [])));
  return [...reviewers.values()]
    .map((reviewer) => {
      const own = rows.filter((row) => row.reviewer?.id === reviewer.id);
      const sum = (figure: 'documents' | 'verified' | 'corrected' | 'activeSeconds') =>
        own.reduce((total, row) => total + row[figure], 0);
      return {
        reviewer,
        documents: sum('documents'),
        verified: sum('verified'),
        corrected: sum('corrected'),
        activeSeconds: sum('activeSeconds'),
      };
    })
    .toSorted((one, other) => other.documents - one.documents);
}
