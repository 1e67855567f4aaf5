-- Figures of usage and of the dashboards are read from kept counts, never from all documents. Triggers keep them with the
-- rows that they count, whoever writes these. Each database connection counts in rows of its own (`shard`), so that two
-- transactions do not wait for each other; a figure is the sum over the shards. Days are those of UTC.

create table document_counts (
  client_id text not null references clients (id) on delete cascade,
  -- The day of the upload.
  uploaded_on date not null,
  source text not null,
  shard smallint not null,
  documents integer not null,
  metrics_total bigint not null,
  metrics_verified bigint not null,
  primary key (client_id, uploaded_on, source, shard)
);

-- Adds to the counts of a day. A client that is being deleted has no counts any more.
create function add_to_document_counts(
  client text, uploaded timestamptz, origin text, added bigint, total bigint, verified bigint
) returns void language sql as $$
  insert into document_counts as kept
    (client_id, uploaded_on, source, shard, documents, metrics_total, metrics_verified)
  select client, (uploaded at time zone 'UTC')::date, origin, pg_backend_pid() % 64, added, total, verified
  where exists (select from clients where id = client)
  on conflict (client_id, uploaded_on, source, shard) do update set
    documents = kept.documents + excluded.documents,
    metrics_total = kept.metrics_total + excluded.metrics_total,
    metrics_verified = kept.metrics_verified + excluded.metrics_verified
$$;

-- `changed` are the documents that a statement has inserted or deleted.
create function count_uploads() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_document_counts(
    client_id, uploaded_on::timestamp at time zone 'UTC', source, sign * documents, sign * total, sign * verified)
  from (
    select client_id, (upload_date at time zone 'UTC')::date as uploaded_on, source, count(*) as documents,
      sum(metrics_total) as total, sum(metrics_verified) as verified
    from changed group by 1, 2, 3 order by 1, 2, 3
  ) days;
  return null;
end $$;

create function recount_document() returns trigger language plpgsql as $$
begin
  perform add_to_document_counts(
    old.client_id, old.upload_date, old.source, -1, -old.metrics_total, -old.metrics_verified);
  perform add_to_document_counts(
    new.client_id, new.upload_date, new.source, 1, new.metrics_total, new.metrics_verified);
  return null;
end $$;

create trigger count_inserted after insert on document_requests
  referencing new table as changed for each statement execute function count_uploads();
create trigger count_deleted after delete on document_requests
  referencing old table as changed for each statement execute function count_uploads();
create trigger count_changed after update on document_requests for each row
  when ((old.upload_date, old.source, old.metrics_total, old.metrics_verified)
    is distinct from (new.upload_date, new.source, new.metrics_total, new.metrics_verified))
  execute function recount_document();

insert into document_counts
select client_id, (upload_date at time zone 'UTC')::date, source, 0, count(*), sum(metrics_total), sum(metrics_verified)
from document_requests group by 1, 2, 3;

