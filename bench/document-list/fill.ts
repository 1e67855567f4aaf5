import { randomUUID } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import pg from 'pg';
import { openDatabase, type Database, type DatabaseClient } from '../../server/src/database/database.ts';
import { findStageCounts } from '../../server/src/modules/document-requests/document-counts.repository.ts';
import { findDocuments } from '../../server/src/modules/document-requests/lists.repository.ts';

const DOCUMENTS = 100_000;

/** A statement with its values, as our repository sends it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A database of its own on the test server, or null where none is named. */
export async function freshPostgres(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const admin = process.env.DATABASE_URL_TEST;
  if (!admin) return null;
  const name = `assay_bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}

function open({
  env,
  folder,
}: {
  readonly env: Record<string, string>;
  readonly folder: string;
}): Promise<Database> {
  return openDatabase(
    env.DATABASE_URL ? { engine: 'postgres', url: env.DATABASE_URL } : { engine: 'pglite', folder },
  );
}

/** 100,000 documents of one client over all lists, with names, funds and dates as installations have them. */
async function insertDocuments(rows: DatabaseClient): Promise<void> {
  await sql`
    insert into document_requests
      (client_id, file_name, s3_key, stage, extraction_stage, document_type_id, reporting_date, fund, fund_manager,
       upload_date, uploaded_by, uploaded_by_id, is_verified, tags, metrics_total, metrics_verified)
    select 'demo', 'statement-' || n || '-fund-' || n % 400 || '.pdf', 'bench/' || n,
      (array['EXT_DONE','EXT_DONE','EXT_DONE','ARCHIVED','TRASHED'])[1 + n % 5], 'EXT_DONE',
      (array['Capital Account','Capital Call','Capital Distribution','Performance'])[1 + n % 4],
      date '2015-03-31' + (n % 40) * 91, 'Fund ' || n % 400, 'Manager ' || n % 60,
      timestamptz '2020-01-01' + n * interval '20 minutes', 'Reviewer', 2, n % 3 = 0,
      array['tag-' || n % 20], 20, n % 21
    from generate_series(1, ${sql.lit(DOCUMENTS)}) as n`.execute(rows);
  await sql`analyze`.execute(rows);
}

/** The statements that the list sends, caught from our own repository by a driver that only writes them down. */
async function listStatements(): Promise<Statement[]> {
  const sent: Statement[] = [];
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql: text, parameters }: CompiledQuery) {
      sent.push({ text, values: parameters });
      return { rows: [{ count: 0 } as Row] };
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
  const rows: DatabaseClient = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new WritingDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const filter = { clientId: 'demo', stages: ['EXT_DONE'] };
  await findDocuments(rows, filter, {
    offset: 0,
    limit: 100,
    orderBy: 'uploadedDate:desc',
  });
  await findStageCounts(rows, filter.clientId, filter.stages);
  return sent;
}

/** Fills the database and answers the statements that the list sends. */
export async function fillDocuments(engine: {
  readonly env: Record<string, string>;
  readonly folder: string;
}): Promise<Statement[]> {
  const database = await open(engine);
  await insertDocuments(database.kysely);
  await database.close();
  return listStatements();
}
