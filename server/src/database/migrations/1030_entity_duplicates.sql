-- Entities that may be one: pairs of a common type whose names or AKAs are alike. A search finds all of a client; a read checks them.
create table entity_duplicates (
  client_id text not null references clients (id) on delete cascade,
  first_id uuid not null references entities (id) on delete cascade,
  second_id uuid not null references entities (id) on delete cascade,
  -- The names that are alike.
  first_name text not null,
  second_name text not null,
  similarity double precision not null,
  primary key (first_id, second_id),
  check (first_id < second_id)
);
create index entity_duplicates_client on entity_duplicates (client_id, similarity desc, first_id, second_id);
create index entity_duplicates_second on entity_duplicates (second_id);

-- The last search of a client.
create table entity_duplicate_searches (
  client_id text primary key references clients (id) on delete cascade,
  searched_at timestamptz(3) not null,
  -- When the entity that was changed last was changed: a later change makes the search out of date.
  read_until timestamptz(3),
  duration_ms integer not null,
  -- False where only the most alike were kept.
  is_complete boolean not null
);

-- Pairs that a person has said are not the same. Without references to entities: undoing a merge brings one back by its id.
create table entity_distinct_pairs (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  first_id uuid not null,
  second_id uuid not null,
  user_id bigint not null,
  user_name text not null,
  marked_at timestamptz(3) not null default now(),
  unique (client_id, first_id, second_id),
  check (first_id < second_id)
);
