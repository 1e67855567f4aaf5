-- What people answered about names in documents that belonged to no entity. An answer fixes all documents with the name.
create table entity_name_answers (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  name text not null,
  normalised_name text not null generated always as (normalised_entity_name(name)) stored,
  kind text not null check (kind in ('entity', 'created', 'notEntity')),
  -- No reference: the row outlives the entity.
  entity_id uuid,
  added_aka boolean not null default false,
  -- The values in documents that the answer linked.
  datapoint_ids uuid[] not null default '{}',
  user_id bigint not null,
  user_name text not null,
  answered_at timestamptz(3) not null default now(),
  undone_at timestamptz(3)
);
create index entity_name_answers_refused on entity_name_answers (client_id, normalised_name)
  where kind = 'notEntity' and undone_at is null;

-- Names in documents: few among all metrics.
create index document_metrics_names on document_metrics (document_request_id)
  where data_type in ('ENTITY_NAME', 'ENTITY_LINK');
-- Near names among AKAs.
create index entity_akas_search on entity_akas using gin (plain_text(name) gin_trgm_ops) with (fastupdate = off);
