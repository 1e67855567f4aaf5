-- Whether a language model reads the client's papers of layouts that were never confirmed.
alter table clients add column model_proposals boolean not null default false;

-- The question about its document waits for a model: no worker takes the run.
alter table document_runs add column awaits_model boolean not null default false;

-- What a model was asked about the document of a run, and what it answered.
create table model_answers (
  run_id uuid primary key references document_runs (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  document_request_id uuid not null references document_requests (id) on delete cascade,
  model text not null,
  -- The messages as they are sent, as JSON; the question of a document that was not sent is empty.
  question text not null,
  question_hash text not null,
  -- As the model wrote it; null until it has answered, and where it did not.
  answer text,
  failure text,
  answered_at timestamptz(3),
  -- Null where the answer is that of an earlier run to the same question.
  milliseconds integer,
  prompt_tokens integer,
  completion_tokens integer,
  -- What of the answer was a proposal, and what of these no words of the page bear out.
  proposed integer,
  refused integer
);
create index model_answers_document on model_answers (document_request_id, question_hash);
create index model_answers_client on model_answers (client_id);
