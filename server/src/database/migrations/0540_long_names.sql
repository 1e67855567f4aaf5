-- Lists sort by the beginning of a file's name: an index entry holds 2,700 bytes, and a name may be longer.
drop index document_requests_file_name;
create index document_requests_file_name on document_requests
  (client_id, stage, (left(lower(file_name), 500)) collate "C", id);
