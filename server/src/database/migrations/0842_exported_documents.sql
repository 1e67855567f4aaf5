-- Which confirmed values have left, of which document and in the form of which profile: an export of what changed compares
-- them with the values of today. Rows are written while a file is written, and count from the moment it is complete.
create table exported_documents (
  export_id uuid not null,
  document_request_id uuid not null references document_requests (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  -- Null for the standard form.
  profile_id uuid references export_profiles (id) on delete cascade,
  -- The revision of the document that was read.
  revision integer not null,
  -- [metric id, fin, group, row, metric, data type, value, currency] of each value.
  exported jsonb not null,
  exported_at timestamptz(3) not null default now(),
  exported_by text not null,
  exported_by_id bigint not null,
  -- The last complete export of the document in this form. One that is not complete counts for nothing.
  is_current boolean not null default false,
  -- Whether the confirmed values are others by now.
  is_changed boolean not null default false,
  primary key (export_id, document_request_id)
);
-- What is written once and read seldom is not worth the time of packing it.
alter table exported_documents alter column exported set storage external;
create index exported_documents_document on exported_documents (document_request_id, profile_id);
create index exported_documents_changed on exported_documents (client_id, document_request_id)
  where is_current and is_changed;
create index exported_documents_profile on exported_documents (profile_id);
create index exported_documents_unfinished on exported_documents (exported_at) where not is_current;

-- The confirmed values of a document as they would be compared: where each stands, the value and its currency.
create function confirmed_values(document uuid) returns table (fin text, place text, line integer, value text, currency text)
  language sql stable
  as $$
  select metric.fin, grouping.group_display, grouping.row_index + 1, datapoint.value, coalesce(datapoint.currency, '')
  from document_metrics metric
  join groupings grouping on grouping.id = metric.grouping_id
  join document_datapoints datapoint on datapoint.metric_id = metric.id and datapoint.rank = 0
  where metric.document_request_id = document and metric.is_validated and datapoint.value <> ''
  $$;

-- Whether the confirmed values of a document are others than those of an export.
create function differs_from_export(document uuid, exported jsonb) returns boolean
  language sql stable
  as $$
  with before as (
    select one ->> 1 as fin, one ->> 2 as place, (one ->> 3)::integer as line, one ->> 6 as value,
      coalesce(one ->> 7, '') as currency
    from jsonb_array_elements(exported) as one
  )
  select exists (
    (select * from before except all select * from confirmed_values(document))
    union all
    (select * from confirmed_values(document) except all select * from before)
  )
  $$;

-- At the end of the transaction, when its last value is written.
create function compare_with_exports() returns trigger
  language plpgsql
  as $$
  begin
    update exported_documents set is_changed = not is_changed
    where document_request_id = new.id and is_changed <> differs_from_export(new.id, exported);
    return null;
  end
  $$;
create constraint trigger compare_with_exports after update of revision on document_requests
  deferrable initially deferred for each row
  when (new.revision is distinct from old.revision)
  execute function compare_with_exports();
