-- Which documents changed lately, for lists that are open in browsers. Readers follow it in the order of (xid, id) and only
-- below the oldest transaction that runs: what a longer one notes later is never passed over.
create table list_changes (
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  client_id text not null references clients (id) on delete cascade,
  document_request_id uuid not null,
  uploaded_by_id bigint not null,
  revision integer not null,
  -- Null for a document that was created or deleted.
  from_stage text,
  to_stage text,
  changed_at timestamptz(3) not null default clock_timestamp(),
  primary key (xid, id)
);
create index list_changes_client on list_changes (client_id);
create index list_changes_time on list_changes (changed_at);

create function note_list_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into list_changes (client_id, document_request_id, uploaded_by_id, revision, to_stage)
    select client_id, id, uploaded_by_id, revision, stage from new_rows;
  elsif tg_op = 'DELETE' then
    -- A client that is being deleted has no lists any more.
    insert into list_changes (client_id, document_request_id, uploaded_by_id, revision, from_stage)
    select client_id, id, uploaded_by_id, revision, stage from old_rows
    where exists (select from clients where clients.id = old_rows.client_id);
  else
    insert into list_changes (client_id, document_request_id, uploaded_by_id, revision, from_stage, to_stage)
    select new_rows.client_id, new_rows.id, new_rows.uploaded_by_id, new_rows.revision, old_rows.stage, new_rows.stage
    from new_rows join old_rows using (id);
  end if;
  return null;
end;
$$;

create trigger note_inserted_for_lists after insert on document_requests
  referencing new table as new_rows for each statement execute function note_list_changes();
create trigger note_deleted_for_lists after delete on document_requests
  referencing old table as old_rows for each statement execute function note_list_changes();
create trigger note_changed_for_lists after update on document_requests
  referencing old table as old_rows new table as new_rows for each statement execute function note_list_changes();
