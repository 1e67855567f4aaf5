import {
  deleteDocuments,
  getNavigation,
  getSettings,
  getSummaryCounts,
  listDocumentRequests,
  listDocumentRequestsByStage,
  listDocumentTypes,
  listExports,
  setDocumentsState,
  DOCUMENT_LIST_COLUMNS,
  type DocumentRequestWire,
  type DocumentType,
} from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, parseOrderBy } from '@assay/shared/domain';
import { createDemoDocuments } from './demo-documents.ts';
import type { DemoAnswers } from './demo-transport.ts';

const DOCUMENT_TYPES: readonly DocumentType[] = (
  [
    ['Capital Account', 'fund', 'limited_partner'],
    ['Capital Call', 'fund', 'limited_partner'],
    ['Capital Distribution', 'fund', 'limited_partner'],
    ['Performance', 'fund', 'company'],
  ] as const
).map(([id, reportingEntityType, keyEntityType], index) => ({
  id,
  backendId: index + 1,
  displayName: id,
  reportingEntityType,
  keyEntityType,
  requiredMetrics: [],
  category: { id: 'private_markets', name: 'Private Markets' },
}));

const DEMO_SETTINGS = {
  default_currency: 'USD',
  default_language: 'en-gb',
  is_trial: false,
  limited_uploads: false,
  user: {
    id: 7,
    name: 'Ada Reviewer',
    email: 'ada@demo.example',
    permissions: ALL_PERMISSIONS_MASK,
    account_status: 2,
    user_group: 1,
    user_management_scope: 1,
    sso: false,
  },
  client: { id: 'demo', name: 'Demo' },
};

const textOf = (document: DocumentRequestWire) =>
  [document.file_name, document.fund, document.fund_manager].join(' ').toLowerCase();

function matches(document: DocumentRequestWire, params: URLSearchParams): boolean {
  const allows = (name: string, values: readonly (string | null)[]) => {
    const wanted = params.getAll(name);
    return wanted.length === 0 || values.some((value) => value !== null && wanted.includes(value));
  };
  return (
    textOf(document).includes((params.get('search') ?? '').toLowerCase()) &&
    allows('stage', [document.stage]) &&
    allows('documentType', [document.document_type]) &&
    allows('tags', document.tags)
  );
}

function pageOfDocuments(documents: readonly DocumentRequestWire[], { searchParams }: URL) {
  const { column, direction } = parseOrderBy(searchParams.get('orderBy') ?? '', DOCUMENT_LIST_COLUMNS) ?? {
    column: 'uploadedDate' as const,
    direction: 'desc',
  };
  const sign = direction === 'asc' ? 1 : -1;
  const found = documents
    .filter((document) => matches(document, searchParams))
    .toSorted((one, other) => sign * String(one[column] ?? '').localeCompare(String(other[column] ?? '')));
  const offset = Number(searchParams.get('offset') ?? 0);
  const items = found.slice(offset, offset + Number(searchParams.get('maxPageSize') ?? 100));
  return { items, count: items.length, totalCount: found.length };
}

/** Counts by stage; PROCESSING is everything on its way. */
function countByStage(documents: readonly DocumentRequestWire[], stages: readonly string[]) {
  return Object.fromEntries(
    stages.map((stage) => [stage, documents.filter((document) => document.stage === stage).length]),
  );
}

/** Answers of a small installation that lives as long as the page: lists, counts, moves and deletions. */
export function createDemoAnswers(): DemoAnswers {
  let documents = createDemoDocuments();
  return {
    [getSettings.id]: () => DEMO_SETTINGS,
    [getNavigation.id]: () => ({
      ...countByStage(documents, ['EXT_DONE', 'ARCHIVED', 'TRASHED', 'EXT_MANUAL_QA']),
      PROCESSING: documents.filter(({ stage }) => stage.startsWith('EXT_START')).length,
    }),
    [listDocumentTypes.id]: () => DOCUMENT_TYPES,
    [listDocumentRequests.id]: ({ url }) => pageOfDocuments(documents, url),
    [listDocumentRequestsByStage.id]: ({ url }) => {
      const stages = (url.searchParams.get('stage') ?? '').split(',');
      return documents.filter(({ stage }) => stages.includes(stage));
    },
    [listExports.id]: () => ({ items: [] }),
    [getSummaryCounts.id]: ({ url }) => countByStage(documents, url.searchParams.getAll('stage')),
    [setDocumentsState.id]: ({ body }) => {
      const { ids = [], stage = 'EXT_DONE' } = setDocumentsState.body?.parse(body) ?? {};
      documents = documents.map((document) =>
        ids.includes(document.id) ? { ...document, stage, archived: stage === 'ARCHIVED' } : document,
      );
      return { ids };
    },
    [deleteDocuments.id]: ({ body }) => {
      const { uuids = [] } = deleteDocuments.body?.parse(body) ?? {};
      documents = documents.filter(({ id }) => !uuids.includes(id));
      return { ids: uuids };
    },
  };
}
