import { useDeferredValue, useMemo } from 'react';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { usePriorPeriods } from '../../../document/use-prior-periods.ts';
import { judgeTables, type Judgements } from '../../../grid/cell-status.ts';
import { toColumns, type TablesDraft } from '../../../grid/table-draft.ts';
import type { Conflicts } from '../../../editing/edit-session.ts';

/** What the judgement of the tables of a document is made of. */
export interface FieldReviewSource {
  readonly document: ReviewDocument;
  /** The present rows of all groups. */
  readonly draft: TablesDraft;
  readonly conflicts: Conflicts;
}

/** The judgement of all tables, because a check may take its values from several. It follows an edit as soon as it can. */
export function useFieldReviews({ document, draft, conflicts }: FieldReviewSource): Judgements {
  const late = useDeferredValue(draft);
  const prior = usePriorPeriods(document.request.id);
  const groups = useMemo(
    () =>
      new Map(
        document.groups.map((group) => {
          const { metrics } = toColumns(group, document.metrics);
          const byFin = new Map(metrics.map((metric) => [metric.fin, metric]));
          return [group.id, { byFin, isRepeatable: group.isRepeatable }];
        }),
      ),
    [document.groups, document.metrics],
  );
  return useMemo(
    () =>
      judgeTables({
        draft: late,
        metricsOf: (id) => groups.get(id)?.byFin ?? new Map(),
        isRepeatable: (id) => groups.get(id)?.isRepeatable ?? false,
        conflicts,
        prior,
        checks: document.checks,
        checkOverrides: document.checkOverrides,
        doubts: document.doubts,
      }),
    [late, groups, conflicts, prior, document.checks, document.checkOverrides, document.doubts],
  );
}
