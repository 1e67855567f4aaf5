-- Imports of entities that are written in the background, and their previews: files of more rows than are written at once.
create table entity_imports (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  user_id bigint not null,
  user_name text not null,
  file_name text,
  -- The name of the previewed plan, and a digest of the file that it was made from.
  plan text not null,
  file_digest text not null,
  -- The titles of the file's columns, for the file of the rows that were not imported.
  titles text[] not null,
  status text not null default 'planned'
    check (status in ('planned', 'queued', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  -- The error code of a failure.
  failure text,
  row_count integer not null,
  broken_count integer not null,
  -- How far it is: so many rows of the plan are decided, from the first on.
  handled integer not null default 0,
  created integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  -- Who undoes it.
  undone_by bigint,
  undone_by_name text,
  -- What an undo has decided of the created and changed rows.
  undone integer not null default 0,
  kept integer not null default 0,
  created_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  finished_at timestamptz(3)
);
create index entity_imports_client on entity_imports (client_id, started_at desc);
create index entity_imports_age on entity_imports (created_at);

-- The rows of a plan, so many in each part that one is read in no time. Text, because a cell may have signs that jsonb refuses.
create table entity_import_parts (
  import_id uuid not null references entity_imports (id) on delete cascade,
  first_row integer not null,
  rows text not null,
  primary key (import_id, first_row)
);

-- What became of the rows of a plan that were written or refused.
create table entity_import_rows (
  import_id uuid not null references entity_imports (id) on delete cascade,
  row_number integer not null,
  outcome text not null check (outcome in ('created', 'changed', 'refused', 'undone', 'kept')),
  entity_id uuid,
  -- When the import wrote the entity: another time means that somebody has changed it since.
  written_at timestamptz(3),
  -- The entity before the import.
  before jsonb,
  -- Why a row was refused.
  problems jsonb,
  primary key (import_id, row_number)
);
create index entity_import_rows_outcome on entity_import_rows (import_id, outcome, row_number);
