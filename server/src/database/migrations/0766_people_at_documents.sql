-- Who has a document open, and was seen there last.
create table document_presence (
  document_request_id uuid not null references document_requests (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  seen_at timestamptz(3) not null default now(),
  primary key (document_request_id, user_id)
);
create index document_presence_seen on document_presence (seen_at);

-- Who works on a document, until `expires_at`: work on it renews the claim, silence ends it.
create table document_claims (
  document_request_id uuid primary key references document_requests (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  claimed_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);

-- Questions on a value of a document, with the place on the page that they are about. They are kept when the document is
-- extracted again, which gives its metrics other ids.
create table document_questions (
  id uuid primary key,
  client_id text not null references clients (id) on delete cascade,
  document_request_id uuid not null references document_requests (id) on delete cascade,
  metric_id uuid not null,
  metric_fin text not null,
  metric_label text not null,
  page integer,
  x double precision,
  y double precision,
  w double precision,
  h double precision,
  question text not null,
  asked_by_id bigint not null,
  asked_by text not null,
  asked_to_id bigint not null,
  asked_to text not null,
  asked_at timestamptz(3) not null default now(),
  answer text,
  answered_by_id bigint,
  answered_by text,
  answered_at timestamptz(3)
);
create index document_questions_document on document_questions (client_id, document_request_id, asked_at);
create index document_questions_open on document_questions (client_id, asked_to_id, asked_at) where answer is null;
