import { useApi } from '@assay/shared/api-client';
import type { DocumentRequest } from '@assay/shared/contracts';
import { INPUT_LIMITS, type ListStage } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { useRowSelection, type List, type RowSelection } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import { loadAllDocuments, listedDocumentsQuery } from './api/document-list.queries.ts';

/** The selected documents of a list, over all its pages [LIST-004]. */
export interface DocumentSelection extends RowSelection<DocumentRequest> {
  /** How many documents the whole list has, where they can be selected at once; null where not. */
  readonly everything: number | null;
  readonly isSelectingAll: boolean;
  readonly selectAll: () => void;
}

/** Selects documents of a list, one by one or all. */
export function useSelection(list: List<DocumentRequest>, stage: ListStage): DocumentSelection {
  const api = useApi();
  const notify = useNotify();
  const [isSelectingAll, setSelectingAll] = useState(false);
  const selection = useRowSelection(list, {
    rowKey: ({ id }) => id,
    rowsQuery: (ids) => listedDocumentsQuery(api, { stage, filters: list.query.filters, ids }),
  });
  const { selected, select } = selection;
  const isPageSelected = list.rows.length > 0 && list.rows.every(({ id }) => selected.has(id));
  const canSelectAll =
    isPageSelected && selected.size < list.totalCount && list.totalCount <= INPUT_LIMITS.ids;
  const selectAll = async () => {
    setSelectingAll(true);
    try {
      select(await loadAllDocuments(api, stage, list.query));
    } catch (error) {
      notify.failure(error, 'documents.loadFailed');
    }
    setSelectingAll(false);
  };
  return {
    ...selection,
    everything: canSelectAll ? list.totalCount : null,
    isSelectingAll,
    selectAll: () => void selectAll(),
  };
}
