-- The log of a webhook outlives it: a delivery keeps the address that it was for when its webhook is removed.
alter table webhook_deliveries
  add column url text,
  alter column endpoint_id drop not null,
  drop constraint webhook_deliveries_endpoint_id_fkey,
  add constraint webhook_deliveries_endpoint_id_fkey
    foreign key (endpoint_id) references webhook_endpoints (id) on delete set null;
