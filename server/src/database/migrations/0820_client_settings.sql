-- What an operator sets for a client on trial (AMB-125); empty: no end and no limit.
alter table clients
  add column trial_start date,
  add column trial_days integer check (trial_days > 0),
  add column trial_uploads integer check (trial_uploads >= 0),
  -- Uploads that count against the limit. Deleting a document does not give them back.
  add column trial_uploads_used integer not null default 0;
