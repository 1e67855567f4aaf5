-- The first and last page of a document that is one of several in its file, and what it is in the file's own words;
-- null for a document that is the whole file.
alter table document_requests
  add column from_page integer,
  add column to_page integer,
  add column part_title text;

-- The documents of one file share its key. A document that is a whole file shares it with none.
drop index document_requests_key;
create index document_requests_key on document_requests (s3_key);
create unique index document_requests_whole_file on document_requests (s3_key) where from_page is null;
