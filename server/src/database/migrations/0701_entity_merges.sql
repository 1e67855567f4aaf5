-- Two entities that became one, with what it takes to undo that [AMB-132].
create table entity_merges (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  -- The entity that stayed, and the one that is gone. No references: the row outlives both.
  target_id uuid not null,
  source_id uuid not null,
  source_name text not null,
  merged_at timestamptz(3) not null default now(),
  user_id bigint not null,
  user_name text not null,
  -- The rows as they were before.
  before jsonb not null,
  -- Digest of the entity that stayed and of all that belongs to it, right after the merge.
  digest text not null default '',
  undone_at timestamptz(3)
);
create index entity_merges_target on entity_merges (client_id, target_id, merged_at desc);

-- The values in documents that are linked to an entity.
create index document_datapoints_entity on document_datapoints (selected_entity_id) where selected_entity_id is not null;
