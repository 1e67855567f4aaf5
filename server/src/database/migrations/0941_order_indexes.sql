-- no transaction
-- The documents of one quarter of a minute of active work (0940).
create index concurrently if not exists confirmed_documents_active_time
  on confirmed_documents (client_id, (active_seconds / 15), confirmed_at) include (active_seconds);
-- With the name itself, a page deep in an order by name is found without reading the rows that it skips.
create index concurrently if not exists document_requests_by_fund
  on document_requests (client_id, stage, lower(fund) collate "C", id) include (fund);
create index concurrently if not exists document_requests_by_fund_down
  on document_requests (client_id, stage, lower(fund) collate "C" desc nulls last, id desc) include (fund);
create index concurrently if not exists document_requests_by_manager
  on document_requests (client_id, stage, lower(fund_manager) collate "C", id) include (fund_manager);
create index concurrently if not exists document_requests_by_manager_down
  on document_requests (client_id, stage, lower(fund_manager) collate "C" desc nulls last, id desc)
  include (fund_manager);
create index concurrently if not exists document_requests_by_uploader
  on document_requests (client_id, stage, lower(uploaded_by) collate "C", id) include (uploaded_by);
drop index concurrently if exists document_requests_fund;
drop index concurrently if exists document_requests_fund_down;
drop index concurrently if exists document_requests_manager;
drop index concurrently if exists document_requests_manager_down;
drop index concurrently if exists document_requests_uploaded_by;
-- The other half of 0830: a list of documents without doubts where few or none have been read.
create index concurrently if not exists document_requests_no_doubts
  on document_requests (client_id, stage, upload_date, id) where doubts = 0;
