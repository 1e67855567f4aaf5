-- The transition that counts for the present values of a document: its last one, unless they were extracted anew since.
create view present_transitions as
select document.client_id, document.id as document_request_id, made.transition, made.attempt, made.revision
from document_requests document
cross join lateral (
  select transition, attempt, revision from user_acceptance_transitions last
  where last.client_id = document.client_id and last.document_request_id = document.id order by last.id desc limit 1
) made
where made.attempt = coalesce((
  select max(run.attempt) from document_runs run where run.document_request_id = document.id and run.status = 'done'), 0);
