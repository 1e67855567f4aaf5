-- What was known of entities and relationships, when, and who changed it.

alter table entity_datapoints
  -- The metric of the document that the value was read from: opens the document there.
  add column document_metric_id uuid,
  -- Who verified the value in its document.
  add column verified_by text,
  add column last_modified_by_id bigint not null default 1,
  add column created_at timestamptz(3) not null default now(),
  -- Since when the row has its present value: 'as known on' a date reads it from then on.
  add column known_since timestamptz(3) not null default now(),
  -- The figure of the same date that this one replaced when a document was confirmed: value, currency, document.
  add column restated_from jsonb,
  -- Deleted rows are kept for 30 days, appear in no call and can be restored [AMB-132].
  add column deleted_at timestamptz(3),
  add column deleted_by text;
update entity_datapoints set created_at = time_updated, known_since = time_updated;

-- Every change of a value: who, when, from what to what, and why, with the whole row as it was from `known_since` until
-- `changed_at`. Never updated.
create table entity_datapoint_audit (
  id bigint generated always as identity primary key,
  client_id text not null references clients (id) on delete cascade,
  datapoint_id uuid not null,
  entity_id uuid references entities (id) on delete cascade,
  relationship_id uuid references entity_relationships (id) on delete cascade,
  fin text not null,
  reporting_date date not null,
  reason text not null check (reason in ('edited', 'deleted', 'restored', 'restated', 'unconfirmed', 'recalculated')),
  changed_at timestamptz(3) not null,
  user_id bigint not null,
  user_name text not null,
  from_value text,
  from_currency text,
  to_value text,
  to_currency text,
  known_since timestamptz(3),
  -- The row as it was before the change; null where the value was not known before.
  row_before jsonb,
  check (num_nonnulls(entity_id, relationship_id) = 1)
);
create index entity_datapoint_audit_entity on entity_datapoint_audit (entity_id, fin) where entity_id is not null;
create index entity_datapoint_audit_relationship on entity_datapoint_audit (relationship_id, fin)
  where relationship_id is not null;
create index entity_datapoint_audit_datapoint on entity_datapoint_audit (datapoint_id, id);

-- One index per access path: the values of a metric, newest first, the unknown date last.
drop index entity_datapoints_entity;
drop index entity_datapoints_relationship;
create index entity_datapoints_entity on entity_datapoints
  (entity_id, fin, nullif(reporting_date, date '2099-01-01') desc nulls last, time_updated desc, id desc)
  where entity_id is not null;
create index entity_datapoints_relationship on entity_datapoints
  (relationship_id, fin, nullif(reporting_date, date '2099-01-01') desc nulls last, time_updated desc, id desc)
  where relationship_id is not null;
create index entity_datapoints_deleted on entity_datapoints (deleted_at) where deleted_at is not null;

-- A deleted value leaves its place to one that is confirmed again.
drop index entity_datapoints_from_document;
create unique index entity_datapoints_from_document on entity_datapoints
  (document_request_id, fin, coalesce(entity_id, relationship_id), reporting_date)
  where document_request_id is not null and deleted_at is null;

-- The relationships of an entity, newest first, from either side.
drop index entity_relationships_child;
create index entity_relationships_parent on entity_relationships (parent_id, time_created desc, id desc);
create index entity_relationships_child on entity_relationships (child_id, time_created desc, id desc);
