-- The values that a document was confirmed with: what its entities and relationships have of it. Where the document says
-- something else now, it is confirmed with changes that are not published; lists show their number, which every save keeps.
alter table document_requests
  -- When the document was confirmed last; null where nothing of it is published, or it was confirmed before this column.
  add column published_at timestamptz(3),
  add column unpublished_changes integer not null default 0;
create table published_values (
  client_id text not null references clients (id) on delete cascade,
  document_request_id uuid not null references document_requests (id) on delete cascade,
  metric_id uuid not null,
  value text not null,
  currency text,
  -- The entity that a name stood for.
  entity_id uuid references entities (id) on delete set null,
  primary key (document_request_id, metric_id)
);
create index published_values_entity on published_values (entity_id) where entity_id is not null;
create index published_values_client on published_values (client_id);

-- Publishing changes of a confirmed document confirms it again: who waits for confirmed values learns of it.
create or replace function write_webhook_deliveries() returns trigger
  language plpgsql
  as $$
  declare
    event_name text;
  begin
    foreach event_name in array array_remove(array[
      case when new.stage = 'EXT_DONE' and old.stage not in ('EXT_DONE', 'ARCHIVED', 'TRASHED')
        then 'extraction.done' end,
      case when new.is_verified and (not old.is_verified or new.published_at is distinct from old.published_at)
        then 'document.confirmed' end
    ], null)
    loop
      insert into webhook_deliveries (client_id, endpoint_id, event, data)
      select new.client_id, endpoint.id, event_name, jsonb_build_object(
        'documentId', new.id, 'fileName', new.file_name, 'documentType', new.document_type_id)
      from webhook_endpoints endpoint
      where endpoint.client_id = new.client_id and event_name = any (endpoint.events);
    end loop;
    return null;
  end
  $$;
create trigger published_webhooks after update of published_at on document_requests
  for each row
  when (old.is_verified and new.is_verified and old.unpublished_changes > 0
    and new.published_at is distinct from old.published_at)
  execute function write_webhook_deliveries();
