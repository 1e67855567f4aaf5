-- Credentials with which the servers of other pages ask for tokens of a client's users.
create table embed_credentials (
  id uuid primary key,
  client_id text not null references clients (id) on delete cascade,
  name text not null,
  -- Of random bytes, shown once, when the credential is added.
  secret_hash text not null unique,
  created_at timestamptz(3) not null default now()
);
create index embed_credentials_client on embed_credentials (client_id);

-- Tokens that no page has exchanged yet.
create table embed_tokens (
  token_hash text primary key,
  credential_id uuid not null references embed_credentials (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  origin text not null,
  expires_at timestamptz(3) not null
);
create index embed_tokens_credential on embed_tokens (credential_id);
create index embed_tokens_user on embed_tokens (user_id);
create index embed_tokens_expires_at on embed_tokens (expires_at);

create table embed_audit (
  id bigint generated always as identity primary key,
  client_id text not null references clients (id) on delete cascade,
  -- No references: the row outlives the credential and the user.
  credential_id uuid not null,
  credential_name text not null,
  user_id bigint,
  user_email text not null,
  origin text not null,
  address text not null,
  action text not null,
  outcome text not null,
  at timestamptz(3) not null
);
create index embed_audit_client on embed_audit (client_id, id desc);
create index embed_audit_at on embed_audit (at);
