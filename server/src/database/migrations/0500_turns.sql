-- The extraction takes turns between clients: who waits is taken by turn, and each client's documents have turns of their
-- own, one after the other, from the turn that is being taken. Whoever sends thousands waits for one of each other's.
alter table clients add column last_turn integer not null default 0;
alter table document_runs add column turn integer not null default 0;
create index document_runs_begun on document_runs (turn) where started_at is not null;