-- What came of the review of a document, as of its confirmation; deleted when the document is no longer confirmed.
create table confirmed_documents (
  document_request_id uuid primary key references document_requests (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  document_type_id text not null,
  confirmed_at timestamptz(3) not null default now(),
  confirmed_by_id bigint not null,
  confirmed_by text not null,
  -- Values that the extraction found, those of them that people changed or deleted, and values that people added.
  extracted integer not null,
  corrected integer not null,
  added integer not null,
  verified integer not null,
  -- Confirmed as it was extracted first: never processed again, never rejected.
  is_first_pass boolean not null,
  -- By fin: how many values were extracted, and how many of these were corrected.
  metrics jsonb not null,
  corrected_fins text[] not null
);
create index confirmed_documents_time on confirmed_documents (client_id, confirmed_at, document_request_id);
create index confirmed_documents_type on confirmed_documents (client_id, document_type_id, confirmed_at);
create index confirmed_documents_reviewer on confirmed_documents (client_id, confirmed_by_id, confirmed_at);
create index confirmed_documents_corrected on confirmed_documents using gin (client_id, corrected_fins)
  with (fastupdate = off);

create table review_counts (
  client_id text not null references clients (id) on delete cascade,
  confirmed_on date not null,
  document_type_id text not null,
  reviewer_id bigint not null,
  shard smallint not null,
  documents integer not null,
  -- Documents in which nothing was corrected or added.
  touchless integer not null,
  first_pass integer not null,
  extracted bigint not null,
  corrected bigint not null,
  verified bigint not null,
  primary key (client_id, confirmed_on, document_type_id, reviewer_id, shard)
);

create table metric_counts (
  client_id text not null references clients (id) on delete cascade,
  -- The first day of the month of the confirmation.
  month date not null,
  document_type_id text not null,
  fin text not null,
  shard smallint not null,
  extracted bigint not null,
  corrected bigint not null,
  primary key (client_id, month, document_type_id, fin, shard)
);

-- `changed` are the confirmations that a statement has inserted or deleted.
create function count_confirmations() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into review_counts as kept
  select client_id, (confirmed_at at time zone 'UTC')::date, document_type_id, confirmed_by_id, pg_backend_pid() % 64,
    sign * count(*), sign * count(*) filter (where corrected + added = 0), sign * count(*) filter (where is_first_pass),
    sign * sum(extracted), sign * sum(corrected), sign * sum(verified)
  from changed where exists (select from clients where clients.id = changed.client_id)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (client_id, confirmed_on, document_type_id, reviewer_id, shard) do update set
    documents = kept.documents + excluded.documents,
    touchless = kept.touchless + excluded.touchless,
    first_pass = kept.first_pass + excluded.first_pass,
    extracted = kept.extracted + excluded.extracted,
    corrected = kept.corrected + excluded.corrected,
    verified = kept.verified + excluded.verified;
  insert into metric_counts as kept
  select client_id, date_trunc('month', confirmed_at at time zone 'UTC')::date, document_type_id, counts.key,
    pg_backend_pid() % 64, sign * sum((counts.value ->> 0)::bigint), sign * sum((counts.value ->> 1)::bigint)
  from changed, jsonb_each(metrics) counts
  where exists (select from clients where clients.id = changed.client_id)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (client_id, month, document_type_id, fin, shard) do update set
    extracted = kept.extracted + excluded.extracted,
    corrected = kept.corrected + excluded.corrected;
  return null;
end $$;

create trigger count_inserted after insert on confirmed_documents
  referencing new table as changed for each statement execute function count_confirmations();
create trigger count_deleted after delete on confirmed_documents
  referencing old table as changed for each statement execute function count_confirmations();

-- Whatever unconfirms a document also ends what is kept of its confirmation.
create function forget_confirmation() returns trigger language plpgsql as $$
begin
  delete from confirmed_documents where document_request_id = new.id;
  return null;
end $$;
create trigger forget_confirmation after update on document_requests for each row
  when (old.is_verified and not new.is_verified) execute function forget_confirmation();

-- Keeps what came of the review of a document that is being confirmed. What the extraction found for a metric is what the
-- audit log names as its first value, or the current value where nobody changed it; values of deleted rows count as corrected.
create function record_confirmation(document uuid, reviewer_id bigint, reviewer text, at timestamptz)
returns void language sql as $$
  delete from confirmed_documents where document_request_id = document;
  with first_values as (
    select distinct on (audit.metric_id, audit.field) audit.metric_id, audit.field, audit.from_value
    from datapoint_audit audit join document_requests request on request.client_id = audit.client_id
    where request.id = document and audit.document_request_id = document and audit.field in ('value', 'currency')
    order by audit.metric_id, audit.field, audit.id
  ), present as (
    select metric.fin, datapoint.is_verified, coalesce(datapoint.value, '') <> '' as has_value,
      exists (
        select from document_datapoints found
        where found.metric_id = metric.id and found.modified_by = 1 and found.value <> '') as is_extracted,
      (first_value.metric_id is not null and first_value.from_value is distinct from datapoint.value)
        or (first_currency.metric_id is not null and first_currency.from_value is distinct from datapoint.currency)
        as is_changed
    from document_metrics metric
    join document_datapoints datapoint on datapoint.metric_id = metric.id and datapoint.rank = 0
    left join first_values first_value on first_value.metric_id = metric.id and first_value.field = 'value'
    left join first_values first_currency
      on first_currency.metric_id = metric.id and first_currency.field = 'currency'
    where metric.document_request_id = document
  ), deleted as (
    select metric ->> 'fin' as fin
    from deleted_rows, jsonb_array_elements(content -> 'metrics') metric, jsonb_array_elements(content -> 'datapoints') datapoint
    where deleted_rows.document_request_id = document and datapoint ->> 'metric_id' = metric ->> 'id'
      and datapoint ->> 'rank' = '0' and datapoint ->> 'modified_by' = '1' and datapoint ->> 'value' <> ''
  ), judged as (
    select fin, is_extracted, is_extracted and is_changed as is_corrected, has_value and not is_extracted as is_added,
      is_verified and has_value as is_verified
    from present
    union all
    select fin, true, true, false, false from deleted
  ), by_fin as (
    select fin, count(*) filter (where is_extracted) as extracted, count(*) filter (where is_corrected) as corrected
    from judged group by fin
  )
  insert into confirmed_documents
    (document_request_id, client_id, document_type_id, confirmed_at, confirmed_by_id, confirmed_by,
      extracted, corrected, added, verified, is_first_pass, metrics, corrected_fins)
  select id, client_id, document_type_id, at, reviewer_id, reviewer,
    (select count(*) from judged where is_extracted), (select count(*) from judged where is_corrected),
    (select count(*) from judged where is_added), (select count(*) from judged where is_verified),
    not exists (select from document_runs where document_request_id = document and attempt > 1)
      and not exists (
        select from user_acceptance_transitions rejected
        where rejected.client_id = request.client_id and rejected.document_request_id = document
          and rejected.transition = 'reject'),
    coalesce((select jsonb_object_agg(fin, jsonb_build_array(extracted, corrected)) from by_fin where extracted > 0), '{}'),
    coalesce((select array_agg(fin order by fin) from by_fin where corrected > 0), '{}')
  from document_requests request where id = document
$$;

select record_confirmation(id, coalesce(verified_by_id, 1), coalesce(verified_by, 'System'), updated_at)
from document_requests where is_verified;

-- Active time at a document: one row for each time that somebody opened it, with the seconds in which they worked.
create table review_sessions (
  id uuid primary key,
  client_id text not null references clients (id) on delete cascade,
  document_request_id uuid not null references document_requests (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  started_at timestamptz(3) not null default now(),
  active_seconds integer not null
);
create index review_sessions_time on review_sessions (client_id, started_at) include (user_id, active_seconds);
create index review_sessions_document on review_sessions (document_request_id) include (active_seconds);

-- Which documents of a fund and type came for which reporting date.
create index document_requests_received on document_requests
  (client_id, document_type_id, fund, reporting_date, stage, is_verified, upload_date)
  where fund is not null and reporting_date is not null;

-- Who sees to it that the documents of a fund and type come, and until when nobody needs to be reminded.
create table expectation_follow_ups (
  client_id text not null references clients (id) on delete cascade,
  fund text not null,
  document_type_id text not null,
  owner_id bigint references users (id) on delete set null,
  snoozed_until date,
  primary key (client_id, fund, document_type_id)
);
