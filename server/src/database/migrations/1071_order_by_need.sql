-- no transaction
-- The lists are sorted by how many values of a document need review: none of a confirmed one, and unknown of one that was not read.
create index concurrently if not exists document_requests_need
  on document_requests (client_id, stage, (case when is_verified then null else doubts end), id);
create index concurrently if not exists document_requests_need_down
  on document_requests (client_id, stage, (case when is_verified then null else doubts end) desc nulls last, id desc);
