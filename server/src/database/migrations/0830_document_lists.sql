-- How many documents each client has at each stage, as changes to add up: lists show exact totals without counting, and
-- two transactions that move documents never wait for each other's total. The server adds old changes up (AMB-128).
create table document_count_changes (
  id bigint generated always as identity primary key,
  client_id text not null,
  stage text not null,
  change bigint not null
);
create index document_count_changes_client on document_count_changes (client_id, stage) include (change);

create function count_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into document_count_changes (client_id, stage, change)
    select client_id, stage, count(*) from new_rows group by client_id, stage order by client_id, stage;
  elsif tg_op = 'DELETE' then
    insert into document_count_changes (client_id, stage, change)
    select client_id, stage, -count(*) from old_rows group by client_id, stage order by client_id, stage;
  else
    insert into document_count_changes (client_id, stage, change)
    select client_id, stage, sum(change) from (
      select client_id, stage, 1 as change from new_rows
      union all
      select client_id, stage, -1 from old_rows
    ) as changes
    group by client_id, stage having sum(change) <> 0 order by client_id, stage;
  end if;
  return null;
end;
$$;

create trigger count_inserted_documents after insert on document_requests
  referencing new table as new_rows for each statement execute function count_documents();
create trigger count_deleted_documents after delete on document_requests
  referencing old table as old_rows for each statement execute function count_documents();
create trigger count_moved_documents after update on document_requests
  referencing old table as old_rows new table as new_rows for each statement execute function count_documents();

insert into document_count_changes (client_id, stage, change)
select client_id, stage, count(*) from document_requests group by client_id, stage;

-- How many values of a document need review, as the document view counts them; null before it is known.
alter table document_requests add column doubts integer;
create index document_requests_doubts on document_requests (client_id, stage, upload_date, id) where doubts > 0;
