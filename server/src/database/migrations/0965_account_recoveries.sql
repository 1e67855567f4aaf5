-- Links by which the owner of an account takes it back after its address or password was changed [AMB-140].
create table account_recoveries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- Of the token in the link; the token itself is in the mail only.
  token_hash text not null unique,
  -- The address that the link puts back. While the link is good, nobody else gets this address.
  email text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index account_recoveries_user on account_recoveries (user_id);
create index account_recoveries_email on account_recoveries (lower(email));

-- Tokens that were issued earlier are refused: the user's sessions were ended.
alter table users add column tokens_valid_from timestamptz(3);
