-- What trusted reviewers taught the extraction [AMB-085], by client, sender and layout.

create table learned_layouts (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  document_type_id text not null,
  -- For people: who sends documents of this form, as the first taught document says.
  sender text not null,
  fingerprint jsonb not null,
  -- Counts the sets of lessons that were in force.
  version integer not null default 0,
  created_at timestamptz(3) not null default now()
);
create index learned_layouts_client on learned_layouts (client_id, document_type_id);

create table learned_lessons (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  layout_id uuid not null references learned_layouts (id) on delete cascade,
  fin text not null,
  group_identifier text,
  evidence jsonb not null,
  -- For people: the label, name or title that was learned.
  label text not null,
  state text not null default 'waiting' check (state in ('waiting', 'active', 'rejected', 'removed')),
  -- Why the replay refused it: the metric that would have got worse, and in which document.
  rejected_fin text,
  rejected_document text,
  -- Who taught it first, when, and by which document.
  taught_by_id bigint not null,
  taught_by text not null,
  taught_in text not null,
  taught_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index learned_lessons_layout on learned_lessons (layout_id, state);
create index learned_lessons_client on learned_lessons (client_id, taught_at desc, id);

-- The documents that speak for a lesson: where it was taught, and where what it found was accepted.
create table learned_lesson_documents (
  lesson_id uuid not null references learned_lessons (id) on delete cascade,
  document_request_id uuid not null,
  kind text not null check (kind in ('corrected', 'accepted')),
  file_name text not null,
  user_id bigint not null,
  user_name text not null,
  added_at timestamptz(3) not null default now(),
  primary key (lesson_id, document_request_id)
);
create index learned_lesson_documents_document on learned_lesson_documents (document_request_id);

-- Each set of lessons that was in force for a layout.
create table learned_versions (
  layout_id uuid not null references learned_layouts (id) on delete cascade,
  version integer not null,
  lesson_ids uuid[] not null,
  created_at timestamptz(3) not null default now(),
  primary key (layout_id, version)
);

-- Who taught, what took effect, what was refused or taken back, and why. Never updated.
create table learning_audit (
  id bigint generated always as identity primary key,
  client_id text not null references clients (id) on delete cascade,
  lesson_id uuid not null,
  changed_at timestamptz(3) not null default now(),
  user_id bigint not null,
  user_name text not null,
  action text not null check (action in ('learned', 'activated', 'rejected', 'removed')),
  detail text not null default ''
);
create index learning_audit_lesson on learning_audit (client_id, lesson_id, changed_at);

-- The lesson that proposed a value; null for the document's own words.
alter table document_datapoints add column lesson_id uuid;
-- The form of the document as the attempt read it.
alter table document_runs add column fingerprint jsonb;
create index document_requests_confirmed on document_requests (client_id, document_type_id, updated_at desc)
  where is_verified;
