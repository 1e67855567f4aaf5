-- Attempts that have not ended: few among many, looked for every few seconds.
create index document_runs_open on document_runs (document_request_id) where status in ('queued', 'running');
