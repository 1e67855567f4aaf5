import { DOCUMENT_LIST_COLUMNS } from '@assay/shared/contracts';
import { readFromPrimary } from '../../server/src/database/list-reader.ts';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import {
  DocumentListsService,
  type DocumentListQuery,
} from '../../server/src/modules/document-requests/lists.service.ts';
import type { Actor } from '../../server/src/plugins/actor.ts';
import { recordStatements, type MeasuredCall } from '../harness/statements.ts';

export const PAGE = 50;
export const isMillion = process.argv.includes('--million');
export const DOCUMENTS = isMillion ? 1_000_000 : 100_000;
/** Three fifths of the documents are on the reviewers' list. */
const LISTED = (DOCUMENTS * 3) / 5;
export const LISTED_STAGE = 'EXT_DONE';
/** Who asks. */
export const ACTOR: Actor = {
  userId: 2,
  clientId: 'demo',
  name: 'Reviewer',
  email: 'reviewer@demo.example',
  permissions: 0,
  accountStatus: 2,
  userGroup: 1,
  userManagementScope: 1,
  sso: false,
  isProvider: false,
};

/** The query of a page of the reviewers' list. */
const queryOf = (query: Omit<DocumentListQuery, 'stage'>) => ({
  offset: 0,
  maxPageSize: PAGE,
  orderBy: 'uploadedDate:desc',
  stage: [LISTED_STAGE],
  ...query,
});

const pageOf = (rows: DatabaseClient, query: Omit<DocumentListQuery, 'stage'>) =>
  new DocumentListsService(readFromPrimary(rows)).page(ACTOR, queryOf(query));

/** The address of a page of the reviewers' list, below the client. */
export function listPath(query: Omit<DocumentListQuery, 'stage'> = {}): string {
  const params = new URLSearchParams();
  for (const [key, values] of Object.entries(queryOf(query)))
    for (const value of [values].flat()) params.append(key, String(value));
  return `document-requests?${params.toString()}`;
}

/** A page of the documents of the reviewers' list. */
export async function listCall(
  rows: DatabaseClient,
  name: string,
  query: Omit<DocumentListQuery, 'stage'> = {},
): Promise<MeasuredCall> {
  const statements = await recordStatements(rows, (kysely) => pageOf(kysely, query));
  return { name, path: listPath(query), rows: PAGE, statements };
}

/** The first page in every order, and one found by stage, tag and search. */
export async function firstPages(rows: DatabaseClient): Promise<MeasuredCall[]> {
  const calls = [
    await listCall(rows, 'first page'),
    await listCall(rows, 'stage, tag and search', { tags: ['tag-7'], search: 'fund-127' }),
  ];
  for (const column of DOCUMENT_LIST_COLUMNS.filter((one) => one !== 'uploadedDate'))
    calls.push(
      await listCall(rows, `by ${column}`, { orderBy: `${column}:asc` }),
      await listCall(rows, `by ${column}, reversed`, { orderBy: `${column}:desc` }),
    );
  return calls;
}

/** The deepest full page, and the pages beside it by key: after the last row before it, and before the first row after it. */
export async function deepPages(rows: DatabaseClient) {
  const offset = LISTED - 2 * PAGE;
  const rowsAt = async (at: number) => (await pageOf(rows, { offset: at })).items;
  const after = (await rowsAt(offset - PAGE)).at(-1)?.id;
  const before = (await rowsAt(offset + PAGE)).at(0)?.id;
  return {
    deepest: await listCall(rows, 'deepest page', { offset }),
    next: await listCall(rows, 'deepest page, Next by key', { offset, after }),
    previous: await listCall(rows, 'deepest page, Previous by key', { offset, before }),
  };
}
