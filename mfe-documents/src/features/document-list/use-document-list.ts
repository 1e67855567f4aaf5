import type { DocumentRequest } from '@assay/shared/contracts';
import {
  useColumnChoice,
  useList,
  type ColumnChoice,
  type List,
  type ListRules,
} from '@assay/shared/widgets/list-page';
import { documentListQuery } from './api/document-list.queries.ts';
import { documentColumns, type DocumentRowActions } from './components/document-columns.tsx';
import type { DocumentList } from './model/document-lists.ts';
import { DOCUMENT_FILTERS } from './model/filters.ts';

const RULES: ListRules = {
  filterNames: DOCUMENT_FILTERS,
  defaultOrderBy: { column: 'uploadedDate', direction: 'desc' },
};

/** The documents at the stage of a list, the newest upload first, in the columns that the user has chosen. */
export function useDocumentList(
  { stage }: DocumentList,
  actions: DocumentRowActions,
): {
  readonly list: List<DocumentRequest>;
  readonly columns: ColumnChoice<DocumentRequest>;
} {
  const allColumns = documentColumns(actions);
  const columns = useColumnChoice('documents', allColumns);
  const list = useList({
    rules: RULES,
    columns: allColumns,
    shownColumns: columns.columns,
    query: (api, request) => documentListQuery(api, stage, request),
    failure: 'documents.loadFailed',
    stages: [stage],
  });
  return { list, columns };
}
