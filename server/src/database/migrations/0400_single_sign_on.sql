-- What the embedded OpenID provider keeps between requests: its sessions, codes and tokens.

create table identity_sso_artifacts (
  -- kind and hash of the id; an id is a token that its holder presents
  key_hash text primary key,
  -- sealed with a key that is not in the database
  sealed bytea not null,
  -- hashes that an artifact is found or revoked by as well
  uid_hash text,
  grant_hash text,
  -- whose it is, for ending everything of a person at once
  subject text references identity_users on delete cascade,
  consumed_at timestamptz,
  expires_at timestamptz not null
);
create index identity_sso_artifacts_uid on identity_sso_artifacts (uid_hash);
create index identity_sso_artifacts_grant on identity_sso_artifacts (grant_hash);
create index identity_sso_artifacts_subject on identity_sso_artifacts (subject);
create index identity_sso_artifacts_expires_at on identity_sso_artifacts (expires_at);
