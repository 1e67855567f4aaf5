-- Failing checks of documents that people accepted, with the values that they accepted them for.
create table check_overrides (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  document_request_id uuid not null references document_requests (id) on delete cascade,
  check_name text not null,
  row_id uuid,
  operands jsonb not null,
  reason text not null,
  overridden_by_id bigint not null,
  overridden_by text not null,
  overridden_at timestamptz(3) not null,
  unique nulls not distinct (document_request_id, check_name, row_id)
);
create index check_overrides_document on check_overrides (client_id, document_request_id);
