import { useSearchParams } from '@assay/shared/router';
import type { GridFilter, MetricGrid } from '../../document/metric-grid.ts';

/** The filter of the grid, which the address keeps. Only documents of one type are shown at a time. */
export function useGridFilter({ documents }: MetricGrid) {
  const [params, setParams] = useSearchParams();
  const types = [...new Set(documents.map(({ documentType }) => documentType))];
  const wanted = params.get('type');
  const filter: GridFilter = {
    documentType: types.find((type) => type === wanted) ?? types[0] ?? '',
    isToReview: params.get('show') === 'review',
    hasEmptyMetrics: params.get('empty') === 'yes',
  };
  const choose = (change: Partial<GridFilter>) => {
    const { documentType, isToReview, hasEmptyMetrics } = { ...filter, ...change };
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('type', documentType);
        if (isToReview) next.set('show', 'review');
        else next.delete('show');
        if (hasEmptyMetrics) next.set('empty', 'yes');
        else next.delete('empty');
        return next;
      },
      { replace: true },
    );
  };
  return { filter, types, choose };
}
