-- Exports that are written in the background, and reports: files that are kept until they expire.
create table exports (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  -- Whether the user was the provider's staff, to whom alone manual QA is open.
  is_provider boolean not null,
  kind text not null check (kind in ('verifiedMetrics', 'allMetrics', 'documents', 'report')),
  -- Null for what has no choice of formats.
  format text check (format in ('csv', 'xlsx', 'json')),
  document_ids uuid[] not null,
  documents_written integer not null default 0,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  -- The error code of a failure.
  failure text,
  file_key text,
  file_name text,
  content_type text,
  file_size bigint,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  expires_at timestamptz(3) not null
);
create index exports_user on exports (client_id, user_id, created_at);
create index exports_expiry on exports (expires_at);
