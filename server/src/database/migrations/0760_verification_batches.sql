-- Values that somebody verified at once because their pages prove them, so that it can be undone at once.
create table verification_batches (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  user_id bigint not null,
  verified_at timestamptz(3) not null,
  datapoint_ids uuid[] not null
);
create index verification_batches_client on verification_batches (client_id, verified_at desc);
