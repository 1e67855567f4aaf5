import type { DocumentRequest } from '@assay/shared/contracts';
import { useList, type List, type ListRules } from '@assay/shared/widgets/list-page';
import { documentListQuery } from './api/document-list.queries.ts';
import { documentColumns } from './components/document-columns.tsx';
import type { DocumentList } from './model/document-lists.ts';

const RULES: ListRules = {
  filterNames: ['search', 'documentType', 'tags'],
  defaultOrderBy: { column: 'uploadedDate', direction: 'desc' },
};

/** The documents at the stage of a list, the newest upload first. */
export function useDocumentList({ stage }: DocumentList): List<DocumentRequest> {
  return useList({
    rules: RULES,
    columns: documentColumns,
    query: (api, request) => documentListQuery(api, stage, request),
    failure: 'documents.loadFailed',
  });
}
