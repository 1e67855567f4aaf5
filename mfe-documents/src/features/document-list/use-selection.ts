import { useApi } from '@assay/shared/api-client';
import type { DocumentRequest } from '@assay/shared/contracts';
import { INPUT_LIMITS, type ListStage } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import type { TableSelection } from '@assay/shared/ui';
import type { List } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import { loadAllDocuments } from './api/document-list.queries.ts';

type Chosen = ReadonlyMap<string, DocumentRequest>;
const NOTHING: Chosen = new Map();

/** The selected rows of a list [LIST-004]. */
export interface DocumentSelection extends TableSelection {
  /** The selected documents: those of other pages, then those of this page in the order of the list. */
  readonly documents: readonly DocumentRequest[];
  readonly clear: () => void;
  /** Takes documents out of the selection. */
  readonly drop: (ids: readonly string[]) => void;
  /** How many documents the whole list has, where they can be selected at once; null where not. */
  readonly everything: number | null;
  readonly isSelectingAll: boolean;
  readonly selectAll: () => void;
}

/**
 * Selects documents of a list over all its pages. Other filters start an empty selection: nobody acts on documents that the
 * list does not show any more.
 */
export function useSelection(list: List<DocumentRequest>, stage: ListStage): DocumentSelection {
  const api = useApi();
  const notify = useNotify();
  const filters = JSON.stringify(list.query.filters);
  const [chosen, setChosen] = useState({ filters, documents: NOTHING });
  const [isSelectingAll, setSelectingAll] = useState(false);
  const kept = chosen.filters === filters ? chosen.documents : NOTHING;
  const onPage = new Map(list.rows.map((document) => [document.id, document]));
  const documents = [
    ...[...kept.values()].filter(({ id }) => !onPage.has(id)),
    ...list.rows.filter(({ id }) => kept.has(id)),
  ];
  const set = (next: Chosen) => setChosen({ filters, documents: next });

  const isPageSelected = list.rows.length > 0 && list.rows.every(({ id }) => kept.has(id));
  const canSelectAll = isPageSelected && kept.size < list.totalCount && list.totalCount <= INPUT_LIMITS.ids;
  const selectAll = async () => {
    setSelectingAll(true);
    try {
      const all = await loadAllDocuments(api, stage, list.query);
      set(new Map(all.map((document) => [document.id, document])));
    } catch (error) {
      notify.failure(error, 'documents.loadFailed');
    }
    setSelectingAll(false);
  };

  return {
    documents,
    selected: new Set(kept.keys()),
    onChange: (selected) =>
      set(
        new Map(
          [...selected].flatMap((id) => {
            const document = onPage.get(id) ?? kept.get(id);
            return document ? [[id, document] as const] : [];
          }),
        ),
      ),
    clear: () => set(NOTHING),
    drop: (ids) => set(new Map([...kept].filter(([id]) => !ids.includes(id)))),
    everything: canSelectAll ? list.totalCount : null,
    isSelectingAll,
    selectAll: () => void selectAll(),
  };
}
