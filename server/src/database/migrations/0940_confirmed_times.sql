-- How many documents of each day were confirmed after so many quarters of a minute of active work, by the connections that
-- wrote them (`shard`, see 0810): the median of a million documents is found without reading them all.
create table confirmed_time_counts (
  client_id text not null references clients (id) on delete cascade,
  confirmed_on date not null,
  quarter_minutes integer not null,
  shard smallint not null,
  documents bigint not null,
  primary key (client_id, confirmed_on, quarter_minutes, shard)
);

create function count_confirmed_time() returns trigger language plpgsql as $$
begin
  insert into confirmed_time_counts as kept (client_id, confirmed_on, quarter_minutes, shard, documents)
  select client_id, (confirmed_at at time zone 'UTC')::date, active_seconds / 15, pg_backend_pid() % 64, sum(sign)
  from (
    select 1 as sign, new.client_id, new.confirmed_at, new.active_seconds where tg_op <> 'DELETE'
    union all
    select -1, old.client_id, old.confirmed_at, old.active_seconds where tg_op <> 'INSERT'
  ) changes
  where active_seconds is not null and exists (select from clients where clients.id = changes.client_id)
  group by 1, 2, 3 having sum(sign) <> 0 order by 1, 2, 3
  on conflict (client_id, confirmed_on, quarter_minutes, shard) do update set
    documents = kept.documents + excluded.documents;
  return null;
end $$;

create trigger count_confirmed_time
  after insert or delete or update of active_seconds, confirmed_at on confirmed_documents
  for each row execute function count_confirmed_time();

insert into confirmed_time_counts
select client_id, (confirmed_at at time zone 'UTC')::date, active_seconds / 15, 0, count(*)
from confirmed_documents where active_seconds is not null
group by 1, 2, 3;
