import type { DocumentRequest } from '@assay/shared/contracts';
import { useList, type List, type ListColumn, type ListRules } from '@assay/shared/widgets/list-page';
import { figureDocumentsQuery } from './api/figure-documents.queries.ts';
import { FIGURE_FILTER_NAMES, readFigureQuery, type StatisticQuery } from './model/figure-query.ts';

const RULES: ListRules = {
  filterNames: FIGURE_FILTER_NAMES,
  defaultOrderBy: { column: 'uploadedDate', direction: 'desc' },
};

/** The documents that the figure in the address counts. */
export function useFigureDocuments(
  columns: readonly ListColumn<DocumentRequest>[],
): List<DocumentRequest> & { readonly figure: StatisticQuery } {
  const list = useList({
    rules: RULES,
    columns,
    query: (api, request) => figureDocumentsQuery(api, readFigureQuery(request.filters), request),
    failure: 'usage.documentsFailed',
  });
  return { ...list, figure: readFigureQuery(list.query.filters) };
}
