-- no transaction
create index concurrently if not exists document_runs_turns
  on document_runs (client_id, is_long, turn) where status = 'queued';
create index concurrently if not exists document_runs_order
  on document_runs (client_id, is_long, person_turn, arrival) where status = 'queued';
create index concurrently if not exists document_runs_people
  on document_runs (client_id, is_long, person_id, person_turn) where status = 'queued';
create index concurrently if not exists document_runs_begun_by_length
  on document_runs (is_long, turn) where started_at is not null;
