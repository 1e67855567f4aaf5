-- Reasons to look at a document that lie in the document itself, as its extraction found them.
alter table document_requests add column document_doubts jsonb not null default '[]';
