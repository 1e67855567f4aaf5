-- no transaction
-- A save changes revision and updated_at alone. No index has them, and pages have room, so that the row is written anew in its
-- page and none of the two dozen indexes changes.
alter table document_requests set (fillfactor = 85);
create index concurrently if not exists document_requests_published
  on document_requests (client_id, document_type_id, published_at desc nulls last) where is_verified;
drop index concurrently if exists document_requests_confirmed;
