-- Tenants, people, the data model, documents and what was read from them.
-- Every table that holds a client's rows is led by client_id; no query reaches rows without it.

create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gin with schema public;
create extension if not exists unaccent with schema public;

-- unaccent is only `stable`; an index needs a promise that the dictionary does not change.
create function plain_text(value text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', value)) $$;

create table clients (
  id text primary key,
  name text not null,
  default_currency text not null default 'USD',
  default_language text not null default 'en-gb',
  is_trial boolean not null default false,
  limited_uploads boolean not null default false,
  -- Feature switches set for this client; the others keep their default.
  switches jsonb not null default '{}',
  -- Sends extractions of low confidence to manual QA first [AMB-049].
  holds_low_confidence boolean not null default false,
  created_at timestamptz(3) not null default now()
);

create table users (
  -- 1 is the system itself wherever a user is named as the author of a value [AMB-063].
  id bigint generated always as identity (start with 2) primary key,
  client_id text not null references clients (id) on delete cascade,
  name text not null,
  email text not null,
  permissions integer not null default 0,
  account_status smallint not null default 1 check (account_status in (1, 2, 3)),
  user_group smallint not null default 1,
  user_management_scope smallint not null default 1,
  sso boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create unique index users_email on users (client_id, lower(email));

create table user_identities (
  issuer text not null,
  subject text not null,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (issuer, subject)
);
create index user_identities_user on user_identities (user_id);

create table entity_types (
  client_id text not null references clients (id) on delete cascade,
  fin text not null,
  display_name text not null,
  required_metrics text[] not null default '{}',
  validators jsonb not null default '[]',
  primary key (client_id, fin)
);

create table metric_identifiers (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  fin text not null,
  name text not null,
  description text not null default '',
  type text not null,
  is_static boolean not null default false,
  time_period text,
  associated_entity_type text,
  associated_relationship_entity_types text[],
  metric_sources text[] not null default '{DOCUMENT}',
  validators jsonb not null default '[]',
  is_calculation boolean not null default false,
  created_by bigint not null default 1,
  time_updated timestamptz(3) not null default now(),
  unique (client_id, fin)
);
create index metric_identifiers_name on metric_identifiers (client_id, lower(name) collate "C", fin);

create table schemas (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  name text not null,
  description text not null default '',
  is_template boolean not null default false,
  is_published boolean not null default false,
  version integer not null default 1,
  time_updated timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create unique index schemas_name on schemas (client_id, lower(name)) where deleted_at is null;

-- A published schema keeps every version that documents were extracted under [AMB-111].
create table schema_versions (
  schema_id uuid not null references schemas (id) on delete cascade,
  version integer not null,
  groups jsonb not null,
  created_by bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  primary key (schema_id, version)
);

create table document_types (
  client_id text not null references clients (id) on delete cascade,
  id text not null,
  backend_id integer not null,
  display_name text not null,
  reporting_entity_type text not null,
  key_entity_type text not null,
  required_metrics text[] not null default '{}',
  category_id text not null,
  category_name text not null,
  checks jsonb not null default '[]',
  primary key (client_id, id),
  unique (client_id, backend_id)
);

-- Which schema a document type is read by; the highest version counts [AMB-118].
create table versioned_document_types (
  id bigint generated always as identity primary key,
  client_id text not null,
  document_type_id text not null,
  schema_id uuid not null references schemas (id) on delete cascade,
  version integer not null,
  is_built_in boolean not null default false,
  created_by bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  foreign key (client_id, document_type_id) references document_types (client_id, id) on delete cascade,
  unique (client_id, document_type_id, version)
);

create table document_requests (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  file_name text not null,
  file_hash text,
  file_size bigint,
  mime_type text,
  s3_key text not null,
  -- 'Manual' or the connection that brought the file.
  source text not null default 'Manual',
  stage text not null,
  extraction_stage text not null,
  document_type_id text not null,
  versioned_document_type_id bigint references versioned_document_types (id) on delete set null,
  schema_version integer,
  reporting_date date,
  fund text,
  fund_manager text,
  upload_date timestamptz(3) not null default now(),
  uploaded_by text not null,
  uploaded_by_id bigint not null,
  is_verified boolean not null default false,
  verified_by text,
  verified_by_id bigint,
  verify_status text not null default 'DOC_PROCESSED',
  tags text[] not null default '{}',
  -- Of the metrics found in the document: how many there are, and how many are verified. Kept by every save.
  metrics_total integer not null default 0,
  metrics_verified integer not null default 0,
  -- Rises with every change to the extracted values: names one state of the verification payload.
  revision integer not null default 0,
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as (
    plain_text(file_name || chr(10) || coalesce(fund, '') || chr(10) || coalesce(fund_manager, ''))
  ) stored
);

-- One index for each sortable column of a list, which is always of one client and nearly always of one stage.
-- Where a value can be missing, the descending order has its own: missing values come last both ways.
create index document_requests_upload_date on document_requests (client_id, stage, upload_date, id);
create index document_requests_all_upload_date on document_requests (client_id, upload_date, id);
create index document_requests_file_name on document_requests (client_id, stage, lower(file_name) collate "C", id);
create index document_requests_type on document_requests (client_id, stage, document_type_id, id);
create index document_requests_uploaded_by on document_requests (client_id, stage, lower(uploaded_by) collate "C", id);
create index document_requests_verified on document_requests (client_id, stage, is_verified, id);
create index document_requests_reporting_date on document_requests (client_id, stage, reporting_date, id);
create index document_requests_reporting_date_down on document_requests (client_id, stage, reporting_date desc nulls last, id desc);
create index document_requests_fund on document_requests (client_id, stage, lower(fund) collate "C", id);
create index document_requests_fund_down on document_requests (client_id, stage, lower(fund) collate "C" desc nulls last, id desc);
create index document_requests_manager on document_requests (client_id, stage, lower(fund_manager) collate "C", id);
create index document_requests_manager_down on document_requests (client_id, stage, lower(fund_manager) collate "C" desc nulls last, id desc);
create index document_requests_search on document_requests
  using gin (client_id, stage, tags, search_text gin_trgm_ops) with (fastupdate = off);
create unique index document_requests_key on document_requests (s3_key);
create index document_requests_hash on document_requests (client_id, file_hash);

create table groupings (
  id uuid primary key default gen_random_uuid(),
  document_request_id uuid not null references document_requests (id) on delete cascade,
  parent_id uuid references groupings (id) on delete cascade,
  -- Names a repeating group.
  group_identifier text,
  group_display text not null,
  table_index integer not null,
  -- Set on the rows of a repeating group.
  row_index integer,
  allow_repeatable boolean not null default false,
  calculated_totals boolean not null default false
);
create index groupings_document on groupings (document_request_id, table_index, row_index);

create table document_metrics (
  id uuid primary key default gen_random_uuid(),
  document_request_id uuid not null references document_requests (id) on delete cascade,
  grouping_id uuid not null references groupings (id) on delete cascade,
  index integer not null,
  fin text not null,
  display_label text not null,
  data_type text not null,
  order_position integer not null,
  filter_group text not null default '',
  is_validated boolean not null default false,
  is_required boolean not null default false,
  is_priority boolean not null default false,
  is_available boolean not null default true,
  unique (grouping_id, index)
);
create index document_metrics_document on document_metrics (document_request_id, fin);

create table document_datapoints (
  id uuid primary key default gen_random_uuid(),
  metric_id uuid not null references document_metrics (id) on delete cascade,
  document_request_id uuid not null references document_requests (id) on delete cascade,
  -- 0 is the value that counts; the alternatives follow, best first.
  rank integer not null,
  value text,
  currency text,
  akas text[] not null default '{}',
  confidence double precision not null default 0,
  page integer,
  -- Box as fractions of the page as displayed, from its top left.
  x double precision,
  y double precision,
  w double precision,
  h double precision,
  text text,
  node_id text,
  modified_by bigint not null default 1,
  last_modified timestamptz(3) not null default now(),
  last_modified_by text not null default 'System',
  data_source text not null default '',
  is_verified boolean not null default false,
  selected_entity_id uuid,
  unique (metric_id, rank) deferrable initially deferred
);
create index document_datapoints_document on document_datapoints (document_request_id);

-- Who changed which value when, from what to what, and why. Never updated, and kept when the document goes.
create table datapoint_audit (
  id bigint generated always as identity primary key,
  client_id text not null references clients (id) on delete cascade,
  document_request_id uuid not null,
  metric_fin text not null,
  datapoint_id uuid,
  changed_at timestamptz(3) not null default now(),
  user_id bigint not null,
  user_name text not null,
  field text not null,
  from_value text,
  to_value text,
  reason text not null
);
create index datapoint_audit_document on datapoint_audit (client_id, document_request_id, changed_at);

-- One attempt at extracting one document: where it is, how far, and how it ended.
create table document_runs (
  id uuid primary key default gen_random_uuid(),
  document_request_id uuid not null references document_requests (id) on delete cascade,
  attempt integer not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'superseded')),
  stage text not null,
  progress integer not null default 0,
  cancel_requested boolean not null default false,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  failure_stage text,
  failure_detail text,
  page_count integer,
  -- The schemas and checks that the run was asked for; with the file's hash they replay it.
  input jsonb not null default '{}',
  outputs jsonb not null default '{}',
  -- Where the document graph lies in the file storage.
  graph_key text,
  unique (document_request_id, attempt)
);

create table entities (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  name text not null,
  -- Names compare without white space and case [AMB-096].
  normalised_name text not null generated always as (lower(regexp_replace(name, '\s', '', 'g'))) stored,
  client_identifier text,
  types text[] not null default '{}',
  time_updated timestamptz(3) not null default now(),
  unique (client_id, normalised_name)
);
create index entities_time_updated on entities (client_id, time_updated, id);

create table entity_akas (
  entity_id uuid not null references entities (id) on delete cascade,
  name text not null,
  normalised_name text not null generated always as (lower(regexp_replace(name, '\s', '', 'g'))) stored,
  position integer not null,
  primary key (entity_id, normalised_name)
);
create index entity_akas_name on entity_akas (normalised_name);

create table entity_relationships (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  parent_id uuid not null references entities (id) on delete cascade,
  parent_type text not null,
  child_id uuid not null references entities (id) on delete cascade,
  child_type text not null,
  time_created timestamptz(3) not null default now(),
  time_updated timestamptz(3) not null default now(),
  unique (client_id, parent_id, parent_type, child_id, child_type)
);
create index entity_relationships_child on entity_relationships (child_id);

-- Values of an entity or of a relationship, one row per reporting date, each with the document and box it came from.
create table entity_datapoints (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  entity_id uuid references entities (id) on delete cascade,
  relationship_id uuid references entity_relationships (id) on delete cascade,
  fin text not null,
  value text not null,
  currency text,
  reporting_date date not null,
  confidence double precision not null default 0,
  data_source text not null default 'Manual',
  document_request_id uuid,
  page integer,
  x double precision,
  y double precision,
  w double precision,
  h double precision,
  is_verified boolean not null default false,
  last_modified_by text not null default 'System',
  time_updated timestamptz(3) not null default now(),
  check (num_nonnulls(entity_id, relationship_id) = 1)
);
create index entity_datapoints_entity on entity_datapoints (entity_id, fin, reporting_date desc, time_updated desc);
create index entity_datapoints_relationship on entity_datapoints (relationship_id, fin, reporting_date desc, time_updated desc);
create unique index entity_datapoints_from_document on entity_datapoints
  (document_request_id, fin, coalesce(entity_id, relationship_id), reporting_date) where document_request_id is not null;
