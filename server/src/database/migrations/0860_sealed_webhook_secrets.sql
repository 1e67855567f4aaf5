-- Secrets of webhooks are sealed by a key outside of the database. The server seals those that are stored as they are when
-- it starts, and then empties `secret`.
alter table webhook_endpoints
  alter column secret drop not null,
  add column sealed_secret bytea,
  add constraint webhook_endpoints_has_secret check (num_nonnulls(secret, sealed_secret) = 1);
