-- Metrics that are calculated from others of the same owner and reporting date, and the values they give.

alter table metric_identifiers
  -- Null where nothing is calculated. Kept while the flag `is_calculation` is off.
  add column formula text,
  -- The fins that the formula reads.
  add column operands text[] not null default '{}';

alter table entity_datapoints
  -- What a calculated value was made of; null for every other value.
  add column operands jsonb;
create unique index entity_datapoints_calculated on entity_datapoints
  (coalesce(entity_id, relationship_id), fin, reporting_date) where operands is not null;
-- Who has values of a metric: for its deletion, the try-out of its validators and the recalculation of its dependents.
create index entity_datapoints_fin on entity_datapoints (client_id, fin, coalesce(entity_id, relationship_id));

-- How far the recalculation of a metric after a change of its formula has come.
create table calculation_runs (
  client_id text not null references clients (id) on delete cascade,
  fin text not null,
  -- Rises with every change of the formula: a job of an older one stops.
  revision integer not null,
  -- The last owner that was recalculated; null before the first.
  cursor uuid,
  started_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (client_id, fin)
);
