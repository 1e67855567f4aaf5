-- Somebody decided that this document stays beside another one of the same file.
alter table document_requests add column is_kept_duplicate boolean not null default false;
