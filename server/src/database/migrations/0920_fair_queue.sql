-- The extraction takes turns between clients, within a client between people, and reads long documents in slots of their
-- own. An older version beside this one goes on: its runs have no client here, and keep the turns that they got.
alter table clients add column last_long_turn integer not null default 0;
alter table document_runs
  add column client_id text,
  add column person_id integer,
  add column is_long boolean not null default false,
  add column arrival integer not null default 0,
  add column person_turn integer not null default 0,
  add column unreturned integer not null default 0,
  add column reader_deaths integer not null default 0,
  add column errors integer not null default 0;
update document_runs run
  set client_id = document.client_id, person_id = document.uploaded_by_id, arrival = run.turn, person_turn = run.turn
  from document_requests document
  where document.id = run.document_request_id and run.status in ('queued', 'running');
