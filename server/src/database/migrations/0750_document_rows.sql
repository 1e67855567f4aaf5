-- Rows of tables that reviewers deleted, as they were: the row of `groupings`, its metrics and their datapoints. A row is
-- restored from here. Another extraction of the document deletes them with the table that they belonged to.
create table deleted_rows (
  id uuid primary key,
  client_id text not null references clients (id) on delete cascade,
  document_request_id uuid not null,
  parent_id uuid not null references groupings (id) on delete cascade,
  content jsonb not null,
  deleted_at timestamptz(3) not null,
  deleted_by text not null,
  deleted_by_id bigint not null
);
create index deleted_rows_document on deleted_rows (document_request_id);
create index deleted_rows_parent on deleted_rows (parent_id);

-- In the rows of a table a fin names many metrics.
alter table datapoint_audit add column metric_id uuid;
create index datapoint_audit_datapoint on datapoint_audit (document_request_id, datapoint_id);
