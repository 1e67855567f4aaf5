-- Which of several entities a name means in the documents of a fund or of a sender, as a person chose [AMB-137].
create table entity_name_choices (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  name text not null,
  -- By a digest: an index entry holds 2,700 bytes, and names have any length.
  name_key text not null generated always as (md5(normalised_entity_name(name))) stored,
  entity_type text not null,
  scope text not null check (scope in ('fund', 'sender')),
  -- The name of the fund, or of its manager as the sender of the documents.
  scope_name text not null,
  scope_key text not null generated always as (md5(normalised_entity_name(scope_name))) stored,
  entity_id uuid not null references entities (id) on delete cascade,
  user_id bigint not null,
  user_name text not null,
  chosen_at timestamptz(3) not null default now(),
  unique (client_id, name_key, entity_type, scope, scope_key)
);
create index entity_name_choices_entity on entity_name_choices (entity_id);
