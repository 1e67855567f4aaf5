-- The embedded identity service: people who sign in, their sessions, and what is in flight.

create table identity_users (
  subject text primary key,
  email text not null unique,
  email_verified boolean not null default false,
  name text not null default '',
  -- CONFIRMED, FORCE_CHANGE_PASSWORD or RESET_REQUIRED, the words of the Cognito protocol
  status text not null check (status in ('CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED')),
  enabled boolean not null default true,
  -- hexadecimal
  salt text not null,
  -- sealed with a key that is not in the database
  verifier bytea not null,
  temporary_password_expires_at timestamptz,
  -- using a temporary password that was mailed proves the address
  temporary_password_mailed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table identity_sessions (
  origin_jti text primary key,
  subject text not null references identity_users on delete cascade,
  -- of the refresh token; the token itself is not kept
  token_hash text not null unique,
  authenticated_at timestamptz not null,
  expires_at timestamptz not null
);
create index identity_sessions_subject on identity_sessions (subject);
create index identity_sessions_expires_at on identity_sessions (expires_at);

-- One step of a handshake that awaits its answer; taken once.
create table identity_challenges (
  id_hash text primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index identity_challenges_expires_at on identity_challenges (expires_at);

-- Codes that were mailed. A name without a user gets a row as well, so that both answer alike.
create table identity_codes (
  key_hash text primary key,
  subject text references identity_users on delete cascade,
  code_hash text not null,
  tries integer not null,
  expires_at timestamptz not null
);
create index identity_codes_expires_at on identity_codes (expires_at);

create table identity_throttle (
  key_hash text primary key,
  count integer not null,
  blocked_until timestamptz not null,
  expires_at timestamptz not null
);
create index identity_throttle_expires_at on identity_throttle (expires_at);

create table identity_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  outcome text not null,
  -- not a reference: the row outlives the user
  subject text,
  -- keyed hash of what was typed where no user has that name; people type passwords there
  name_hash text,
  address text
);
create index identity_audit_subject on identity_audit (subject, at);
create index identity_audit_at on identity_audit (at);
