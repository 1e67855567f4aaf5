-- Keys, secrets and messages of an installation whose processes share nothing but the database, sealed by a key outside.
create table installation_secrets (
  name text primary key,
  sealed bytea not null,
  changed_at timestamptz not null default now()
);
create table outbox_messages (
  id uuid primary key default gen_random_uuid(),
  sealed bytea not null,
  created_at timestamptz(3) not null default now()
);
create index outbox_messages_created on outbox_messages (created_at);
