-- Filters, order and page size of a list that a user has given a name.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  list text not null,
  name text not null,
  -- The query of the list's address.
  query text not null,
  created_at timestamptz(3) not null default now()
);
create unique index saved_views_name on saved_views (client_id, user_id, list, name);
