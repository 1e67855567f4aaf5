-- A document may tell of the same fund, type and reporting date as another one, with other content.
alter table document_requests
  -- That document, until somebody decides which of the two counts.
  add column same_period_as uuid references document_requests (id) on delete set null,
  -- The document that this one replaces.
  add column revises uuid references document_requests (id) on delete set null;

create index document_requests_same_period on document_requests (same_period_as) where same_period_as is not null;
create index document_requests_revises on document_requests (revises) where revises is not null;
