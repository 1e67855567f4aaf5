import type { Session } from '../database/pglite/thread.ts';
import { runFiles, tablesKey } from '../modules/extraction/index.ts';

const PAGE = 500;

interface DocumentRow {
  readonly id: string;
  readonly clientId: string;
  readonly key: string;
  readonly runs: readonly string[] | null;
}

/** The keys under which an installation has stored files. */
export interface StoredKeys {
  readonly kept: readonly string[];
  /** Written anew whenever somebody asks for them. */
  readonly written: readonly string[];
}

/** The keys of all files, in portions: those of documents and their runs, then those of exports. */
export async function* storedKeys(session: Session): AsyncGenerator<StoredKeys> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await session.query<DocumentRow>(
      `select id::text, client_id as "clientId", s3_key as key,
         (select json_agg(run.id) from document_runs run where run.document_request_id = document.id) as runs
       from document_requests document where id > $1::uuid order by id limit ${PAGE}`,
      [last],
    );
    if (rows.length === 0) break;
    last = rows.at(-1)?.id ?? last;
    yield {
      kept: rows.flatMap(({ id, clientId, key, runs }) => [
        key,
        ...(runs ?? []).flatMap((run) => Object.values(runFiles({ id: run, clientId, documentId: id }))),
      ]),
      written: rows.map(({ id, clientId }) => tablesKey(clientId, id)),
    };
  }
  const { rows: exported } = await session.query<{ key: string }>(
    `select file_key as key from exports where file_key is not null
     union select file_key from abandoned_export_files`,
  );
  yield { kept: exported.map(({ key }) => key), written: [] };
}
