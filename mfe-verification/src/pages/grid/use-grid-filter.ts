import { useSearchParam } from '@assay/shared/router';
import type { GridFilter, MetricGrid } from '../../document/metric-grid.ts';

/** The filter of the grid, which the address keeps. Only documents of one type are shown at a time. */
export function useGridFilter({ documents }: MetricGrid) {
  const [wantedType, setType] = useSearchParam('type');
  const [show, setShow] = useSearchParam('show', ['all', 'review']);
  const [empty, setEmpty] = useSearchParam('empty', ['no', 'yes']);
  const types = [...new Set(documents.map(({ documentType }) => documentType))];
  const filter: GridFilter = {
    documentType: types.find((type) => type === wantedType) ?? types[0] ?? '',
    isToReview: show === 'review',
    hasEmptyMetrics: empty === 'yes',
  };
  const choose = ({ documentType, isToReview, hasEmptyMetrics }: Partial<GridFilter>) => {
    if (documentType !== undefined) setType(documentType);
    if (isToReview !== undefined) setShow(isToReview ? 'review' : 'all');
    if (hasEmptyMetrics !== undefined) setEmpty(hasEmptyMetrics ? 'yes' : 'no');
  };
  return { filter, types, choose };
}
