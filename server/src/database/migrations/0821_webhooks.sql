-- Where a client's events go, and every delivery of one. A trigger writes the deliveries, so that whatever moves or
-- confirms a document is told, in the same transaction.
create table webhook_endpoints (
  id uuid primary key,
  client_id text not null references clients (id) on delete cascade,
  url text not null,
  events text[] not null,
  -- Signs what is sent; shown once, when the endpoint is added.
  secret text not null,
  created_at timestamptz(3) not null default now()
);
create index webhook_endpoints_client on webhook_endpoints (client_id);

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event text not null,
  data jsonb not null,
  occurred_at timestamptz(3) not null default now(),
  -- waiting: not handed to the queue yet; skipped: the client's webhooks were off.
  status text not null default 'waiting' check (status in ('waiting', 'queued', 'delivered', 'failed', 'skipped')),
  attempts integer not null default 0,
  attempted_at timestamptz(3),
  result text
);
create index webhook_deliveries_waiting on webhook_deliveries (occurred_at) where status = 'waiting';
create index webhook_deliveries_client on webhook_deliveries (client_id, occurred_at);
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id);

create function write_webhook_deliveries() returns trigger
  language plpgsql
  as $$
  declare
    told text;
  begin
    foreach told in array array_remove(array[
      case when new.stage = 'EXT_DONE' and old.stage not in ('EXT_DONE', 'ARCHIVED', 'TRASHED')
        then 'extraction.done' end,
      case when new.is_verified and not old.is_verified then 'document.confirmed' end
    ], null)
    loop
      insert into webhook_deliveries (client_id, endpoint_id, event, data)
      select new.client_id, endpoint.id, told, jsonb_build_object(
        'documentId', new.id, 'fileName', new.file_name, 'documentType', new.document_type_id)
      from webhook_endpoints endpoint
      where endpoint.client_id = new.client_id and told = any (endpoint.events);
    end loop;
    return null;
  end
  $$;
create trigger document_webhooks after update of stage, is_verified on document_requests
  for each row
  when (new.stage is distinct from old.stage or new.is_verified is distinct from old.is_verified)
  execute function write_webhook_deliveries();
