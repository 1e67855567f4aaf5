import type { ProductivityRow } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';

/** What a reviewer did. */
export type Work = Omit<ProductivityRow, 'date'>;

/** The name of a reviewer, or that of all where the figures of persons are hidden. */
export function reviewerName({ reviewer }: Pick<Work, 'reviewer'>): string {
  return reviewer?.name ?? text('dashboards.allReviewers');
}

/** The work of each reviewer over all days, who confirmed most first. */
export function perReviewer(rows: readonly ProductivityRow[]): readonly Work[] {
  const ids = [...new Set(rows.map(({ reviewer }) => reviewer?.id))];
  return ids
    .map((id) => {
      const own = rows.filter(({ reviewer }) => reviewer?.id === id);
      const sum = (figure: 'documents' | 'verified' | 'corrected' | 'activeSeconds') =>
        own.reduce((total, row) => total + row[figure], 0);
      return {
        reviewer: own[0]?.reviewer ?? null,
        documents: sum('documents'),
        verified: sum('verified'),
        corrected: sum('corrected'),
        activeSeconds: sum('activeSeconds'),
      };
    })
    .toSorted((one, other) => other.documents - one.documents);
}
