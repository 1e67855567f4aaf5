import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

/** A name of a document that nobody has linked, as it is kept. */
export interface DocumentName {
  readonly documentId: string;
  readonly key: string;
  readonly name: string;
  /** The entity types that it stands for, in order. */
  readonly types: readonly string[];
  readonly isConfirmed: boolean;
}

/** A spelling of a name, with the entity types that it stands for. */
export interface NameForm {
  readonly name: string;
  readonly types: readonly string[];
  /** For one of its types it means no entity, or several. */
  readonly isOpen: boolean;
}

const uuids = (ids: readonly string[]) => sql`${sql.val([...ids])}::uuid[]`;
const texts = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`;
/** Lists of types travel as one text each. */
const TYPES = sql`string_to_array(types, ' ')`;
const joined = (types: readonly string[]) => types.join(' ');

/** What a client's transactions have changed. */
export interface NotedChanges {
  readonly documentIds: readonly string[];
  readonly keys: readonly string[];
}

/**
 * Takes what was noted as changed by this transaction and about these documents; with `all` also what earlier ones left.
 * Nobody waits for a note that another transaction is taking.
 */
export async function takeChanges(
  transaction: DatabaseTransaction,
  clientId: string,
  { documentIds, all }: { readonly documentIds: readonly string[]; readonly all: boolean },
): Promise<NotedChanges> {
  const { rows } = await sql<{ documentId: string | null; key: string | null }>`
    delete from unmatched_name_changes where ctid = any(array(
      select ctid from unmatched_name_changes
      where client_id = ${clientId} and (${all} or transaction_id = pg_current_xact_id()::text::bigint
        or document_request_id = any(${uuids(documentIds)}))
      for update skip locked))
    returning document_request_id as "documentId", name_key as key`.execute(transaction);
  return {
    documentIds: [...new Set([...documentIds, ...rows.flatMap(({ documentId }) => documentId ?? [])])],
    keys: [...new Set(rows.flatMap(({ key }) => key ?? []))],
  };
}

/** The names of documents as they are kept. */
export async function findKept(
  transaction: DatabaseTransaction,
  documentIds: readonly string[],
): Promise<readonly DocumentName[]> {
  const { rows } = await sql<DocumentName>`
    select document_request_id as "documentId", name_key as key, name, types, is_confirmed as "isConfirmed"
    from unmatched_document_names where document_request_id = any(${uuids(documentIds)})`.execute(
    transaction,
  );
  return rows;
}

/**
 * Replaces names of documents, and adds the difference to how many documents have each. New ones are open until it is decided.
 * @returns the spellings that documents have now and had not before
 */
export async function replaceKept(
  transaction: DatabaseTransaction,
  clientId: string,
  { gone, added }: { readonly gone: readonly DocumentName[]; readonly added: readonly DocumentName[] },
): Promise<readonly NameForm[]> {
  if (gone.length > 0)
    await sql`
      delete from unmatched_document_names kept
      using unnest(${uuids(gone.map(({ documentId }) => documentId))}, ${texts(gone.map(({ key }) => key))})
        as gone (document_id, key)
      where kept.document_request_id = gone.document_id and kept.name_key = gone.key`.execute(transaction);
  if (added.length > 0)
    await sql`
      insert into unmatched_document_names (document_request_id, client_id, name_key, name, types, is_confirmed)
      select document_id, ${clientId}, key, name, ${TYPES}, is_confirmed
      from unnest(${uuids(added.map(({ documentId }) => documentId))}, ${texts(added.map(({ key }) => key))},
        ${texts(added.map(({ name }) => name))}, ${texts(added.map(({ types }) => joined(types)))},
        ${sql.val(added.map(({ isConfirmed }) => isConfirmed))}::boolean[])
        as added (document_id, key, name, types, is_confirmed)`.execute(transaction);
  const changes = [
    ...gone.map((one) => ({ ...one, change: -1 })),
    ...added.map((one) => ({ ...one, change: 1 })),
  ];
  const { rows } = await sql<NameForm>`
    with changed as (
      select name, ${TYPES} as types, sum(change)::int as documents,
        coalesce(sum(change) filter (where is_confirmed), 0)::int as confirmed
      from unnest(${texts(changes.map(({ name }) => name))}, ${texts(changes.map(({ types }) => joined(types)))},
        ${sql.val(changes.map(({ isConfirmed }) => isConfirmed))}::boolean[],
        ${sql.val(changes.map(({ change }) => change))}::int[]) as changes (name, types, is_confirmed, change)
      group by 1, 2
    )
    insert into unmatched_names as kept
      (client_id, name, types, documents, confirmed_documents, is_open, is_refused)
    select ${clientId}, name, types, documents, confirmed, true,
      exists (select from entity_name_answers answer
        where answer.client_id = ${clientId} and answer.normalised_name = normalised_entity_name(changed.name)
          and answer.kind = 'notEntity' and answer.undone_at is null)
    from changed where documents <> 0 or confirmed <> 0
    on conflict (client_id, name_key, md5(name), types) do update set
      documents = kept.documents + excluded.documents,
      confirmed_documents = kept.confirmed_documents + excluded.confirmed_documents
    returning name, types, is_open as "isOpen"`.execute(transaction);
  if (gone.length > 0)
    await sql`
      delete from unmatched_names where client_id = ${clientId} and documents = 0
        and name_key = any(${texts(gone.map(({ key }) => key))})`.execute(transaction);
  const addedNames = new Set(added.map(({ name }) => name));
  return rows.filter(({ name }) => addedNames.has(name));
}

/** The spellings of names. */
export async function findForms(
  transaction: DatabaseTransaction,
  clientId: string,
  keys: readonly string[],
): Promise<readonly NameForm[]> {
  const { rows } = await sql<NameForm>`
    select name, types, is_open as "isOpen" from unmatched_names
    where client_id = ${clientId} and name_key = any(${texts(keys)})`.execute(transaction);
  return rows;
}

/** Says of spellings whether they mean one entity. */
export async function writeOpen(
  transaction: DatabaseTransaction,
  clientId: string,
  forms: readonly NameForm[],
): Promise<void> {
  if (forms.length === 0) return;
  await sql`
    update unmatched_names kept set is_open = forms.is_open
    from (select name, ${TYPES} as types, is_open
      from unnest(${texts(forms.map(({ name }) => name))}, ${texts(forms.map(({ types }) => joined(types)))},
        ${sql.val(forms.map(({ isOpen }) => isOpen))}::boolean[]) as forms (name, types, is_open)) forms
    where kept.client_id = ${clientId} and kept.name_key = md5(normalised_entity_name(forms.name))
      and kept.name = forms.name and kept.types = forms.types`.execute(transaction);
}

/** Keeps whether names were said to be no entity. */
export async function writeRefused(
  transaction: DatabaseTransaction,
  clientId: string,
  names: readonly string[],
): Promise<void> {
  await sql`
    update unmatched_names kept set is_refused = exists (
      select from entity_name_answers answer
      where answer.client_id = kept.client_id and answer.normalised_name = normalised_entity_name(kept.name)
        and answer.kind = 'notEntity' and answer.undone_at is null)
    where client_id = ${clientId} and name_key in (
      select md5(normalised_entity_name(name)) from unnest(${texts(names)}) as name)`.execute(transaction);
}

/** Whether earlier transactions left something that is to be taken. */
export async function hasChanges(kysely: DatabaseClient, clientId: string): Promise<boolean> {
  const { rows } = await sql`
    select from unmatched_name_changes where client_id = ${clientId} limit 1`.execute(kysely);
  return rows.length > 0;
}
