-- no transaction
-- The documents that wait for a type, newest first.
create index concurrently if not exists document_requests_need_type
  on document_requests (client_id, upload_date, id) where needs_type;
-- Those that failed for it before 0980.
update document_requests set needs_type = true
where stage = 'EXT_FAILED' and document_type_id = 'RECOGNISE' and exists (
  select from document_runs
  where document_request_id = document_requests.id and failure_detail = 'its words name no document type');
