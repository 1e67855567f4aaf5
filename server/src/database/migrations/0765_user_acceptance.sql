-- Whether documents of the client are confirmed only after a second person has approved them.
alter table clients add column requires_approval boolean not null default false;

-- Who changed a setting of a client, from what to what. Never updated.
create table client_setting_audit (
  id bigint generated always as identity primary key,
  client_id text not null references clients (id) on delete cascade,
  changed_at timestamptz(3) not null default now(),
  user_id bigint not null,
  user_name text not null,
  setting text not null,
  from_value text,
  to_value text
);

-- Every transition of the user-acceptance workflow of a document; the last one says its state. Never updated, and kept when
-- the document goes.
create table user_acceptance_transitions (
  id bigint generated always as identity primary key,
  client_id text not null references clients (id) on delete cascade,
  document_request_id uuid not null,
  transition text not null check (transition in ('submit', 'approve', 'reject')),
  justification text,
  user_id bigint not null,
  user_name text not null,
  made_at timestamptz(3) not null default now(),
  -- The values that it was about: the attempt that extracted them, and the revision of the document.
  attempt integer not null,
  revision integer not null
);
create index user_acceptance_transitions_document
  on user_acceptance_transitions (client_id, document_request_id, id desc);
