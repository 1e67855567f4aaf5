-- Whether an extraction failed because the document has the evidence of no type, so that a person chooses one; and the kind of
-- paper that it looks like, where its titles say one.
alter table document_requests
  add column needs_type boolean not null default false,
  add column looks_like text;
