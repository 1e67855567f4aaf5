-- A run of unsaved groups over one document. Nothing of it is stored in the document; the next one of the user replaces it.
create table schema_try_outs (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  document_request_id uuid not null references document_requests (id) on delete cascade,
  groups jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  stage text,
  failure_stage text,
  found jsonb not null default '[]',
  created_at timestamptz(3) not null default now()
);
create index schema_try_outs_user on schema_try_outs (client_id, user_id);
