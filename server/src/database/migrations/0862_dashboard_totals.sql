-- What the dashboards need of a million documents, kept with the rows that it is made of.

-- Active seconds of each user and day, by the connections that wrote them (`shard`, see 0810).
create table review_time_counts (
  client_id text not null references clients (id) on delete cascade,
  worked_on date not null,
  user_id bigint not null,
  shard smallint not null,
  active_seconds bigint not null,
  primary key (client_id, worked_on, user_id, shard)
);

-- Active time at a confirmed document, of all users and days; null where none was measured.
alter table confirmed_documents add column active_seconds integer;

create function add_review_time(sign integer, client text, day date, worker bigint, seconds bigint)
returns void language sql as $$
  insert into review_time_counts as kept (client_id, worked_on, user_id, shard, active_seconds)
  select client, day, worker, pg_backend_pid() % 64, sign * seconds
  where exists (select from clients where id = client)
  on conflict (client_id, worked_on, user_id, shard) do update set
    active_seconds = kept.active_seconds + excluded.active_seconds
$$;

create function count_review_time() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_review_time(-1, old.client_id, old.worked_on, old.user_id, old.active_seconds);
  end if;
  if tg_op <> 'DELETE' then
    perform add_review_time(1, new.client_id, new.worked_on, new.user_id, new.active_seconds);
    update confirmed_documents set active_seconds = coalesce(active_seconds, 0) + new.active_seconds
      - case tg_op when 'UPDATE' then old.active_seconds else 0 end
    where document_request_id = new.document_request_id;
  end if;
  return null;
end $$;
create trigger count_review_time after insert or update of active_seconds or delete on review_times
  for each row execute function count_review_time();

insert into review_time_counts
select client_id, worked_on, user_id, 0, sum(active_seconds) from review_times group by 1, 2, 3;

-- A confirmation that is recorded takes the time that was measured before it.
create function add_active_seconds() returns trigger language plpgsql as $$
begin
  select sum(active_seconds) into new.active_seconds
  from review_times where document_request_id = new.document_request_id;
  return new;
end $$;
create trigger add_active_seconds before insert on confirmed_documents
  for each row execute function add_active_seconds();

update confirmed_documents set active_seconds = worked.seconds
from (select document_request_id, sum(active_seconds) as seconds from review_times group by 1) worked
where worked.document_request_id = confirmed_documents.document_request_id;

drop index confirmed_documents_time;
create index confirmed_documents_time on confirmed_documents (client_id, confirmed_at, document_request_id)
  include (active_seconds);

-- For which reporting dates documents of a fund and type came: how many are here, how many of them are confirmed, and when
-- the first one came, also if it is gone since. Changes are added up by the server, as those of 0830: nobody waits for
-- the totals of others.
create table received_dates (
  client_id text not null references clients (id) on delete cascade,
  document_type_id text not null,
  fund text not null,
  reporting_date date not null,
  documents bigint not null,
  confirmed bigint not null,
  first_received date not null,
  primary key (client_id, document_type_id, fund, reporting_date)
);

create table received_date_changes (
  id bigint generated always as identity primary key,
  client_id text not null,
  document_type_id text not null,
  fund text not null,
  reporting_date date not null,
  documents bigint not null,
  confirmed bigint not null,
  first_received date not null
);
create index received_date_changes_client on received_date_changes (client_id);

-- Whether a document of a stage is here and wanted.
create function is_received(stage text) returns boolean language sql immutable as $$
  select stage not in ('TRASHED', 'DOC_REQUESTED') and stage not like 'EXT\_FAILED%'
$$;

create function count_received() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into received_date_changes
      (client_id, document_type_id, fund, reporting_date, documents, confirmed, first_received)
    select client_id, document_type_id, fund, reporting_date, count(*), count(*) filter (where is_verified),
      min((upload_date at time zone 'UTC')::date)
    from new_rows where fund is not null and reporting_date is not null and is_received(stage)
    group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into received_date_changes
      (client_id, document_type_id, fund, reporting_date, documents, confirmed, first_received)
    select client_id, document_type_id, fund, reporting_date, -count(*), -count(*) filter (where is_verified),
      min((upload_date at time zone 'UTC')::date)
    from old_rows where fund is not null and reporting_date is not null and is_received(stage)
    group by 1, 2, 3, 4;
  else
    insert into received_date_changes
      (client_id, document_type_id, fund, reporting_date, documents, confirmed, first_received)
    select client_id, document_type_id, fund, reporting_date, sum(sign),
      coalesce(sum(sign) filter (where is_verified), 0),
      min((upload_date at time zone 'UTC')::date)
    from (
      select 1 as sign, client_id, document_type_id, fund, reporting_date, is_verified, upload_date
      from new_rows where fund is not null and reporting_date is not null and is_received(stage)
      union all
      select -1, client_id, document_type_id, fund, reporting_date, is_verified, upload_date
      from old_rows where fund is not null and reporting_date is not null and is_received(stage)
    ) changes
    group by 1, 2, 3, 4
    having sum(sign) <> 0 or sum(sign) filter (where is_verified) <> 0;
  end if;
  return null;
end $$;

create trigger count_received_inserted after insert on document_requests
  referencing new table as new_rows for each statement execute function count_received();
create trigger count_received_deleted after delete on document_requests
  referencing old table as old_rows for each statement execute function count_received();
create trigger count_received_changed after update on document_requests
  referencing old table as old_rows new table as new_rows for each statement execute function count_received();

insert into received_dates
select client_id, document_type_id, fund, reporting_date, count(*), count(*) filter (where is_verified),
  min((upload_date at time zone 'UTC')::date)
from document_requests
where fund is not null and reporting_date is not null and is_received(stage)
group by 1, 2, 3, 4;
