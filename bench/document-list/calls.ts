import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import { DOCUMENT_LIST_COLUMNS } from '@assay/shared/contracts';
import { readFromPrimary } from '../../server/src/database/list-reader.ts';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import type { Tables } from '../../server/src/database/tables.ts';
import {
  DocumentListsService,
  type DocumentListQuery,
} from '../../server/src/modules/document-requests/lists.service.ts';
import type { Actor } from '../../server/src/plugins/actor.ts';
import { findActor } from '../../server/src/plugins/actor.repository.ts';

/** A statement with its values, as our repositories send it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A request of the list, and the statements that it sends. */
export interface ListCall {
  readonly name: string;
  readonly path: string;
  readonly statements: readonly Statement[];
}

export const PAGE = 50;
export const isMillion = process.argv.includes('--million');
export const DOCUMENTS = isMillion ? 1_000_000 : 100_000;
/** Three fifths of the documents are on the reviewers' list. */
export const LISTED = (DOCUMENTS * 3) / 5;
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

/** The statements that our own code sends, caught by a driver that only writes them down. */
async function statementsOf(send: (kysely: DatabaseClient) => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql: text, parameters }: CompiledQuery) {
      sent.push({ text, values: parameters });
      if (text.includes('user_identities')) return { rows: [] };
      return { rows: [{ count: text.includes('document_count_changes') ? LISTED : 0 } as Row] };
    },
    streamQuery: () => {
      throw new Error('the list streams nothing');
    },
  };
  class WritingDriver extends DummyDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      return connection;
    }
  }
  const kysely = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new WritingDriver(),
      createIntrospector: (rows) => new PostgresIntrospector(rows),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await send(kysely);
  return sent;
}

/** The statements that every request sends first: for the user of its token. */
export function userStatements(token: string): Promise<Statement[]> {
  const [, payload = ''] = token.split('.');
  const { iss: issuer, sub: subject } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    iss: string;
    sub: string;
  };
  const proof = { issuer, subject, email: null, issuedAt: new Date(0) };
  return statementsOf((kysely) => findActor(kysely, proof, { providerEmailDomain: null, hasReplica: false }));
}

/** The statement that finds the rows of a page; the others count. */
export function pageStatement({ name, statements }: ListCall): Statement {
  const page = statements.find(({ text }) => text.includes('page_id'));
  if (page === undefined) throw new Error(`${name}: no statement for its rows`);
  return page;
}

/** A page of the documents of the reviewers' list. */
export async function listCall(
  name: string,
  query: Omit<DocumentListQuery, 'stage'> = {},
): Promise<ListCall> {
  const whole = {
    offset: 0,
    maxPageSize: PAGE,
    orderBy: 'uploadedDate:desc',
    stage: [LISTED_STAGE],
    ...query,
  };
  const page = (kysely: DatabaseClient) =>
    new DocumentListsService(readFromPrimary(kysely)).page(ACTOR, whole);
  const params = new URLSearchParams();
  for (const [key, values] of Object.entries(whole))
    for (const value of [values].flat()) params.append(key, String(value));
  return { name, path: `document-requests?${params.toString()}`, statements: await statementsOf(page) };
}

/** The first page in every order, and one found by stage, tag and search. */
export async function firstPages(): Promise<ListCall[]> {
  const sorted = DOCUMENT_LIST_COLUMNS.filter((column) => column !== 'uploadedDate');
  return [
    await listCall('first page'),
    await listCall('stage, tag and search', { tags: ['tag-7'], search: 'fund-127' }),
    ...(await Promise.all(
      sorted.flatMap((column) => [
        listCall(`by ${column}`, { orderBy: `${column}:asc` }),
        listCall(`by ${column}, reversed`, { orderBy: `${column}:desc` }),
      ]),
    )),
  ];
}
