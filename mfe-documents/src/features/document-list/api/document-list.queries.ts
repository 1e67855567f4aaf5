import type { ApiClient } from '@assay/shared/api-client';
import {
  listDocumentRequests,
  listFilterValues,
  toDocumentRequest,
  type DocumentRequest,
  type FILTERED_COLUMNS,
  type QueryOf,
} from '@assay/shared/contracts';
import {
  DOCUMENT_REQUEST_PAGE_SIZE,
  formatOrderBy,
  INPUT_LIMITS,
  isIsoDate,
  type ListStage,
  type TableFilters,
  type TableQuery,
} from '@assay/shared/domain';
import { documentsKey, keepPreviousData, queryOptions, type QueryClient } from '@assay/shared/query';
import type { ListRequest, RowsQuery } from '@assay/shared/widgets/list-page';
import { startOfDay } from '../model/days.ts';

type ListQuery = QueryOf<typeof listDocumentRequests>;

const flag = (values: readonly string[] | undefined): 'true' | 'false' | undefined => {
  const [value] = values ?? [];
  return value === 'true' || value === 'false' ? value : undefined;
};

const day = ([value = '']: readonly string[] = []): string | undefined =>
  isIsoDate(value) ? value : undefined;

const isWord = (value: string): boolean => value.length <= INPUT_LIMITS.word;

/** The filters of the address as the call takes them, without those of a form that it refuses: days of upload become moments in the zone of the browser [AMB-086]. */
export function toListFilters(filters: TableFilters) {
  const [uploadedTo] = filters.uploadedTo ?? [];
  return {
    search: filters.search?.[0],
    documentType: filters.documentType?.filter(isWord),
    tags: filters.tags?.filter(isWord),
    fund: filters.fund,
    fundManager: filters.fundManager,
    uploadedBy: filters.uploadedBy,
    reportedFrom: day(filters.reportedFrom),
    reportedTo: day(filters.reportedTo),
    uploadedFrom: startOfDay(filters.uploadedFrom?.[0]),
    uploadedBefore: startOfDay(uploadedTo, 1),
    verified: flag(filters.verified),
    doubts: flag(filters.doubts),
    changed: flag(filters.changed),
  };
}

const keyOf = (query: ListQuery) => [...documentsKey, 'list', query] as const;

/**
 * The row beside which a page begins or ends, from the neighbouring page where that is loaded and fresh: the server then
 * finds a deep page without counting the rows before it [AMB-128].
 */
function cursorOf(client: QueryClient, query: ListQuery & { offset: number; maxPageSize: number }) {
  const neighbour = (offset: number) => {
    const state = client.getQueryState<{ readonly items: readonly DocumentRequest[] }>(
      keyOf({ ...query, offset }),
    );
    const items = state?.isInvalidated ? undefined : state?.data?.items;
    return items?.length === query.maxPageSize ? items : undefined;
  };
  const after = neighbour(query.offset - query.maxPageSize)?.at(-1)?.id;
  if (after !== undefined) return { after };
  const before = neighbour(query.offset + query.maxPageSize)?.[0]?.id;
  return before === undefined || query.offset === 0 ? {} : { before };
}

/** A page of the documents at a stage [API-004]. */
export function documentListQuery(api: ApiClient, stage: ListStage, { page, filters }: ListRequest) {
  const query = { stage: [stage], ...page, ...toListFilters(filters) };
  return queryOptions({
    queryKey: keyOf(query),
    queryFn: async ({ client, signal }) => {
      const beside = cursorOf(client, query);
      const found = await api.call(listDocumentRequests, { query: { ...query, ...beside } }, { signal });
      return { ...found, items: found.items.map(toDocumentRequest) };
    },
  });
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Those of these documents that a list has, on whatever page; an address may hold ids that are none. */
export function listedDocumentsQuery(
  api: ApiClient,
  {
    stage,
    filters,
    ids,
  }: { readonly stage: ListStage; readonly filters: TableFilters; readonly ids: readonly string[] },
): RowsQuery<DocumentRequest> {
  const query = { stage: [stage], ...toListFilters(filters) };
  return {
    queryKey: [...documentsKey, 'listed', query, ids],
    load: async (signal: AbortSignal) => {
      const found: DocumentRequest[] = [];
      const known = ids.filter((id) => UUID.test(id));
      for (let from = 0; from < known.length; from += DOCUMENT_REQUEST_PAGE_SIZE) {
        const id = known.slice(from, from + DOCUMENT_REQUEST_PAGE_SIZE);
        const { items } = await api.call(listDocumentRequests, { query: { ...query, id } }, { signal });
        found.push(...items.map(toDocumentRequest));
      }
      return found;
    },
  };
}

/** Every document of a list, whatever the page, in the order of the list. */
export async function loadAllDocuments(
  api: ApiClient,
  stage: ListStage,
  { filters, orderBy }: TableQuery,
): Promise<DocumentRequest[]> {
  const maxPageSize = DOCUMENT_REQUEST_PAGE_SIZE;
  const query = {
    stage: [stage],
    maxPageSize,
    orderBy: orderBy ? formatOrderBy(orderBy) : undefined,
    ...toListFilters(filters),
  };
  const all: DocumentRequest[] = [];
  for (;;) {
    const after = all.at(-1)?.id;
    const beside = after === undefined ? {} : { after };
    const page = await api.call(listDocumentRequests, { query: { ...query, offset: all.length, ...beside } });
    all.push(...page.items.map(toDocumentRequest));
    if (page.items.length < maxPageSize) return all;
  }
}

/** Values that a filter of a list offers, by what is typed. Those before stay while others load. */
export function filterValuesQuery(
  api: ApiClient,
  query: { stage: ListStage; column: (typeof FILTERED_COLUMNS)[number]; search: string },
) {
  return queryOptions({
    queryKey: [...documentsKey, 'filter-values', query],
    queryFn: async ({ signal }) => (await api.call(listFilterValues, { query }, { signal })).values,
    placeholderData: keepPreviousData,
  });
}
