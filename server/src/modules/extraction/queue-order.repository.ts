import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { reorderJobs } from '../../jobs/job.repository.ts';

/** A larger file is long; so is one with more pages, if they are known from an earlier reading. */
const LONG_BYTES = 8 * 1024 * 1024;
const LONG_PAGES = 100;

/** How many of a client's waiting documents are in order: more than a client's documents that are taken at once. */
const ORDERED = 16;

/** The lane of a client's documents. */
interface ClientLane {
  readonly clientId: string;
  readonly isLong: boolean;
}

/** Where a run stands in the extraction queue. */
export interface QueuePlace extends ClientLane {
  readonly personId: number;
  /** Among all clients: the lowest turn is taken first. */
  readonly turn: number;
  /** Among the people of the client: the lowest is first, then who came first. */
  readonly personTurn: number;
}

/** Whether reading a document is expected to take long: by its own pages, by its file, or because it took long before. */
export async function isLongDocument(transaction: DatabaseTransaction, documentId: string): Promise<boolean> {
  const { rows } = await sql<{ isLong: boolean }>`
    select case
      when from_page is not null then to_page - from_page >= ${LONG_PAGES}
      else coalesce(file_size, 0) > ${LONG_BYTES} or exists (
        select from document_runs where document_request_id = ${documentId}
        and (is_long or page_count > ${LONG_PAGES}))
      end as "isLong"
    from document_requests where id = ${documentId}`.execute(transaction);
  return rows[0]?.isLong ?? false;
}

/**
 * The next place of a document. A client's turns are consecutive. After a pause it starts at the turn that is being taken
 * now: it neither waits behind what others have queued, nor has it saved up turns. Likewise its people.
 */
export async function nextPlace(
  transaction: DatabaseTransaction,
  { documentId, clientId, isLong }: ClientLane & { readonly documentId: string },
): Promise<QueuePlace> {
  const last = isLong ? 'last_long_turn' : 'last_turn';
  // Until the end of this transaction nobody else changes the order of this client's documents.
  const { turn } = await transaction
    .updateTable('clients')
    .set({
      [last]: sql<number>`greatest(${sql.ref(last)} + 1, (select coalesce(max(turn), 0)
        from document_runs where is_long = ${isLong} and started_at is not null))`,
    })
    .where('id', '=', clientId)
    .returning(sql<number>`${sql.ref(last)}`.as('turn'))
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ personId: number; personTurn: number }>`
    select uploaded_by_id as "personId", greatest(
      (select max(person_turn) + 1 from document_runs where status = 'queued' and client_id = ${clientId}
        and is_long = ${isLong} and person_id = uploaded_by_id),
      (select min(person_turn) from document_runs
        where status = 'queued' and client_id = ${clientId} and is_long = ${isLong}),
      0)::int as "personTurn"
    from document_requests where id = ${documentId}`.execute(transaction);
  const [person] = rows;
  if (person === undefined) throw new Error(`no document ${documentId}`);
  return { clientId, isLong, turn, ...person };
}

/**
 * Gives a client's next turns to the documents that come next among its people. Turns stay the client's own, so no other
 * client waits longer for it. Only the first documents are put in order, whatever waits behind them. The transaction has
 * locked the row of the client.
 */
export async function orderNext(
  transaction: DatabaseTransaction,
  queue: string,
  { clientId, isLong }: ClientLane,
): Promise<void> {
  const waiting = sql`document_runs
    where status = 'queued' and client_id = ${clientId} and is_long = ${isLong}`;
  const { rows } = await sql<{ key: string; turn: number }>`
    with first as (
      (select id from ${waiting} order by turn limit ${ORDERED}) union
      (select id from ${waiting} order by person_turn, arrival limit ${ORDERED})
    ), placed as (
      select id, turn, row_number() over (order by turn, id) as now,
        row_number() over (order by person_turn, arrival, id) as wanted
      from document_runs where id in (select id from first)
    ), moved as (
      select placed.id, other.turn from placed join placed other on other.now = placed.wanted
      where other.turn <> placed.turn
    )
    update document_runs run set turn = moved.turn from moved where run.id = moved.id
    returning run.id::text as key, run.turn`.execute(transaction);
  if (rows.length > 0) await reorderJobs(transaction, queue, rows);
}

/** Puts a client's next documents in order, after one has been taken. */
export async function orderAfterTaking(
  kysely: DatabaseClient,
  queue: string,
  lane: ClientLane,
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('clients')
      .select('id')
      .where('id', '=', lane.clientId)
      .forNoKeyUpdate()
      .execute();
    await orderNext(transaction, queue, lane);
  });
}

/** How many documents of a client are extracted before each of those that wait, by the id of the document. */
export async function findWaitingOrder(
  kysely: DatabaseClient,
  clientId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ documentId: string; before: number }>`
    select document_request_id as "documentId",
      (row_number() over (partition by is_long order by person_turn, arrival, id) - 1)::int as before
    from document_runs where status = 'queued' and client_id = ${clientId}`.execute(kysely);
  return new Map(rows.map(({ documentId, before }) => [documentId, before]));
}
